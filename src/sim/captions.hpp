// SPDX-License-Identifier: GPL-3.0-or-later
// What Tactus has said so far, as a hearing player keeps it in mind: was this said since then, to me, once
// more?
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::sim {

/// A caption taken apart: `Repeat: Eva vier [to White]`.
struct Caption {
  std::string words;
  bool is_repeat = false;
  enum class To { both, white, black } to = To::both;
};

Caption read_caption(std::string_view line);

class Captions {
 public:
  void add(std::string_view line) { heard_.push_back(read_caption(line)); }
  std::size_t count() const { return heard_.size(); }
  std::vector<Caption> const& all() const { return heard_; }
  /// Whether the words were said, for the first time or again, after the first `mark` captions.
  bool has_since(std::size_t mark, std::string_view words) const;
  /// Whether a move was said after the first `asked` captions that was not among the first `mark`: neither
  /// one of before nor what is told anew when the program was killed. A move is said without a full stop.
  bool has_new_move_since(std::size_t asked, std::size_t mark) const;

 private:
  std::span<Caption const> since(std::size_t mark) const;

  std::vector<Caption> heard_;
};

}  // namespace tactus::sim
