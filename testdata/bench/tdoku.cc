// tdoku FILE SECONDS counts each Sudoku of a file to two with tdoku (T. Dillon), round and round
// for that long, and prints what `ours time` does. peers.sh compiles it with tdoku's sources.
#include <algorithm>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "tdoku.h"

constexpr size_t kCells = 81, kChecked = 200;

// Puzzles are the last 81 characters of each line, as `ours disguise` prints them, a dot for a blank.
std::vector<std::string> Read(const char *file) {
  std::vector<std::string> puzzles;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.size() >= kCells) puzzles.push_back(line.substr(line.size() - kCells) + "\n");
  }
  return puzzles;
}

double ProcessorTime() {
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

int main(int argc, char **argv) {
  if (argc != 3) {
    std::cerr << "usage: tdoku FILE SECONDS\n";
    return 2;
  }
  const auto puzzles = Read(argv[1]);
  if (puzzles.empty()) {
    std::cerr << "tdoku: no puzzles in " << argv[1] << "\n";
    return 2;
  }
  std::string answers;
  char solution[kCells];
  size_t counted = 0, guesses = 0;
  double seconds = 0;
  while (seconds < std::stod(argv[2])) {
    const double start = ProcessorTime();
    for (const auto &puzzle : puzzles) {
      size_t taken = 0;
      const size_t found = TdokuSolverDpllTriadSimd(puzzle.c_str(), 2, 0, solution, &taken);
      guesses += taken;
      if (answers.size() < std::min(kChecked, puzzles.size())) answers += char('0' + found);
    }
    seconds += ProcessorTime() - start;
    counted += puzzles.size();
  }
  std::cout << "{\"puzzles\": " << counted << ", \"seconds\": " << seconds << ", \"guesses\": " << guesses
            << ", \"answers\": \"" << answers << "\"}\n";
}
