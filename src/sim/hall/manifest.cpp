// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/hall/manifest.hpp"

#include "core/message/written.hpp"
#include "src/record/happenings.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tactus::sim {

namespace {

using Json = nlohmann::ordered_json;

std::string name_of_side(chess::Color side) { return side == chess::Color::white ? "white" : "black"; }

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

/// Empty: nobody has to be told.
struct News {
  std::string operator()(table::DeviceWasLost const& lost) const { return written(record::words_of(lost)); }
  std::string operator()(table::DeviceWasFound const& found) const {
    return written(record::words_of(found));
  }
  std::string operator()(table::ClaimMade const& claim) const { return written(record::words_of(claim)); }
  std::string operator()(table::DrawOffered const& offer) const {
    return "draw offered by " + name_of_side(offer.by);
  }
  std::string operator()(table::BoardDiffers const& differs) const {
    return written(record::words_of(differs));
  }
  std::string operator()(table::BoardAgreesAgain const& agrees) const {
    return written(record::words_of(agrees));
  }
  std::string operator()(table::Irregularity const& found) const {
    return fmt::format("{}, ply {}", written(record::words_of(found)), found.ply);
  }
  std::string operator()(table::GameEnded const& ended) const { return written(record::words_of(ended)); }
  template <class Other>
  std::string operator()(Other const& /*is no news*/) const {
    return {};
  }
};

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
            {"result", record::text_of(plan.result())},
            {"reason", reason_of(plan)},
            {"trouble", plan.trouble ? json_of(*plan.trouble) : Json{}}};
  return line.dump();
}

std::string hall_news(table::TableEvent const& event) {
  return std::visit([](auto const& each) { return std::visit(News{}, each); }, event);
}

}  // namespace tactus::sim
