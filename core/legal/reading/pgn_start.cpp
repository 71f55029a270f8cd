// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game in PGN starts.

#include "core/legal/reading/pgn_reader.hpp"
#include "core/message/unicode.hpp"
#include "core/notation/fen.hpp"

#include <algorithm>
#include <array>

namespace tactus::notation {
namespace {

// As they are written by the sites and programs that write the tag, in small letters without blanks.
constexpr std::array<std::string_view, 9> variants{"standard",     "chess",         "normal",
                                                   "regular",      "fromposition",  "chess960",
                                                   "fischerandom", "fischerrandom", "fischerrandomchess"};

bool is_known_variant(std::string_view text) {
  std::string name = unicode::folded(text);
  std::erase_if(name, [](char c) { return c == ' ' || c == '-'; });
  return std::find(variants.begin(), variants.end(), name) != variants.end();
}

}  // namespace

std::string unescaped_tag(std::string_view value) {
  std::string text;
  for (std::size_t i = 0; i < value.size(); ++i) {
    bool const escapes =
        value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    if (escapes) ++i;
    text += value[i];
  }
  return text;
}

void PgnStart::add_tag(std::string_view name, std::string_view value) {
  if (name == "FEN")
    fen_ = value;
  else if (name == "SetUp")
    set_up_ = value;
  else if (name == "Variant")
    variant_ = value;
}

tl::expected<chess::Position, StartFault> PgnStart::position() const {
  if (!variant_.empty() && !is_known_variant(unescaped_tag(variant_)))
    return tl::unexpected(StartFault{PgnFault::unknown_variant, variant_});
  if (fen_.empty() || set_up_ == "0") return chess::Position::initial();
  auto const setup = read_fen(unescaped_tag(fen_));
  if (!setup) return tl::unexpected(StartFault{PgnFault::bad_fen, fen_});
  auto const position = chess::Position::from(*setup, chess::every_playable_fault);
  if (!position) return tl::unexpected(StartFault{PgnFault::unplayable_setup, fen_});
  return *position;
}

}  // namespace tactus::notation
