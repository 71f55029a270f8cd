// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/standing.hpp"

#include "speech/translatable.hpp"

#include <utility>

#include <fmt/format.h>

namespace tactus::program {
namespace {

using speech::translatable;

std::string last_move(chess::GameLine const& line, notation::PieceLetters const& letters) {
  auto const& before = line.position_at(line.plies() - 1);
  bool const is_white = before.turn() == chess::Color::white;
  return fmt::format("{}{} {}", before.fullmove_number(), is_white ? "." : "...",
                     notation::write_san(before, line.moves().back(), letters));
}

std::string words_of(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: return "open";
    case table::GameResult::white_wins: return "1-0";
    case table::GameResult::black_wins: return "0-1";
    case table::GameResult::draw: return "1/2-1/2";
  }
  return "";
}

class Facts {
 public:
  explicit Facts(speech::Sentences const& sentences) : sentences_(sentences) {}
  void add(std::string_view english, std::initializer_list<speech::Argument> arguments = {}) {
    facts_.push_back(sentences_.written(english, {arguments.begin(), arguments.size()}));
  }
  std::vector<std::string> take() { return std::move(facts_); }

 private:
  speech::Sentences const& sentences_;
  std::vector<std::string> facts_;
};

}  // namespace

std::vector<std::string> standing_of(table::TableState const& state, notation::PieceLetters const& letters,
                                     speech::Sentences const& sentences) {
  auto const& line = state.line();
  Facts facts{sentences};
  facts.add(translatable("plies completed: {count}"), {{"count", static_cast<std::uint32_t>(line.plies())}});
  if (line.plies() > 0) facts.add(translatable("last move: {move}"), {{"move", last_move(line, letters)}});
  if (state.result() != table::GameResult::open)
    facts.add(translatable("result: {result}"), {{"result", words_of(state.result())}});
  else if (state.to_move() == chess::Color::white)
    facts.add(translatable("to move: White"));
  else
    facts.add(translatable("to move: Black"));
  if (auto const& reading = state.last_reading()) {
    facts.add(translatable("clock of White: {time}"), {{"time", reading->white}});
    facts.add(translatable("clock of Black: {time}"), {{"time", reading->black}});
  }
  return facts.take();
}

}  // namespace tactus::program
