// SPDX-License-Identifier: GPL-3.0-or-later
// Two players at the simulated table: White is blind, feels his tactile board and hears what Tactus says;
// Black is sighted and plays on the DGT board. Each waits for what a person would wait for (D.2.1 to D.2.4):
// the blind player has his move announced and hears it before he presses the clock, and hears his opponent's
// before he copies it.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/legal/position.hpp"
#include "src/sim/world/child_process.hpp"
#include "src/sim/world/simulated_table.hpp"

#include <optional>
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
  /// an earlier one nor what is told anew when the program was killed. A move is said without a full stop.
  bool has_new_move_since(std::size_t asked, std::size_t mark) const;

 private:
  std::span<Caption const> since(std::size_t mark) const;

  std::vector<Caption> heard_;
};

/// How the blind player asks for his move.
struct Asking {
  /// So much wall time he waits for an answer before he presses his announce key again; long, where no key
  /// gets lost on its way, for then only a busy machine is slow.
  Millis answered_within{};
  unsigned times = 3;  // that he asks before he gives up; more, where the program is killed again and again
};

class GameByHands {
 public:
  /// The table must outlive it. `seed`: how long the hands take.
  GameByHands(SimulatedTable& table, std::uint32_t seed, Asking asking)
      : table_(table), hand_(seed), asking_(asking) {}

  /// A line that Tactus printed.
  void hear(std::string const& line) { captions_.add(line); }
  /// A line that the arbiter's watch printed. The arbiter tells the players in person.
  void hear_arbiter(std::string const& line);
  Captions const& captions() const { return captions_; }

  /// Waits until a program listens to all three lines, then starts White's clock and plays.
  /// `wrongly_copied`: that ply (one of Black's) is first copied one aperture off, and put right when the
  /// arbiter has said so.
  tl::expected<void, Trouble> play(std::span<ScriptedPly const> game,
                                   std::optional<std::size_t> wrongly_copied);
  /// The player whose move it was says checkmate, and the other one confirms it. `last`: that move.
  tl::expected<void, Trouble> agree_on_mate(ChildProcess& tactus, ScriptedPly const& last);
  /// How often the announce key was pressed once more because the move was not heard.
  unsigned second_askings() const { return second_askings_; }
  std::size_t plies_done() const { return plies_done_; }

 private:
  using Done = tl::expected<void, Trouble>;

  Done start();
  /// What the hands make.
  struct ByHand {
    chess::Diagram before;
    chess::Move move;
    CaptureOrder order;
    chess::MoveDescription described;
  };
  std::vector<HandAction> made_by_hand(ByHand const& each) {
    return hand_.make(each.before, each.move, each.order);
  }
  Done make_blind_move(ByHand const& move, ScriptedPly const& ply);
  Done make_sighted_move(ByHand const& move, ScriptedPly const& ply);
  Done copy_wrongly(ByHand const& move);
  Done have_announced(ByHand const& move, ScriptedPly const& ply);
  /// True when the words were heard after the first `mark` captions; false when the answer to this asking was
  /// another move or that there is none, or there was no answer.
  bool hears_answer(std::size_t mark, std::string_view words);
  /// The move was not heard. A board that only feels pegs and was cut off cannot always know which piece was
  /// taken: first he takes the moved piece out once more and puts it back; if that does not help, he takes
  /// the whole move back, lets the board come to rest, and makes it again.
  Done put_down_again(ByHand const& move);
  Done make_again(ByHand const& move);
  Done wait_until_heard(std::size_t mark, std::string_view words, Millis limit);
  Done wait_for_arbiter(bool const& said, std::string_view what);
  Done pause(SimTime shortest, SimTime longest) { return table_.wait(hand_.between(shortest, longest)); }

  SimulatedTable& table_;
  Hand hand_;
  Asking asking_;
  Captions captions_;
  bool arbiter_said_they_differ_ = false;
  bool arbiter_said_they_agree_ = false;
  unsigned second_askings_ = 0;
  std::size_t plies_done_ = 0;
};

}  // namespace tactus::sim
