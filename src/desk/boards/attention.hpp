// SPDX-License-Identifier: GPL-3.0-or-later
// Why a board needs the arbiter: reasons with their age and article, as a fold over the events of one game.
// What stands (boards that differ, an open claim) ends by itself; what happened stays until it is decided.
// Pure; time is an argument.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/message/message.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/chronicle/chronicle.hpp"
#include "src/desk/boards/level.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tactus::desk {

using arbitration::laws::Law;
using chess::Color;

/// The most urgent first.
enum class Reason : std::uint8_t {
  broker_gone,     // the whole hall is unseen
  copy_unwritten,  // by this desk: what comes is shown and not kept
  boards_differ,
  decided_twice,  // by desks that did not know of each other's decision
  claim_waiting,
  end_taken_back,
  confirmation_waiting,  // of a position, a correction or a result that was proposed
  wrong_word,            // was typed for the arbiter's
  program_changed,       // tried what the kernel refuses it, or is watched or added to while it plays
  illegal_move,          // as entered, or as the board shows it; to be checked on the board
  ended_on_board,        // mate or stalemate; the players have to say so
  drawn_by_itself,
  flag_fallen,
  announced_another_move,
  pressed_early,
  repeated_another_move,
  changed_made_move,  // D.2.3, 4.7
  draw_offered_untimely,
  arrival_not_seen,  // the sensor of the arrival square is bad
  capture_not_seen,  // D.2.3.1: the captured piece was not seen to leave
  promotion_not_named,
  moved_after_resigning,  // 5.1.2
  clock_stands,           // not started or stopped, and the boards go on
  clock_jumps,            // told three times what no clock can know
  equipment,              // boards or clock are not as agreed; nobody's fault
  clock_not_pressed,
  pressed_late,
  result_to_confirm,
  times_wrong,    // of the events: ahead of this machine's clock, or backwards
  two_tables,     // speak for one board
  wrong_players,  // at a table, by the round's pairings
  table_missing,  // of those that are paired
  default_time,   // a player has not moved, or a table has not begun (6.7)
  table_excess,   // what it sends more than the desk takes is refused
  device_lost,
  link_lost,
  file_damaged,
};
/// It is no single board's.
inline bool is_of_hall(Reason reason) {
  return reason == Reason::broker_gone || reason == Reason::copy_unwritten;
}
/// "boards-differ": for machines and styles, never for people.
std::string_view name_of(Reason reason);

struct Attention {
  Reason why{};
  std::int64_t event = 0;  // number of the event that is the reason
  Instant since;
  Message words;
  std::optional<Law> article{};
  std::optional<Color> by{};  // whose act or whose board it is, where it is one player's
  std::optional<table::ClaimMade> claim{};
  bool is_decided = false;
  Level level = Level::now;
  unsigned ply = 0;  // of what happened in one

  Millis age(Instant now) const { return now > since ? now - since : Millis{0}; }
};

/// By level, then by reason, then the oldest first.
void sort_by_urgency(std::vector<Attention>& list);

/// After so many times told what it cannot know a clock is no longer to be read through Tactus.
inline constexpr unsigned jumps_of_clock = 3;

class AttentionLog {
 public:
  /// The events come in order. `told`: what the chronicle tells of the event, in the desk's words.
  void take(std::int64_t number, table::StampedEvent const& event, std::vector<program::Incident> const& told,
            program::Chronicle const& chronicle);
  /// What is odd about the time of this event.
  void note_times(std::int64_t number, Instant at, Message words);
  /// All reasons that hold at `now`, in their order.
  std::vector<Attention> at(Instant now, table::TableState const& state) const;
  /// When the list will change by the passing of time alone.
  std::optional<Instant> next_change(Instant now) const;

 private:
  struct Since {
    std::int64_t event = 0;
    Instant time;
  };
  void take(Since since, program::Incident const& told);
  void note(Since since, program::Happening happening, program::Incident const& told);
  void take(Since since, table::Input const& input, table::TableState const& state);
  void take(Since since, table::Outcome const& outcome, table::TableState const& state);
  void note_proposal(Since since, table::Announcement const& told);
  void note_flags(Since since, table::RecordedClock const& clock);
  void note_jump(Since since);
  void forget_moves_from(unsigned ply);
  void add_standing(std::vector<Attention>& list, table::TableState const& state) const;

  std::array<std::optional<Message>, 2> differs_;
  Since differs_since_[2];
  std::optional<table::ClaimMade> claim_;
  Since claim_since_;
  Since proposed_since_;
  Message proposed_;  // what waits to be confirmed, as long as the state says that something does
  std::optional<Since> flags_[2];
  unsigned clock_jumps_ = 0;   // since they were told last
  std::optional<Since> made_;  // the move that waits for its press
  Color maker_ = Color::white;
  std::optional<chess::Move> made_move_;  // and not completed
  std::optional<Since> ended_;
  table::GameResult result_ = table::GameResult::open;  // by the Laws
  std::array<std::optional<Since>, table::all_devices.size()> lost_{};
  std::vector<Attention> happened_;
};

}  // namespace tactus::desk
