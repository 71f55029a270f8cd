// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/envelope.hpp"

#include "core/clock/time_given.hpp"
#include "core/table/disclosure.hpp"
#include "speech/phrasebook.hpp"
#include "speech/translatable.hpp"

#include <ctime>

#include <fmt/chrono.h>

namespace tactus::program {
namespace {

using chess::Color;
using speech::translatable;

unsigned moves_of(Color color, chess::PlayedLine const& line) {
  bool const began = line.start().turn() == color;
  return static_cast<unsigned>((line.plies() + (began ? 1 : 0)) / 2);
}

class Envelope {
 public:
  Envelope(table::TableState const& state, speech::Sentences const& sentences)
      : state_(state), sentences_(sentences) {}

  void add(std::string_view english, std::vector<speech::Argument> const& arguments = {}) {
    lines_.push_back(sentences_.written(english, arguments));
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

std::string local_text(Instant at) {
  std::time_t const seconds = std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count();
  std::tm parts{};
  ::localtime_r(&seconds, &parts);
  return fmt::format("{:%Y-%m-%d %H:%M}", parts);
}

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
  if (table::may_leave(table::Information::own_position, table::Audience::table, asked))
    envelope.add(translatable("position: {pieces}"),
                 {{"pieces", speech::braille_of(position, sentences, letters)}});
  envelope.add_times();
  envelope.add(state.sealed_by() == Color::white ? translatable("sealed by: White")
                                                 : translatable("sealed by: Black"));
  envelope.add(translatable("sealed move: {count}"),
               {{"count", std::uint32_t{state.line().number_at(state.line().plies())}}});
  envelope.add_offer();
  envelope.add(translatable("adjourned: {time} {place}"), {{"time", local_text(at)}, {"place", setup.site}});
  return envelope.take();
}

}  // namespace tactus::program
