// SPDX-License-Identifier: GPL-3.0-or-later
// See captions.hpp.
#include "src/sim/captions.hpp"

#include <algorithm>

namespace tactus::sim {

Caption read_caption(std::string_view line) {
  constexpr std::string_view repeat = "Repeat: ", white = " [to White]", black = " [to Black]";
  Caption caption;
  if (line.ends_with(white)) caption.to = Caption::To::white;
  if (line.ends_with(black)) caption.to = Caption::To::black;
  if (caption.to != Caption::To::both) line.remove_suffix(white.size());
  caption.is_repeat = line.starts_with(repeat);
  if (caption.is_repeat) line.remove_prefix(repeat.size());
  caption.words = line;
  return caption;
}

bool Captions::has_since(std::size_t mark, std::string_view words) const {
  return std::ranges::any_of(since(mark), [&](Caption const& caption) { return caption.words == words; });
}

bool Captions::has_new_move_since(std::size_t asked, std::size_t mark) const {
  auto const before = std::span{heard_}.first(std::min(mark, heard_.size()));
  return std::ranges::any_of(since(asked), [&](Caption const& caption) {
    return !caption.words.ends_with('.') &&
           std::ranges::find(before, caption.words, &Caption::words) == before.end();
  });
}

std::span<Caption const> Captions::since(std::size_t mark) const {
  return std::span{heard_}.subspan(std::min(mark, heard_.size()));
}

}  // namespace tactus::sim
