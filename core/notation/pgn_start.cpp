// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pgn_start.hpp"

#include "core/notation/fen.hpp"

#include <algorithm>
#include <array>

namespace tactus::notation {
namespace {

// As they are written by the sites and programs that write the tag, in small letters without blanks.
constexpr std::array<std::string_view, 8> variants{
    "standard", "chess",        "normal",        "fromposition",
    "chess960", "fischerandom", "fischerrandom", "fischerrandomchess"};

std::string in_small_letters(std::string_view text) {
  std::string small;
  for (char const c : text)
    if (c != ' ' && c != '-') small += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return small;
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
    variant_ = in_small_letters(value);
}

tl::expected<chess::Position, PgnFault> PgnStart::position() const {
  if (!variant_.empty() && std::find(variants.begin(), variants.end(), variant_) == variants.end())
    return tl::unexpected(PgnFault::unknown_variant);
  if (fen_.empty() && set_up_ == "1") return tl::unexpected(PgnFault::bad_fen);
  if (fen_.empty() || set_up_ == "0") return chess::Position::initial();
  auto const setup = read_fen(fen_);
  if (!setup) return tl::unexpected(PgnFault::bad_fen);
  auto const position =
      chess::Position::from(*setup, chess::unreachable_but_playable | chess::SetupFault::bad_castling_rights |
                                        chess::SetupFault::invalid_ep_square);
  if (!position) return tl::unexpected(PgnFault::unplayable_setup);
  return *position;
}

}  // namespace tactus::notation
