// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/appendix_d_words.hpp"

#include <array>
#include <cstddef>

namespace tactus::notation {
namespace {

using namespace std::string_view_literals;

// In the order of the enumerations.
constexpr std::array file_words{"Anna"sv, "Bella"sv, "Cesar"sv,  "David"sv,
                                "Eva"sv,  "Felix"sv, "Gustav"sv, "Hector"sv};
constexpr std::array rank_words{"eins"sv, "zwei"sv,  "drei"sv,   "vier"sv,
                                "fünf"sv, "sechs"sv, "sieben"sv, "acht"sv};
constexpr std::array piece_words{"Bauer"sv, "Springer"sv, "Läufer"sv, "Turm"sv, "Dame"sv, "König"sv};

}  // namespace

std::string_view word(chess::File file) { return file_words[static_cast<std::size_t>(file)]; }
std::string_view word(chess::Rank rank) { return rank_words[static_cast<std::size_t>(rank)]; }
std::string_view word(chess::Kind kind) { return piece_words[static_cast<std::size_t>(kind)]; }

}  // namespace tactus::notation
