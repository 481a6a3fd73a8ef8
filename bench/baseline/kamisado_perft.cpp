// The baseline for Kaisho's speed: Kamisado's move counts of one round, written for nothing else.
// Sets of squares are 64-bit words, the two sides are template arguments, and the last move is counted, not made.
//
//   g++ -O3 -march=native -o kamisado_perft kamisado_perft.cpp && ./kamisado_perft 7
//
// Prints: depth, number of sequences, seconds.

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using Squares = std::uint64_t;

static const char *const COLOURS = "OBPKYRGN";
static const char *const RANKS[8] = {"NGRYKPBO", "PNYBGKOR", "BYNPROKG", "YRGNOBPK",
                                     "KPBONGRY", "GKORPNYB", "ROKGBYNP", "OBPKYRGN"};

static int colour_of[64];
static Squares line[2][64][3];

static constexpr Squares bit(int square) { return Squares{1} << square; }
static constexpr Squares HOME[2] = {0xFF, Squares{0xFF} << 56};

struct Round {
    Squares occupied = 0;
    unsigned char tower[2][8];
};

static void prepare_tables() {
    for (int square = 0; square < 64; ++square) {
        colour_of[square] = static_cast<int>(std::strchr(COLOURS, RANKS[square / 8][square % 8]) - COLOURS);
        for (int side = 0; side < 2; ++side)
            for (int way = 0; way < 3; ++way) {
                int row = square / 8, file = square % 8;
                Squares reached = 0;
                for (;;) {
                    row += side == 0 ? 1 : -1;
                    file += way - 1;
                    if (row < 0 || row > 7 || file < 0 || file > 7) break;
                    reached |= bit(row * 8 + file);
                }
                line[side][square][way] = reached;
            }
    }
}

template <int SIDE> static inline Squares targets(int square, Squares occupied) {
    Squares found = 0;
    for (int way = 0; way < 3; ++way) {
        const Squares whole = line[SIDE][square][way];
        const Squares towers = whole & occupied;
        if (SIDE == 0)
            found |= whole & ((towers & -towers) - 1);
        else
            found |= towers ? whole & (~Squares{0} << 1 << (63 - __builtin_clzll(towers))) : whole;
    }
    return found;
}

static Squares targets_of(int side, int square, Squares occupied) {
    return side == 0 ? targets<0>(square, occupied) : targets<1>(square, occupied);
}

// Whether the passes that begin with this tower never reach one that can move.
static bool deadlock(const Round &round, int side, int colour) {
    for (int passes = 0; passes < 16; ++passes) {
        const int square = round.tower[side][colour];
        if (targets_of(side, square, round.occupied)) return false;
        colour = colour_of[square];
        side ^= 1;
    }
    return true;
}

template <int SIDE> static std::uint64_t sequences(Round &round, int colour, int depth) {
    const int start = round.tower[SIDE][colour];
    Squares reach = targets<SIDE>(start, round.occupied);
    if (!reach) {
        if (deadlock(round, SIDE, colour)) return 0;
        return depth == 1 ? 1 : sequences<1 - SIDE>(round, colour_of[start], depth - 1);
    }
    if (depth == 1) return static_cast<std::uint64_t>(__builtin_popcountll(reach));
    reach &= ~HOME[1 - SIDE];  // nothing follows a won round
    std::uint64_t total = 0;
    const Squares before = round.occupied;
    for (; reach; reach &= reach - 1) {
        const int target = __builtin_ctzll(reach);
        round.tower[SIDE][colour] = static_cast<unsigned char>(target);
        round.occupied = before ^ bit(start) ^ bit(target);
        total += sequences<1 - SIDE>(round, colour_of[target], depth - 1);
    }
    round.tower[SIDE][colour] = static_cast<unsigned char>(start);
    round.occupied = before;
    return total;
}

int main(int argc, char **argv) {
    prepare_tables();
    Round round;
    for (int side = 0; side < 2; ++side)
        for (int file = 0; file < 8; ++file) {
            const int square = side * 56 + file;
            round.tower[side][colour_of[square]] = static_cast<unsigned char>(square);
            round.occupied |= bit(square);
        }
    const int deepest = argc > 1 ? std::atoi(argv[1]) : 7;
    for (int depth = 1; depth <= deepest; ++depth) {
        const auto began = std::chrono::steady_clock::now();
        std::uint64_t total = 0;
        for (int colour = 0; colour < 8; ++colour) total += sequences<0>(round, colour, depth);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - began;
        std::printf("%d %llu %.6f\n", depth, static_cast<unsigned long long>(total), seconds.count());
    }
}
