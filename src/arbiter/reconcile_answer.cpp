// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/reconcile_answer.hpp"

#include "core/legal/move_reading.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/ruling_answer.hpp"
#include "src/arbiter/ruling_words.hpp"

#include <nlohmann/json.hpp>

namespace tactus::program::reconcile {
namespace {

using Json = nlohmann::ordered_json;

/// Placement, turn, castling, en passant: the counters are not known from boards and sheets.
std::string four_fields(chess::Position const& position) {
  std::string const fen = notation::write_fen(position);
  std::size_t end = 0;
  for (int field = 0; field < 4; ++field) end = fen.find(' ', end + 1);
  return fen.substr(0, end);
}

Json clocks_json(std::optional<ours::ClockTimes> const& times) {
  if (!times) return nullptr;
  return {{"white_ms", times->white.count()}, {"black_ms", times->black.count()}};
}

std::string uci(ours::WrittenMove const& move) {
  std::string text = move.from.name() + move.to.name();
  if (move.promotion) text += chess::Piece{chess::Color::black, *move.promotion}.fen_letter();
  return text;
}

std::string uci(chess::Position const& before, chess::Move m, bool is_chess960) {
  if (is_chess960 && m.is_castling()) return m.from().name() + m.to().name();
  return notation::write_uci(before, m);
}

Json moves_json(AskedCase const& asked, std::vector<chess::Move> const& moves) {
  Json list = Json::array();
  chess::Position position = asked.found.start;
  for (chess::Move const m : moves) {
    list.push_back(uci(position, m, asked.is_chess960));
    position.play(m);
  }
  return list;
}

Json answer_json(AskedCase const& asked, ours::Answer const& answer) {
  auto const position = ours::position_after(asked.found.start, answer.moves);
  Json boards = Json::array();
  for (ours::Player const p : ours::both_players)
    if (answer.corrects[p]) boards.push_back(name_of(p));
  Json json{{"verdict", name_of(answer.verdict)},
            {"boards_to_correct", std::move(boards)},
            {"agreed_plies", answer.plies()},
            {"fen", four_fields(position)},
            {"clocks", clocks_json(answer.clocks)}};
  if (answer.verdict == ours::Verdict::reconstruct) json["moves"] = moves_json(asked, answer.moves);
  if (answer.illegal) {
    json["offender"] = position.turn() == chess::Color::white ? "w" : "b";
    json["illegal"] = uci(*answer.illegal);
  }
  return json;
}

std::string text_of(Json const& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string write_answer(AskedCase const& asked, ours::Settlement const& settlement,
                         std::chrono::nanoseconds taken, words::Catalogue const& catalogue) {
  Json answer = answer_json(asked, settlement.answer);
  answer["ambiguous"] = settlement.is_ambiguous();
  answer["alternatives"] = Json::array();
  for (ours::Answer const& each : settlement.alternatives)
    answer["alternatives"].push_back(answer_json(asked, each));
  Json explanation = Json::array();
  for (auto const& each : settlement.explanation)
    explanation.push_back(ruling::words_of(each, arbitration::laws::RuleSet::fide_2023, catalogue));
  double const ms = std::chrono::duration<double, std::milli>(taken).count();
  return "{\"id\":" + asked.id + ",\"answer\":" + text_of(answer) + ",\"ms\":" + text_of(ms) +
         ",\"explanation\":" + text_of(explanation) + '}';
}

std::string write_fault(CaseFault const& fault) { return ruling::write_fault(fault); }

}  // namespace tactus::program::reconcile
