// SPDX-License-Identifier: GPL-3.0-or-later
// What the lines of Certabo boards (a tag in each piece) and Tabutronic boards (occupied or not) mean. Pure
// but for the tags, which its line shares. Their way round cannot be read from them: it is configured.
#pragma once

#include "devices/certabo_framer.hpp"
#include "devices/full_states.hpp"
#include "devices/orientation.hpp"
#include "devices/piece_tags.hpp"

#include <deque>
#include <memory>
#include <set>
#include <vector>

namespace tactus::devices {

class CertaboDecoder {
 public:
  /// Lines that must be the same before tags are learned from them.
  static constexpr unsigned steady_lines = 7;

  CertaboDecoder(Orientation orientation, std::shared_ptr<PieceTags> tags)
      : orientation_(orientation), tags_(std::move(tags)) {}

  /// Pieces are told as two of the last three lines have them, and not before their tags are known.
  std::vector<DeviceEvent> decode(CertaboLexeme const& lexeme);
  void wish_full_state() { states_.wish_whole(); }
  BoardOrientation const& orientation() const { return orientation_; }

 private:
  std::vector<DeviceEvent> occupancy(std::vector<std::uint8_t> const& rows);
  std::vector<DeviceEvent> pieces(std::vector<std::uint8_t> const& numbers);
  TaggedSquares tagged(std::vector<std::uint8_t> const& numbers) const;
  void vote();
  std::vector<DeviceEvent> tell_pieces();

  BoardOrientation orientation_;
  std::shared_ptr<PieceTags> tags_;
  std::deque<TaggedSquares> last_lines_;  // at most three
  TaggedSquares voted_{};
  unsigned equal_lines_ = 0;  // so many in a row gave the same vote
  bool is_wait_noted_ = false;
  std::set<Tag> noted_;  // tags that nobody knows
  FullStates states_;
};

}  // namespace tactus::devices
