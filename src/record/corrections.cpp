// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/corrections.hpp"

#include <string>

namespace tactus::record {
namespace {

using chess::Color;
using table::TableSetup;

std::string time_control_of(TableSetup const& setup) {
  return setup.time_control ? clock::pgn_text_of(*setup.time_control) : std::string{"-"};
}

std::string or_none(std::string const& text) { return text.empty() ? "-" : text; }

void compare_players(table::Player const& before, table::Player const& after, Color player,
                     std::vector<Message>& words) {
  Argument const side{"player", player};
  if (before.name != after.name)
    words.push_back(say("corrected: {player} is {name}, not {before}",
                        {side, {"name", after.name}, {"before", before.name}}));
  if (before.is_blind != after.is_blind)
    words.push_back(after.is_blind ? say("corrected: {player} is blind", {side})
                                   : say("corrected: {player} is not blind", {side}));
  if (before.is_deaf != after.is_deaf)
    words.push_back(after.is_deaf ? say("corrected: {player} is hard of hearing", {side})
                                  : say("corrected: {player} is not hard of hearing", {side}));
  if (before.assistant != after.assistant)
    words.push_back(say("corrected: the assistant of {player} is {name}, not {before}",
                        {side, {"name", or_none(after.assistant)}, {"before", or_none(before.assistant)}}));
  if (before.guided != after.guided)
    words.push_back(after.guided.is_empty()
                        ? say("corrected: the assistant of {player} is told his duties no longer", {side})
                        : say("corrected: the assistant of {player} is told his duties", {side}));
}

}  // namespace

std::vector<Message> words_of_corrections(TableSetup const& before, TableSetup const& after) {
  std::vector<Message> words;
  compare_players(before.white, after.white, Color::white, words);
  compare_players(before.black, after.black, Color::black, words);
  if (before.event != after.event)
    words.push_back(say("corrected: the tournament is {name}, not {before}",
                        {{"name", or_none(after.event)}, {"before", or_none(before.event)}}));
  if (before.site != after.site)
    words.push_back(say("corrected: the place is {name}, not {before}",
                        {{"name", or_none(after.site)}, {"before", or_none(before.site)}}));
  auto const number = [](std::optional<unsigned> n) { return n ? std::to_string(*n) : std::string{"-"}; };
  if (before.round != after.round)
    words.push_back(say("corrected: round {number}, not {before}",
                        {{"number", number(after.round)}, {"before", number(before.round)}}));
  if (before.board_number != after.board_number)
    words.push_back(say("corrected: board number {number}, not {before}",
                        {{"number", number(after.board_number)}, {"before", number(before.board_number)}}));
  if (before.regime.phase != after.regime.phase || before.regime.supervision != after.regime.supervision)
    words.push_back(
        say("corrected: standard, rapid or blitz, or how it is supervised; the agreement has it"));
  if (time_control_of(before) != time_control_of(after))
    words.push_back(say("corrected: the time control is {time}, not {before}",
                        {{"time", time_control_of(after)}, {"before", time_control_of(before)}}));
  return words;
}

}  // namespace tactus::record
