// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/standing.hpp"

#include "speech/phrasebook.hpp"
#include "speech/translatable.hpp"

#include <utility>

#include <fmt/format.h>

namespace tactus::program {
namespace {

using speech::translatable;

std::string last_move(chess::PlayedLine const& line, notation::PieceLetters const& letters) {
  std::size_t const ply = line.plies() - 1;
  auto const& before = line.diagram_at(ply);
  bool const is_white = before.turn() == chess::Color::white;
  return fmt::format("{}{} {}", line.number_at(ply), is_white ? "." : "...",
                     notation::write_san(chess::describe(before, line.moves().back()), letters));
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

using table::Information;

/// The answer to who asks where the game stands: what the table of disclosure lets out.
class Facts {
 public:
  Facts(table::TableSetup const& setup, speech::Sentences const& sentences)
      : setup_(setup), sentences_(sentences) {}
  void add(Information information, std::string_view english,
           std::initializer_list<speech::Argument> arguments = {}) {
    table::Circumstances const asked{
        setup_.permissions, setup_.difference_notice, false, {table::Question{information}}};
    if (!table::may_leave(information, table::Audience::table, asked)) return;
    facts_.push_back(sentences_.written(english, {arguments.begin(), arguments.size()}));
  }
  std::vector<std::string> take() { return std::move(facts_); }

 private:
  table::TableSetup const& setup_;
  speech::Sentences const& sentences_;
  std::vector<std::string> facts_;
};

}  // namespace

std::vector<std::string> standing_of(table::TableState const& state, notation::PieceLetters const& letters,
                                     speech::Sentences const& sentences) {
  auto const& line = state.line();
  Facts facts{state.setup(), sentences};
  facts.add(Information::times_and_number, translatable("plies completed: {count}"),
            {{"count", static_cast<std::uint32_t>(line.plies())}});
  if (line.plies() > 0)
    facts.add(Information::own_score, translatable("last move: {move}"),
              {{"move", last_move(line, letters)}});
  if (state.result() != table::GameResult::open)
    facts.add(Information::proceedings, translatable("result: {result}"),
              {{"result", words_of(state.result())}});
  else if (state.to_move() == chess::Color::white)
    facts.add(Information::proceedings, translatable("to move: White"));
  else
    facts.add(Information::proceedings, translatable("to move: Black"));
  for (table::Content& each : state.waiting())
    facts.add(Information::proceedings, "{line}",
              {{"line", speech::braille_of({.content = std::move(each)}, sentences, letters)}});
  if (auto const& reading = state.last_reading()) {
    facts.add(Information::times_and_number, translatable("clock of White: {time}"),
              {{"time", reading->white}});
    facts.add(Information::times_and_number, translatable("clock of Black: {time}"),
              {{"time", reading->black}});
  }
  return facts.take();
}

}  // namespace tactus::program
