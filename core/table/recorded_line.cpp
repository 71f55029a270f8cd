// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/recorded_line.hpp"

#include "core/notation/fen.hpp"

#include <algorithm>

namespace tactus::table {

std::optional<chess::StatedPosition> position_of(PositionRestored const& restored,
                                                 chess::CastlingHomes homes) {
  auto const setup = notation::read_fen(restored.position);
  if (!setup) return std::nullopt;
  auto const position = chess::StatedPosition::from(*setup, homes);
  return position ? std::optional(*position) : std::nullopt;
}

RecordedLine::Change RecordedLine::take(Outcome const& outcome) {
  if (auto const* const completed = std::get_if<MoveCompleted>(&outcome)) return complete(*completed);
  if (auto const* const back = std::get_if<MoveTakenBack>(&outcome)) return take_back(*back);
  if (auto const* const restored = std::get_if<PositionRestored>(&outcome)) return restore(*restored);
  if (auto const* const named = std::get_if<PromotionNamed>(&outcome))
    return line_.replace(named->ply, named->move) ? Change::named : Change::none;
  return Change::none;
}

RecordedLine::Change RecordedLine::complete(MoveCompleted const& completed) {
  bool const is_next = completed.ply == line_.plies() + 1 && line_.current().has(completed.move);
  if (!out_of_line_.empty() || !is_next) {
    out_of_line_.push_back(completed);
    return Change::out_of_line;
  }
  line_.play(completed.move, completed.san.find("=?") != std::string::npos);
  return Change::played;
}

RecordedLine::Change RecordedLine::take_back(MoveTakenBack const& back) {
  if (!out_of_line_.empty() && out_of_line_.back().ply == back.ply) {
    out_of_line_.pop_back();
    return Change::none;
  }
  if (back.ply != line_.plies() || back.ply == 0) return Change::none;  // an edited file
  line_.take_back_to(back.ply - 1);
  return Change::taken_back;
}

RecordedLine::Change RecordedLine::restore(PositionRestored const& restored) {
  if (restored.position == notation::write_fen(chess::setup_of(line_))) {
    out_of_line_.clear();
    return Change::none;
  }
  auto const position = position_of(restored, line_.start().homes());
  if (!position) return Change::none;
  out_of_line_.clear();
  line_ = chess::PlayedLine{*position};
  return Change::begun_anew;
}

std::size_t plies_in_common(chess::PlayedLine const& one, chess::PlayedLine const& other) {
  auto const& [a, b] = std::pair{one.moves(), other.moves()};
  auto const parted = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<std::size_t>(parted.first - a.begin());
}

}  // namespace tactus::table
