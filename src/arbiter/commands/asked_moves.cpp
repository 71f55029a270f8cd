// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/commands/asked_moves.hpp"

#include "core/clock/reading.hpp"
#include "core/message/plain_line.hpp"
#include "src/arbiter/pairings/pairings.hpp"
#include "src/arbiter/sheet/printed_table.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "src/record/local_time.hpp"

#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace tactus::program {
namespace {

constexpr unsigned most_moves = 9'999;

/// As a FEN writes a position; "x" where a piece stands that the board does not know.
std::string placement_of(sensing::BoardSense const& sense) {
  std::string text;
  unsigned empty = 0;
  auto const end_gap = [&] {
    if (empty > 0) text += std::to_string(std::exchange(empty, 0));
  };
  for (unsigned n = 0; n < 64; ++n) {
    auto const square = chess::Square::from_index(n ^ 56U);  // from a8 on
    auto const piece = sense.knows_pieces() ? sense.piece_at(square) : std::nullopt;
    if (sense.occupied().contains(square)) {
      end_gap();
      text += piece ? piece->fen_letter() : 'x';
    } else {
      ++empty;
    }
    if (n % 8 != 7) continue;
    end_gap();
    if (n < 63) text += '/';
  }
  return text;
}

class AskedLines {
 public:
  AskedLines(NamedGame const& game, AskedMoves asked, words::Catalogue const& catalogue)
      : game_(game), asked_(asked), words_(catalogue) {}

  tl::expected<std::vector<std::string>, Message> take() {
    lines_.push_back(words_(say("{file}, times of {time}", {{"file", game_.file}, {"time", day()}})));
    for (Message const& each : table_lines(game_.game.record.setup)) lines_.push_back(words_(each));
    for (store::NumberedEvent const& each : game_.game.events) take(each.stamped);
    if (has_any_) return std::move(lines_);
    auto const& line = state_.line();
    auto const moves = line.plies() == 0 ? 0U : line.number_at(line.plies() - 1);
    return tl::unexpected(
        say("{file}: expected one of its moves, up to {number}", {{"file", game_.file}, {"number", moves}}));
  }

 private:
  /// "2026-05-03 +0300"
  std::string day() const {
    if (game_.game.events.empty()) return {};
    auto const text = record::local_text(game_.game.events.front().stamped.time);
    return text.substr(0, text.find(' ')) + text.substr(text.rfind(' '));
  }
  void take(table::StampedEvent const& event) {
    auto const number = state_.line().number_at(state_.line().plies());
    auto told = watch_.take(event);
    if (auto const more = announced(event)) told.push_back(*more);
    state_ = table::replayed(std::move(state_), event);
    for (std::string& each : after_move(event)) told.push_back(std::move(each));
    bool const is_asked = number >= asked_.first && number <= asked_.last;
    if (!is_asked && !(is_end(event) && number == asked_.last + 1)) return;
    has_any_ = true;
    auto const time = fmt::format("{:%H:%M:%S}", record::local_time(event.time));
    for (std::string const& each : told)
      lines_.push_back(time + " " + std::string{as_plain_line_of_texts(each)});
  }
  static bool is_end(table::StampedEvent const& event) {
    auto const* const outcome = std::get_if<table::Outcome>(&event.event);
    return outcome != nullptr && std::holds_alternative<table::GameEnded>(*outcome);
  }
  /// A move that was told, which the list of moves has already.
  std::optional<std::string> announced(table::StampedEvent const& event) const {
    auto const* const outcome = std::get_if<table::Outcome>(&event.event);
    auto const* const told = outcome != nullptr ? std::get_if<table::Told>(outcome) : nullptr;
    if (told == nullptr || told->announcement.is_repeat ||
        !std::holds_alternative<table::MoveSaid>(told->announcement.content))
      return std::nullopt;
    return words_(say("told: {words}", {{"words", words_.caption(told->announcement)}}));
  }
  std::vector<std::string> after_move(table::StampedEvent const& event) const {
    auto const* const outcome = std::get_if<table::Outcome>(&event.event);
    auto const* const completed = outcome != nullptr ? std::get_if<table::MoveCompleted>(outcome) : nullptr;
    if (completed == nullptr) return {};
    std::vector<std::string> lines;
    if (completed->reading)
      lines.push_back(words_(say("clock: White {white}, Black {black}",
                                 {{"white", clock::display(completed->reading->of(chess::Color::white))},
                                  {"black", clock::display(completed->reading->of(chess::Color::black))}})));
    for (auto const player : {chess::Color::white, chess::Color::black})
      if (auto const* const sense = state_.board(player))
        lines.push_back(words_(say("board of {player} as sensed: {position}",
                                   {{"player", player}, {"position", placement_of(*sense)}})));
    return lines;
  }

  NamedGame const& game_;
  AskedMoves asked_;
  WatchWords words_;
  WatchLines watch_{std::nullopt, words_};
  table::TableState state_;
  std::vector<std::string> lines_;
  bool has_any_ = false;
};

}  // namespace

std::optional<AskedMoves> asked_moves_in(std::string_view text) {
  auto const dash = text.find('-');
  auto const first = pairings::number_in(text.substr(0, dash), most_moves);
  auto const last =
      dash == std::string_view::npos ? first : pairings::number_in(text.substr(dash + 1), most_moves);
  if (!first || !last || *last < *first) return std::nullopt;
  return AskedMoves{*first, *last};
}

tl::expected<std::vector<std::string>, Message> lines_about(NamedGame const& game, AskedMoves asked,
                                                            words::Catalogue const& catalogue) {
  return AskedLines{game, asked, catalogue}.take();
}

}  // namespace tactus::program
