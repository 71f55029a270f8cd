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
  auto const first = heard_.begin() + static_cast<std::ptrdiff_t>(std::min(mark, heard_.size()));
  return std::any_of(first, heard_.end(), [&](Caption const& caption) { return caption.words == words; });
}

}  // namespace tactus::sim
