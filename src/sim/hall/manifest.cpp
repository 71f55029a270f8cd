// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/hall/manifest.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tactus::sim {

namespace {

using Json = nlohmann::ordered_json;

std::string name_of_side(chess::Color side) { return side == chess::Color::white ? "white" : "black"; }

std::string name_of_result(table::GameResult result) {
  switch (result) {
    case table::GameResult::white_wins: return "1-0";
    case table::GameResult::black_wins: return "0-1";
    case table::GameResult::draw: return "1/2-1/2";
    case table::GameResult::open: break;
  }
  return "*";
}

std::string name_of_device(table::Device device) {
  switch (device) {
    case table::Device::white_board: return "board of white";
    case table::Device::black_board: return "board of black";
    case table::Device::clock: break;
  }
  return "clock";
}

std::string name_of_irregularity(table::IrregularityKind kind) {
  switch (kind) {
    case table::IrregularityKind::pressed_without_move: return "pressed without a move";
    case table::IrregularityKind::pressed_without_announcing: return "pressed without announcing";
    case table::IrregularityKind::announced_another_move: return "announced another move";
    case table::IrregularityKind::repeated_another_move: return "repeated another move";
    case table::IrregularityKind::offered_draw_untimely: return "offered a draw untimely";
    case table::IrregularityKind::arrival_not_seen: return "moved to a bad sensor";
    case table::IrregularityKind::promotion_not_named: return "did not name a promotion";
    case table::IrregularityKind::moved_after_resigning: return "moved after resigning";
    case table::IrregularityKind::clock_stands: return "went on while the clock stood";
  }
  return "";
}

Json list_of(chess::SquareSet squares) {
  Json names = Json::array();
  for (chess::Square const each : squares) names.push_back(each.name());
  return names;
}

Json reason_of(HallPlan const& plan) {
  switch (plan.ending) {
    case HallEnding::on_board: return plan.result() == table::GameResult::draw ? "stalemate" : "checkmate";
    case HallEnding::resigned: return "resigned";
    case HallEnding::agreed: return "agreed";
    case HallEnding::unfinished: break;
  }
  return nullptr;
}

Json json_of(HallTrouble const& trouble) {
  return {{"kind", hall_trouble_names[static_cast<unsigned>(trouble.kind)]},
          {"side", name_of_side(trouble.side)},
          {"ply", trouble.ply_recorded()},
          {"squares", list_of(trouble.squares)},
          {"settled", trouble.is_settled}};
}

std::string news_of(table::Input const& input) {
  if (auto const* const lost = std::get_if<table::DeviceWasLost>(&input))
    return "lost: " + name_of_device(lost->device);
  if (auto const* const found = std::get_if<table::DeviceWasFound>(&input))
    return "found: " + name_of_device(found->device);
  if (auto const* const claim = std::get_if<table::ClaimMade>(&input))
    return "claim by " + name_of_side(claim->by);
  if (auto const* const offer = std::get_if<table::DrawOffered>(&input))
    return "draw offered by " + name_of_side(offer->by);
  return {};
}

std::string news_of(table::Outcome const& outcome) {
  if (auto const* const differs = std::get_if<table::BoardDiffers>(&outcome))
    return fmt::format("boards differ after ply {}, board of {}", differs->ply, name_of_side(differs->board));
  if (auto const* const agrees = std::get_if<table::BoardAgreesAgain>(&outcome))
    return fmt::format("boards agree again after ply {}", agrees->ply);
  if (auto const* const found = std::get_if<table::Irregularity>(&outcome))
    return fmt::format("{}: {}, ply {}", name_of_irregularity(found->kind), name_of_side(found->by),
                       found->ply);
  if (auto const* const ended = std::get_if<table::GameEnded>(&outcome))
    return fmt::format("result {}, {}", name_of_result(ended->result), ended->reason);
  return {};
}

}  // namespace

std::string hall_file_name(unsigned table, unsigned tables) {
  return fmt::format("table-{:0{}}.tactus", table, fmt::formatted_size("{}", tables));
}

std::string manifest_line(HallPlan const& plan, unsigned tables) {
  Json line{{"table", plan.table},
            {"file", hall_file_name(plan.table, tables)},
            {"white", plan.setup.white.name},
            {"black", plan.setup.black.name},
            {"plies", plan.moves.size()},
            {"result", name_of_result(plan.result())},
            {"reason", reason_of(plan)},
            {"trouble", plan.trouble ? json_of(*plan.trouble) : Json{}}};
  return line.dump();
}

std::string hall_news(table::TableEvent const& event) {
  return std::visit([](auto const& each) { return news_of(each); }, event);
}

}  // namespace tactus::sim
