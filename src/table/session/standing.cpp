// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/standing.hpp"

#include "core/clock/time_control.hpp"
#include "core/message/message.hpp"
#include "core/table/disclosure.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/record/local_time.hpp"

#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace tactus::program {
namespace {

using chess::Color;

unsigned moves_of(Color color, chess::PlayedLine const& line) {
  bool const began = line.start().turn() == color;
  return static_cast<unsigned>((line.plies() + (began ? 1 : 0)) / 2);
}

class Envelope {
 public:
  Envelope(table::TableState const& state, speech::Sentences const& sentences)
      : state_(state), sentences_(sentences) {}

  void add(std::string_view english, std::vector<Argument> arguments = {}) {
    lines_.push_back(sentences_.written({english, std::move(arguments)}));
  }
  void add_unknown_pieces() {
    for (chess::Square const each : state_.line().current().unknown())
      add(translatable("the piece on {square} is not known; a queen keeps its place"), {{"square", each}});
  }
  void add_times() {
    auto const& reading = state_.last_reading();
    if (!reading) return add(translatable("times: to be read from the clock"));
    auto const& control = state_.setup().time_control;
    if (!control) {
      return add(translatable("times left: White {white}, Black {black}"),
                 {{"white", reading->white}, {"black", reading->black}});
    }
    auto const used = [&](Color color) {
      Millis const given = clock::time_given(*control, moves_of(color, state_.line()));
      return std::max(given - reading->of(color), Millis{0});
    };
    add(translatable("times used: White {white}, Black {black}"),
        {{"white", used(Color::white)}, {"black", used(Color::black)}});
  }
  void add_offer() {
    auto const offer = state_.draw_offer();
    if (!offer) return add(translatable("draw offer: none"));
    add(*offer == Color::white ? translatable("draw offer: by White") : translatable("draw offer: by Black"));
  }
  std::vector<std::string> take() { return std::move(lines_); }

 private:
  table::TableState const& state_;
  speech::Sentences const& sentences_;
  std::vector<std::string> lines_;
};

std::string local_text(Instant at) { return fmt::format("{:%Y-%m-%d %H:%M}", record::local_time(at)); }

}  // namespace

std::vector<std::string> envelope_of(table::TableState const& state, Instant at,
                                     notation::PieceLetters const& letters,
                                     speech::Sentences const& sentences) {
  auto const& setup = state.setup();
  Envelope envelope{state, sentences};
  envelope.add(translatable("envelope: {white} against {black}"),
               {{"white", setup.white.name}, {"black", setup.black.name}});
  // Whoever may not ask where his pieces stand, reads it on no envelope; the arbiter's watch tells it.
  table::Announcement const position{.content = table::PositionTold{state.expected()}};
  table::Circumstances const asked{
      setup.permissions, setup.difference_notice, false, {table::Question{table::Information::own_position}}};
  if (table::may_leave(table::Information::own_position, table::Audience::table, asked)) {
    envelope.add(translatable("position: {pieces}"),
                 {{"pieces", speech::braille_of(position, sentences, {.letters = letters})}});
    envelope.add_unknown_pieces();
  }
  envelope.add_times();
  Color const sealer = *state.sealed_by();
  envelope.add(sealer == Color::white ? translatable("sealed by: White, {name}")
                                      : translatable("sealed by: Black, {name}"),
               {{"name", setup.player(sealer).name}});
  envelope.add(translatable("sealed move: {count}"),
               {{"count", std::uint32_t{state.line().number_at(state.line().plies())}}});
  envelope.add_offer();
  envelope.add(translatable("adjourned: {time} {place}"), {{"time", local_text(at)}, {"place", setup.site}});
  // Agreed with the arbiter (I.2.7).
  if (state.resumption().empty())
    envelope.add(translatable("goes on: date ________, time ________, place ________"));
  else
    envelope.add(translatable("goes on: {text}"), {{"text", state.resumption()}});
  return envelope.take();
}

namespace {

std::string last_move(chess::PlayedLine const& line, notation::PieceLetters const& letters) {
  std::size_t const ply = line.plies() - 1;
  bool const is_white = line.diagram_at(ply).turn() == chess::Color::white;
  return fmt::format("{}{} {}", line.number_at(ply), is_white ? "." : "...",
                     notation::write_san(chess::describe(line, line.plies()), letters));
}

using table::Information;

/// What the table of disclosure lets out to who asks by beginning again.
class Facts {
 public:
  Facts(table::TableSetup const& setup, speech::Sentences const& sentences)
      : setup_(setup), sentences_(sentences) {}
  void add(Information information, std::string_view english, std::vector<Argument> arguments = {}) {
    table::Circumstances const asked{
        setup_.permissions, setup_.difference_notice, false, {table::Question{information}}};
    if (!table::may_leave(information, table::Audience::table, asked)) return;
    facts_.push_back(sentences_.written({english, std::move(arguments)}));
  }
  std::vector<std::string> take() { return std::move(facts_); }

 private:
  table::TableSetup const& setup_;
  speech::Sentences const& sentences_;
  std::vector<std::string> facts_;
};

}  // namespace

std::vector<std::string> resumed_of(table::TableState const& state, notation::PieceLetters const& letters,
                                    speech::Sentences const& sentences) {
  auto const& line = state.line();
  Facts facts{state.setup(), sentences};
  for (table::Content& each : state.standing(std::nullopt).facts)
    facts.add(Information::proceedings, "{line}",
              {{"line", speech::braille_of({.content = std::move(each)}, sentences, {.letters = letters})}});
  facts.add(Information::times_and_number, translatable("plies completed: {count}"),
            {{"count", static_cast<std::uint32_t>(line.plies())}});
  if (line.plies() > 0)
    facts.add(Information::own_score, translatable("last move: {move}"),
              {{"move", last_move(line, letters)}});
  if (auto const& reading = state.last_reading()) {
    facts.add(Information::times_and_number, translatable("clock of White: {time}"),
              {{"time", reading->white}});
    facts.add(Information::times_and_number, translatable("clock of Black: {time}"),
              {{"time", reading->black}});
  }
  return facts.take();
}

}  // namespace tactus::program
