// SPDX-License-Identifier: GPL-3.0-or-later
// Rows for the agreement before the game and for what a clock shows, which are parts of facts.
#pragma once

#include "core/table/facts/fact.hpp"
#include "core/table/input.hpp"

namespace tactus::table::facts {

template <>
inline constexpr auto row<Player> = part(field("name", &Player::name), field("is_blind", &Player::is_blind),
                                         field("is_deaf", &Player::is_deaf).if_there(),
                                         field("assistant", &Player::assistant).if_there(),
                                         field("guided", &Player::guided).if_there());
template <>
inline constexpr auto row<Regime> = part(field("rules", &Regime::rules), field("phase", &Regime::phase),
                                         field("supervision", &Regime::supervision));
template <>
inline constexpr auto row<Permissions> = part(field("position", &Permissions::position),
                                              field("low_time_warning_ms", &Permissions::low_time_warning),
                                              field("check_word", &Permissions::check_word).if_there(),
                                              field("assistants", &Permissions::assistants).if_there());
template <>
inline constexpr auto row<Timing> = part(field("quiet_ms", &Timing::quiet),
                                         field("extendable_ms", &Timing::extendable),
                                         field("copy_settled_ms", &Timing::copy_settled),
                                         field("hand_done_ms", &Timing::hand_done).if_there());
template <>
inline constexpr auto row<TableSetup> = part(
    field("white", &TableSetup::white), field("black", &TableSetup::black),
    field("regime", &TableSetup::regime).if_there(), field("event", &TableSetup::event),
    field("site", &TableSetup::site), field("date", &TableSetup::date).of_others(),
    field("round", &TableSetup::round).if_said(), field("board_number", &TableSetup::board_number).if_said(),
    field("start", &TableSetup::start), field("white_board", &TableSetup::white_board),
    field("black_board", &TableSetup::black_board), field("time_control", &TableSetup::time_control),
    field("quickplay_finish", &TableSetup::is_quickplay_finish_announced).if_said(),
    field("has_clock", &TableSetup::has_clock), field("announcer", &TableSetup::announcer),
    field("difference_notice", &TableSetup::difference_notice),
    field("permissions", &TableSetup::permissions).if_there(), field("timing", &TableSetup::timing),
    field("arbiter_word", &TableSetup::arbiter_word).if_said());
template <>
inline constexpr auto row<RemainingTimes> = part(field("white_ms", &RemainingTimes::white),
                                                 field("black_ms", &RemainingTimes::black));
template <>
inline constexpr auto row<clock::Reading> = part(field("white_ms", &clock::Reading::white),
                                                 field("black_ms", &clock::Reading::black),
                                                 field("to_move", &clock::Reading::to_move),
                                                 field("is_running", &clock::Reading::is_running),
                                                 field("white_flag", &clock::Reading::white_flag),
                                                 field("black_flag", &clock::Reading::black_flag),
                                                 field("battery_low", &clock::Reading::battery_low));

}  // namespace tactus::table::facts
