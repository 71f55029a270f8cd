// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/way_back/typed_game.hpp"

#include "speech/words/phrasebook.hpp"
#include "src/store/game_reader.hpp"

#include <csignal>
#include <stdexcept>

namespace tactus::way_back {
namespace {

std::vector<std::string> arguments_of(std::string const& file, chess::Color blind, bool has_word) {
  std::vector<std::string> arguments{"play",   "--silent", "--language",
                                     "en",     "--blind",  blind == chess::Color::white ? "white" : "black",
                                     "--game", file};
  if (has_word) arguments.emplace_back("--arbiter-password");
  return arguments;
}

}  // namespace

TypedGame::TypedGame(std::string file, chess::Color blind, bool has_word)
    : file_(std::move(file)),
      program_(std::make_unique<Program>("tactus", arguments_of(file_, blind, has_word))) {
  if (has_word) {
    program_->type(std::string{arbiters_word} + '\n' + std::string{arbiters_word} + '\n');
  }
  if (!program_->prints("game: " + file_))
    throw std::runtime_error{"no game begun: " + program_->complained()};
  answer();
}

/// The captions are switched off and on: no other line of the program looks like its answers.
std::string TypedGame::answer() {
  program_->type("captions\n");
  constexpr std::string_view mark = "spoken lines: ";
  if (!program_->prints_one_of({std::string{mark}}, read_))
    throw std::runtime_error{"no answer: " + program_->printed() + program_->complained()};
  auto const at = program_->printed().find(mark, read_);
  std::string text = program_->printed().substr(read_, at - read_);
  while (program_->printed().find('\n', at) == std::string::npos) program_->reads_more();
  read_ = program_->printed().find('\n', at) + 1;
  return text;
}

void TypedGame::type(std::string const& line) {
  program_->type(line + '\n');
  answer();
}

std::vector<std::string> TypedGame::where() {
  program_->type("where\n");
  answer();
  follow();
  std::vector<std::string> lines;
  for (auto event = events_.rbegin(); event != events_.rend() && lines.empty(); ++event) {
    auto const* const outcome = std::get_if<table::Outcome>(&event->event);
    auto const* const told = outcome != nullptr ? std::get_if<table::Told>(outcome) : nullptr;
    auto const* const standing =
        told != nullptr ? std::get_if<table::StandingTold>(&told->announcement.content) : nullptr;
    if (standing == nullptr) continue;
    for (table::Content const& each : standing->facts) lines.push_back(speech::braille_of({.content = each}));
  }
  return lines;
}

void TypedGame::kill_and_resume() {
  program_->signal(SIGKILL);
  program_->wait();
  program_ = std::make_unique<Program>(
      "tactus", std::vector<std::string>{"play", "--silent", "--language", "en", "--resume", file_});
  read_ = 0;
  if (!program_->prints("game: " + file_)) throw std::runtime_error{"not resumed: " + program_->complained()};
  answer();
}

void TypedGame::end() { program_->end(); }

void TypedGame::follow() {
  auto reader = store::GameReader::open(file_);
  if (!reader) throw std::runtime_error{"the file cannot be read"};
  auto const batch = reader->read_after(last_event_);
  if (batch.damage) throw std::runtime_error{"the file is damaged"};
  for (store::NumberedEvent const& each : batch.events) {
    last_event_ = each.seq;
    events_.push_back(each.stamped);
    for (std::string& line : watch_.take(each.stamped)) watched_.push_back(std::move(line));
    board_.take(each);
  }
}

}  // namespace tactus::way_back
