// SPDX-License-Identifier: GPL-3.0-or-later
// What is agreed before a game: as the game file keeps it, as facts to hear and read, and what is wrong with
// it. Pure.
#pragma once

#include "src/equipment/fact.hpp"
#include "src/table/options/options.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

/// Without the kinds of the boards, which only the boards can tell. `date` as in PGN.
table::TableSetup agreed_setup(PlayOptions const& options, std::string date);

/// One fact a line: players, rules, times, who announces, what the arbiter allowed.
std::vector<Message> agreement_facts(table::TableSetup const& setup);

/// What the Laws or the words themselves forbid, and what was expected; nothing where all is well.
std::optional<Message> agreement_fault(table::TableSetup const& setup);

/// A hearing-impaired player meets a blind one under Laws that demand an assistant then (D.2.11 of 2017 and
/// 2023), and neither has one.
bool lacks_assistant(table::TableSetup const& setup);

/// The sentences that name what is agreed; also for those who ask for it, or keep it.
Message sentence_of(RuleSet rules);
Message sentence_of(Phase phase);
Message sentence_of(Supervision supervision);
Message sentence_of(table::Announcer announcer);
Message sentence_of(table::DifferenceNotice notice);
Message round_fact(unsigned number);
Message board_number_fact(unsigned number);
/// Nothing: the initial position.
std::optional<Message> sentence_of(chess::StatedPosition const& start);
std::vector<Message> facts_of(clock::TimeControl const& control);
/// None where no quickplay finish was announced.
std::vector<Message> quickplay_facts(table::TableSetup const& setup);
/// None where the arbiter allowed nothing, or agreed no word.
std::vector<Message> permission_facts(table::Permissions const& permissions);
std::vector<Message> word_facts(table::TableSetup const& setup);

// Where what is for one player alone comes out, when somebody else would hear or read it there. Pure.

bool reads_braille(PlayOptions const& options, chess::Color player);
/// Why the game is not begun: a player would be told nothing at all.
std::optional<Message> channel_fault(PlayOptions const& options, table::TableSetup const& setup);
/// Whose private lines this screen does not show: he sees, and his blind opponent reads it.
std::optional<chess::Color> hidden_on_screen(PlayOptions const& options, table::TableSetup const& setup);
/// Whose private lines are not spoken, at a table where Tactus speaks or where they are not shown either.
std::vector<chess::Color> without_ear(PlayOptions const& options, table::TableSetup const& setup);
/// What players have to know of it before a game.
std::vector<Message> ear_facts(PlayOptions const& options, table::TableSetup const& setup);

}  // namespace tactus::program
