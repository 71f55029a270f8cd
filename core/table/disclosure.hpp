// SPDX-License-Identifier: GPL-3.0-or-later
// Who may be told what: the table of users' needs, section 3, as data. Our reading of
// D.2.10, 11.3, 12.6, 12.7 and 6.12.2 of the 2018 and 2023 Laws; what the arbiter may choose is settled
// before the game. All that is said passes it on its way out of the fold (Fold::say).
#pragma once

#include "core/table/event.hpp"

#include <array>
#include <optional>

namespace tactus::table {

/// What can be known of a game at the table.
enum class Information : std::uint8_t {
  proceedings,        // devices, offers, claims, results: no row of that table; both hear what both did
  move_made,          // the move just made, verbatim
  last_announcement,  // once more
  times_and_number,   // own time, opponent's time, number of moves (D.2.10.4)
  low_time,
  clock_not_pressed,
  flag_fall,
  illegal_before_press,
  check_and_capture,  // the words of the mover's announcement
  draw_reached,       // threefold, fifty moves; fivefold and seventy-five (9.6)
  boards_differ,
  own_score,
  own_position,
  analysis,  // legal moves, attackers, material, evaluation, opening
};
inline constexpr std::size_t information_count = static_cast<std::size_t>(Information::analysis) + 1;

enum class Disclosed : std::uint8_t {
  unasked,
  on_request,
  as_agreed,         // only where the arbiter allowed it before the game
  as_mover_did,      // what the mover said or did, by the wording that was chosen
  after_completion,  // of the move
  never,
  not_in_program,  // the code is not there to be reached
};

struct Disclosure {
  Information information;
  Disclosed to_player;    // `tactus`
  Disclosed to_arbiter;   // `tactus-arbiter`
  Disclosed in_training;  // `tactus-training`
};

using Disclosures = std::array<Disclosure, information_count>;
inline constexpr Disclosures disclosures{{
    {Information::proceedings, Disclosed::unasked, Disclosed::unasked, Disclosed::unasked},
    {Information::move_made, Disclosed::unasked, Disclosed::unasked, Disclosed::unasked},
    {Information::last_announcement, Disclosed::on_request, Disclosed::unasked, Disclosed::on_request},
    {Information::times_and_number, Disclosed::on_request, Disclosed::unasked, Disclosed::on_request},
    {Information::low_time, Disclosed::as_agreed, Disclosed::unasked, Disclosed::as_agreed},
    {Information::clock_not_pressed, Disclosed::never, Disclosed::unasked, Disclosed::unasked},
    {Information::flag_fall, Disclosed::on_request, Disclosed::unasked, Disclosed::on_request},
    {Information::illegal_before_press, Disclosed::never, Disclosed::after_completion, Disclosed::unasked},
    {Information::check_and_capture, Disclosed::as_mover_did, Disclosed::unasked, Disclosed::as_mover_did},
    {Information::draw_reached, Disclosed::never, Disclosed::unasked, Disclosed::unasked},
    {Information::boards_differ, Disclosed::as_agreed, Disclosed::unasked, Disclosed::unasked},
    {Information::own_score, Disclosed::on_request, Disclosed::unasked, Disclosed::on_request},
    {Information::own_position, Disclosed::as_agreed, Disclosed::unasked, Disclosed::on_request},
    {Information::analysis, Disclosed::not_in_program, Disclosed::never, Disclosed::on_request},
}};

constexpr Disclosure const& disclosure_of(Information information, Disclosures const& table = disclosures) {
  return table[static_cast<std::size_t>(information)];
}

/// What an announcement at the table tells. Each kind of content has its row: a new one does not compile
/// without.
Information information_of(Announcement const& announcement);

/// What a person has asked for. `by` nothing: who hears the answer is decided by what is asked for.
struct Question {
  Information about;
  std::optional<Color> by{};
};
/// What this input asks for; nothing: what comes of it comes unasked.
std::optional<Question> question_of(Input const& input);

/// What decides, besides the table, whether something may be told.
struct Circumstances {
  Permissions permissions{};
  DifferenceNotice difference_notice = DifferenceNotice::nobody;
  bool is_training = false;
  std::array<std::optional<Question>, 2> questions{};  // now, and one that still waits for its answer
};

/// The player's program, or that for training, may tell this now to these ears.
bool may_leave(Information information, Audience to, Circumstances const& now,
               Disclosures const& table = disclosures);
/// What may leave of an announcement: all of it; a move without the words that are shut; nothing.
std::optional<Announcement> let_out(Announcement announcement, Circumstances const& now,
                                    Disclosures const& table = disclosures);

}  // namespace tactus::table
