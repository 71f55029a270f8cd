// SPDX-License-Identifier: GPL-3.0-or-later
// The questions before a game about its devices: boards, clock, earphones; and what was chosen.

#include "core/message/message.hpp"
#include "src/table/setup/dialogue.hpp"

#include <utility>

namespace tactus::program {
namespace {

using chess::Color;

Message typed_moves() {
  // Translators: Instead of an electronic board; spoken too.
  return {translatable("none, moves are typed"), {}};
}
Message no_clock() {
  // Translators: Instead of a clock that is read; spoken too.
  return {translatable("not connected"), {}};
}
Message default_device() {
  // Translators: The sound device that the machine takes by itself; spoken too.
  return {translatable("default sound device"), {}};
}

Message label_of(FoundPort const& port) {
  if (port.device.empty()) return as_it_is(port.name);
  return {"{port}, {device}", {{"port", port.name}, {"device", port.device}}};
}

/// The game that is gone on with, if it is.
UnfinishedGame const* resumed(Surroundings const& surroundings, Answered const& answered) {
  if (!surroundings.unfinished || answered("resume").empty()) return nullptr;
  for (UnfinishedGame const& each : surroundings.unfinished->others)
    if (each.file == answered("resume")) return &each;
  return &*surroundings.unfinished;
}

std::optional<SetupQuestion> ask_board(Surroundings const& surroundings, Answered const& answered,
                                       Color color) {
  auto const* const game = resumed(surroundings, answered);
  if (game != nullptr && game->setup.board(color) == table::BoardKind::keyboard) return std::nullopt;
  SetupQuestion question;
  // Translators: A question before a game: at which port the board is; spoken too.
  question.text = {translatable("Board of {player}?"), {{"player", color}}};
  question.choices.push_back({typed_moves(), ""});
  question.free = FreeAnswer::port;
  std::string_view const taken = color == Color::black ? answered("board.white") : std::string_view{};
  for (FoundPort const& port : surroundings.ports) {
    if (port.name == taken) continue;
    if (port.has_board && question.usual == 0) question.usual = question.choices.size();
    question.choices.push_back({label_of(port), port.name});
  }
  return question;
}

void add_port(std::vector<Message>& facts, Message none, Message at, std::string_view port) {
  if (!port.empty()) at.arguments.push_back({"port", std::string{port}});
  facts.push_back(port.empty() ? std::move(none) : std::move(at));
}

}  // namespace

std::optional<SetupQuestion> ask_white_board(Surroundings const& surroundings, Answered const& answered) {
  return ask_board(surroundings, answered, Color::white);
}

std::optional<SetupQuestion> ask_black_board(Surroundings const& surroundings, Answered const& answered) {
  return ask_board(surroundings, answered, Color::black);
}

std::optional<SetupQuestion> ask_clock(Surroundings const& surroundings, Answered const& answered) {
  auto const* const game = resumed(surroundings, answered);
  if (game != nullptr && !game->setup.has_clock) return std::nullopt;
  SetupQuestion question;
  // Translators: A question before a game: at which port the clock is; spoken too.
  question.text = {translatable("Clock?"), {}};
  question.choices.push_back({no_clock(), ""});
  question.free = FreeAnswer::port;
  for (FoundPort const& port : surroundings.ports) {
    if (port.has_clock && question.usual == 0) question.usual = question.choices.size();
    question.choices.push_back({label_of(port), port.name});
  }
  return question;
}

std::optional<SetupQuestion> ask_left(Surroundings const&, Answered const& answered) {
  if (answered("clock").empty()) return std::nullopt;
  SetupQuestion question;
  // Translators: A question before a game: who of the players; spoken too.
  question.text = {translatable("Facing the clock, who sits on your left?"), {}};
  question.choices = {{{"{player}", {{"player", Color::white}}}, ""},
                      {{"{player}", {{"player", Color::black}}}, "black"}};
  return question;
}

namespace {

bool has_earphone(Surroundings const& surroundings, Answered const& answered, Color player) {
  auto const* const game = resumed(surroundings, answered);
  if (game == nullptr) return is_one_of(answered("blind"), player) && !is_one_of(answered("deaf"), player);
  return game->setup.player(player).is_blind && !game->setup.player(player).is_deaf;
}

bool have_both_earphones(Surroundings const& surroundings, Answered const& answered) {
  return has_earphone(surroundings, answered, Color::white) &&
         has_earphone(surroundings, answered, Color::black);
}

SetupQuestion asking_for_device(Surroundings const& surroundings, Message text) {
  SetupQuestion question;
  question.text = std::move(text);
  question.choices.push_back({default_device(), ""});
  for (std::string const& each : surroundings.earphones) question.choices.push_back({as_it_is(each), each});
  return question;
}

/// One device may have an ear for each: its left and its right side.
std::optional<SetupQuestion> ask_earphone_of(Surroundings const& surroundings, Answered const& answered,
                                             Color player) {
  if (surroundings.earphones.empty() || !have_both_earphones(surroundings, answered)) return std::nullopt;
  auto question = asking_for_device(
      // Translators: A question before a game of two blind players: the sound device of the earphone of one
      // of them; spoken too.
      surroundings, {translatable("Earphone of {player}?"), {{"player", player}}});
  // Translators: An answer to "Earphone of White?": the left side of the sound device that the machine takes
  // by itself; spoken too.
  question.choices.push_back({{translatable("left side of the default sound device"), {}}, "left"});
  // Translators: An answer to "Earphone of White?": the right side of the sound device that the machine takes
  // by itself; spoken too.
  question.choices.push_back({{translatable("right side of the default sound device"), {}}, "right"});
  return question;
}

}  // namespace

bool is_one_of(std::string_view who, Color color) {
  return who == "both" || who == (color == Color::white ? "white" : "black");
}

std::optional<SetupQuestion> ask_earphone(Surroundings const& surroundings, Answered const& answered) {
  if (surroundings.earphones.empty() || have_both_earphones(surroundings, answered)) return std::nullopt;
  // Translators: A question before a game: the sound device of a player's earphone; spoken too.
  return asking_for_device(surroundings, {translatable("Which earphone?"), {}});
}

std::optional<SetupQuestion> ask_white_earphone(Surroundings const& surroundings, Answered const& answered) {
  return ask_earphone_of(surroundings, answered, Color::white);
}

std::optional<SetupQuestion> ask_black_earphone(Surroundings const& surroundings, Answered const& answered) {
  return ask_earphone_of(surroundings, answered, Color::black);
}

std::vector<Message> device_facts(Surroundings const& surroundings, Answered const& answered) {
  std::vector<Message> facts;
  for (Color const color : {Color::white, Color::black})
    // Translators: Before a game: where the board of a player is; spoken too.
    add_port(facts, {translatable("board of {player}: none, moves are typed"), {{"player", color}}},
             // Translators: Before a game: where the board of a player is; spoken too.
             {translatable("board of {player}: {port}"), {{"player", color}}},
             answered(color == Color::white ? "board.white" : "board.black"));
  // Translators: Before a game: where the clock is; spoken too.
  add_port(facts, {translatable("clock: not connected"), {}}, {translatable("clock: {port}"), {}},
           answered("clock"));
  for (Color const color : {Color::white, Color::black})
    if (is_one_of(answered("braille"), color))
      // Translators: Before a game: this player reads the Braille display of the machine; spoken too.
      facts.push_back({translatable("{player}: reads Braille"), {{"player", color}}});
  if (surroundings.earphones.empty()) return facts;
  if (have_both_earphones(surroundings, answered)) {
    for (Color const color : {Color::white, Color::black})
      add_port(facts,
               // Translators: Before a game: the sound device of the earphone of one of two blind players;
               // spoken too.
               {translatable("earphone of {player}: default sound device"), {{"player", color}}},
               // Translators: Before a game: the sound device of the earphone of one of two blind players;
               // spoken too.
               {translatable("earphone of {player}: {port}"), {{"player", color}}},
               answered(color == Color::white ? "white.sound" : "black.sound"));
  } else {
    // Translators: Before a game: the sound device of a player's earphone; spoken too.
    add_port(facts, {translatable("earphone: default sound device"), {}},
             {translatable("earphone: {port}"), {}}, answered("private.sound"));
  }
  return facts;
}

}  // namespace tactus::program
