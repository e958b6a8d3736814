#!/usr/bin/env bash
# peers.sh: our exact search beside other solvers, on this machine, in one run.
#
#   testdata/bench/peers.sh             about 15 minutes
#   QUICK=1 testdata/bench/peers.sh     about 2 minutes, to see that it works
#   TABLES="sudoku large" ...           these tables only; the third is kinds
#   GOEXPERIMENT=simd ...               ours with vectors, where the processor has AVX-512
#   TDOKU=/folder ...                   tdoku too: its sources (github.com/t-dillon/tdoku), of which include and src are
#                                       compiled here, by clang++ or else c++, for this processor
#
# It prints Markdown tables on stdout, progress on stderr; docs/performance.md
# holds its output. It installs from Debian qqwing, minizinc with Gecode, clasp and
# cadical, and from PyPI OR-Tools and clingo (clasp as a library), these two in
# $PEERS_HOME (default ~/.cache/latin-peers). Set INSTALL=no to install nothing;
# what is absent has a column of dashes. Chuffed is measured where MiniZinc knows
# it and fzn-chuffed is on the path, as with MiniZinc's own bundle; neither Debian
# 12 nor PyPI has it.
#
# The public lists of Sudoku are read from $CORPORA (default: shared/corpora
# beside the checkout or further up); without them `latin generate` makes puzzles.
#
# All counts are compared; if two solvers disagree, the script says so and ends with 1.
# It needs Go and Python 3.
#
#   ours/                          times our side and restates puzzles, in Go; its doc.go says how
#   solvers.py sat.py              the others, and how they are timed
#   tdoku.cc                       asks tdoku
#   board.mzn board.lp boards.py   their models of a board
#   sudoku.py kinds.py large.py    the tables, one each
#   turns.py                       ratios to qqwing, turn by turn
#   latin-square-*.txt             hard Latin squares with one solution; their first lines say how they were made
set -euo pipefail
cd "$(dirname "$0")/../.."
bench=testdata/bench
quick=${QUICK:-}
tables=${TABLES:-sudoku kinds large}
home=${PEERS_HOME:-${XDG_CACHE_HOME:-$HOME/.cache}/latin-peers}
export GOMAXPROCS=1 PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 LC_ALL=C.UTF-8

say() { echo "$*" >&2; }

kinds="quadoku jigsaw latin-square:7 latin-square:9 tartan canario monthai tetrahedron cube octahedron
  sudoku-ripeto custom-sudoku custom-win strimko sudoku-x"

install_debian() {
  local missing="" tool sudo=""
  for tool in qqwing minizinc clasp cadical; do
    command -v "$tool" >/dev/null || missing+=" $tool"
  done
  [ -n "$missing" ] || return 0
  command -v apt-get >/dev/null || { say "no apt-get; not installed:$missing"; return 0; }
  [ "$(id -u)" = 0 ] || sudo="sudo -n"
  say "installing$missing"
  # shellcheck disable=SC2086 # lists of words
  { $sudo apt-get update -q && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -q $missing; } >&2 ||
    say "could not install all of$missing"
}

install_pypi() {
  [ -x "$home/bin/python" ] || python3 -m venv "$home" >&2 || return 0
  "$home/bin/python" -c 'import ortools, clingo' 2>/dev/null && return 0
  say "installing ortools and clingo in $home"
  "$home/bin/python" -m pip install -q ortools clingo >&2 || say "could not install ortools and clingo"
}

# find_corpora prints the folder of public lists, or nothing.
find_corpora() {
  local up=$PWD
  [ -z "${CORPORA:-}" ] || { echo "$CORPORA"; return; }
  while [ "$up" != / ]; do
    up=$(dirname "$up")
    [ ! -d "$up/shared/corpora" ] || { echo "$up/shared/corpora"; return; }
  done
}

make_lists() {
  local corpora list
  corpora=$(find_corpora)
  mkdir -p "$work/lists"
  for list in "$corpora"/sudoku-*.txt.gz; do
    [ -e "$list" ] || continue
    "$work/ours" sample -n "$1" "$list" >"$work/lists/$(basename "$list" .txt.gz).txt"
  done
  if [ -z "$(ls "$work/lists")" ]; then
    say "no public lists in '${corpora:-shared/corpora}'; making Sudoku puzzles instead. For the real lists set CORPORA to a"
    say "folder with sudoku-17-clue.txt.gz (G. Royle's list), sudoku-hardest-1905-10k.txt.gz (the players' forum) and so on,"
    say "81 characters a line; those of the benchmark suite of tdoku on GitHub will do."
    "$work/latin" generate sudoku --critical -n $(($1 / 4)) --seed peers -q -o "$work/lists/generated-critical.txt"
    "$work/latin" generate sudoku --clues 36 -n $(($1 / 4)) --seed peers -q -o "$work/lists/generated-36-clues.txt"
  fi
  mkdir -p "$work/large"
  if [ -e "$corpora/latin-square-30-unique.txt" ]; then
    cp "$corpora/latin-square-30-unique.txt" "$work/large"
  fi
  cp "$bench"/latin-square-*.txt "$work/large"
}

make_kinds() {
  local kind
  mkdir -p "$work/kinds"
  for kind in $kinds; do
    "$work/latin" generate "$kind" --critical -n "$1" --seed peers -q -o "$work/kinds/$kind.txt"
  done
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ "${INSTALL:-yes}" != no ]; then
  install_debian
  install_pypi
fi
python=$home/bin/python
[ -x "$python" ] || python=python3
go build -o "$work/ours" "./$bench/ours"
go build -o "$work/latin" ./cmd/latin

if [ -n "${TDOKU:-}" ]; then
  compiler=$(command -v clang++ || command -v c++) || { say "no C++ compiler for tdoku"; exit 1; }
  "$compiler" -O3 -march=native -DNDEBUG -std=c++14 -I"$TDOKU/include" -I"$TDOKU/src" \
    "$bench/tdoku.cc" "$TDOKU/src/solver_dpll_triad_simd.cc" "$TDOKU/src/util.cc" -o "$work/tdoku"
fi

say "making puzzles"
if [ -n "$quick" ]; then
  make_lists 500
  make_kinds 4
  "$python" "$bench/peers.py" "$work" --tables "$tables" --passes 2 --turns 1 --least 0.1 --budget 0.3 --limit 3
else
  make_lists 5000
  make_kinds 30
  "$python" "$bench/peers.py" "$work" --tables "$tables" --passes 5 --least 0.5 --budget 5 --limit 20
fi
