// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/legal/move_reading.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/sheet_text.hpp"

#include <nlohmann/json.hpp>

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;
using chess::Color;
using SheetJson = nlohmann::ordered_json;

constexpr std::pair<Color, char const*> named_players[]{{Color::white, "white"}, {Color::black, "black"}};

char const* key_of(Color color) { return color == Color::white ? "white" : "black"; }

SheetJson square_or_null(std::optional<chess::Square> square) {
  return square ? SheetJson(square->name()) : SheetJson();
}

SheetJson changes_json(std::vector<ours::PieceChange> const& changes) {
  SheetJson list = SheetJson::array();
  for (ours::PieceChange const& each : changes)
    list.push_back(
        {{"take", square_or_null(each.from)},
         {"put", square_or_null(each.to)},
         {"piece", each.piece ? SheetJson(std::string(1, each.piece->fen_letter())) : SheetJson()}});
  return list;
}

SheetJson proposal_json(ours::Decision const& decision, ours::Proposal const& proposal) {
  SheetJson json{{"verdict", name_of(proposal.verdict)}, {"boards_to_correct", SheetJson::array()}};
  for (auto const& [color, name] : named_players)
    if (proposal.corrects[color]) json["boards_to_correct"].push_back(name);
  json["agreed_plies"] = proposal.plies();
  json["fen"] = notation::write_fen(proposal.position);
  json["moves"] = SheetJson::array();
  chess::Position position = decision.start;
  for (chess::Move const m : proposal.moves) {
    json["moves"].push_back(notation::write_uci(position, m));
    position.play(m);
  }
  for (auto const& [color, name] : named_players)
    json["changes"][name] = changes_json(proposal.changes[color]);
  json["clocks_stay"] = proposal.clock_duty == ours::ClockDuty::stay;
  json["clocks"] = nullptr;
  if (proposal.clocks)
    json["clocks"] = {{"white_ms", proposal.clocks->white.count()},
                      {"black_ms", proposal.clocks->black.count()}};
  if (proposal.illegal) json["offender"] = key_of(proposal.illegal->by);
  json["articles"] = SheetJson::array();
  for (auto const law : proposal.articles) json["articles"].push_back(*number_in(law, decision.rules));
  return json;
}

SheetJson question_json(ours::OpenEntry const& open) {
  return {{"sheet", key_of(open.sheet)},
          {"line", open.line},
          {"cell", open.is_left ? "white" : "black"},
          {"ply", open.ply},
          {"stands_if", notation::write_san(open.before, open.answer)},
          {"falls_if", notation::write_san(open.before, open.other)},
          {"stands", open.for_answer},
          {"stands_otherwise", open.for_other == 0 ? SheetJson() : SheetJson(open.for_other)}};
}

}  // namespace

std::string sheet_as_json(ours::Decision const& decision, std::vector<SheetSection> const& sheet,
                          SheetVoice const& voice) {
  SheetJson json{{"rules", name_of(decision.rules)}, {"certain", decision.is_certain()}};
  json["answers"] = SheetJson::array();
  for (ours::Proposal const& each : decision.lawful) json["answers"].push_back(proposal_json(decision, each));
  json["question"] = decision.open_entry ? question_json(*decision.open_entry) : SheetJson();
  json["lines"] = SheetJson::array();
  for (SheetSection const& section : sheet) {
    json["lines"].push_back(voice(section.heading));
    for (auto const& line : section.lines) json["lines"].push_back(voice(line));
  }
  return json.dump(-1, ' ', false, SheetJson::error_handler_t::replace) + '\n';
}

}  // namespace tactus::program
