// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/setup_device_questions.hpp"

#include "speech/translatable.hpp"

namespace tactus::program {
namespace {

using chess::Color;
using equipment::Sentence;
using speech::translatable;

Sentence typed_moves() {
  // Translators: Instead of an electronic board; spoken too.
  return {translatable("none, moves are typed"), {}};
}
Sentence no_clock() {
  // Translators: Instead of a clock that is read; spoken too.
  return {translatable("none is read"), {}};
}
Sentence default_device() {
  // Translators: The sound device that the machine takes by itself; spoken too.
  return {translatable("default sound device"), {}};
}

Sentence label_of(FoundPort const& port) {
  if (port.device.empty()) return as_it_is(port.name);
  return {"{port}, {device}", {{"port", port.name}, {"device", port.device}}};
}

/// The game that is gone on with, if it is.
UnfinishedGame const* resumed(Surroundings const& surroundings, Answered const& answered) {
  return surroundings.unfinished && !answered("resume").empty() ? &*surroundings.unfinished : nullptr;
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

void add_port(std::vector<Sentence>& facts, Sentence none, Sentence at, std::string_view port) {
  if (!port.empty()) at.arguments = {{"port", std::string{port}}};
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
  question.text = {translatable("Who sits left of the clock, seen from its front?"), {}};
  question.choices = {{{"{player}", {{"player", Color::white}}}, ""},
                      {{"{player}", {{"player", Color::black}}}, "black"}};
  return question;
}

std::optional<SetupQuestion> ask_earphone(Surroundings const& surroundings, Answered const&) {
  if (surroundings.earphones.empty()) return std::nullopt;
  SetupQuestion question;
  // Translators: A question before a game: the sound device of a player's earphone; spoken too.
  question.text = {translatable("Earphone?"), {}};
  question.choices.push_back({default_device(), ""});
  for (std::string const& each : surroundings.earphones) question.choices.push_back({as_it_is(each), each});
  return question;
}

std::vector<Sentence> device_facts(Surroundings const& surroundings, Answered const& answered) {
  std::vector<Sentence> facts;
  for (Color const color : {Color::white, Color::black})
    // Translators: Before a game: where the board of a player is; spoken too.
    add_port(facts, {translatable("board of {player}: none, moves are typed"), {{"player", color}}},
             // Translators: Before a game: where the board of a player is; spoken too.
             {translatable("board of {player}: {port}"), {{"player", color}}},
             answered(color == Color::white ? "board.white" : "board.black"));
  // Translators: Before a game: where the clock is; spoken too.
  add_port(facts, {translatable("clock: none is read"), {}}, {translatable("clock: {port}"), {}},
           answered("clock"));
  if (!surroundings.earphones.empty())
    // Translators: Before a game: the sound device of a player's earphone; spoken too.
    add_port(facts, {translatable("earphone: default sound device"), {}},
             {translatable("earphone: {port}"), {}}, answered("private.sound"));
  return facts;
}

}  // namespace tactus::program
