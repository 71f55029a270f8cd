// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/perception.hpp"

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace tactus::speech {
namespace {

struct Row {
  std::size_t index;  // of the alternative in Content
  Perception perception;
};

template <class Alternative, std::size_t... Is>
constexpr std::size_t index_in_content(std::index_sequence<Is...> /*all*/) {
  return ((std::is_same_v<Alternative, std::variant_alternative_t<Is, table::Content>> ? Is : 0) + ...);
}
template <class Alternative>
constexpr Row row(std::string_view name, Urgency urgency, Earcon earcon, bool is_repeatable) {
  constexpr auto all = std::make_index_sequence<std::variant_size_v<table::Content>>{};
  return {index_in_content<Alternative>(all), {name, urgency, earcon, is_repeatable}};
}

constexpr std::array rows{
    //                          name                   urgency            earcon                 repeat key
    row<table::MoveSaid>("move said", Urgency::move, Earcon::move_accepted, true),
    row<table::TimesTold>("times told", Urgency::status, Earcon::none, false),
    row<table::NoTimesTold>("no times told", Urgency::status, Earcon::error, false),
    row<table::MoveNumberTold>("move number told", Urgency::status, Earcon::none, false),
    row<table::NothingToRepeat>("nothing to repeat", Urgency::status, Earcon::error, false),
    row<table::NoMoveToAnnounce>("no move to announce", Urgency::status, Earcon::error, false),
    row<table::DeviceLost>("device lost", Urgency::urgent, Earcon::error, false),
    row<table::DeviceFound>("device found", Urgency::move, Earcon::none, false),
    row<table::MoveRefused>("move refused", Urgency::urgent, Earcon::error, false),
    row<table::CallArbiter>("call the arbiter", Urgency::urgent, Earcon::error, false),
    row<table::GameResumed>("game resumed", Urgency::move, Earcon::none, false),
    row<table::GameOver>("game over", Urgency::move, Earcon::none, false),
    row<table::PiecesToPutBack>("pieces to put back", Urgency::move, Earcon::error, false),
    row<table::PiecesStand>("pieces stand", Urgency::status, Earcon::none, false),
    row<table::SensorFoundBad>("sensor found bad", Urgency::status, Earcon::error, false),
    row<table::ResultShown>("result shown", Urgency::move, Earcon::none, false),
};

constexpr bool has_one_row_each() {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].index != i) return false;
  return rows.size() == std::variant_size_v<table::Content>;
}
static_assert(has_one_row_each(), "one row for each alternative of Content, in its order");

}  // namespace

Perception const& perception_of(table::Content const& content) { return rows[content.index()].perception; }

}  // namespace tactus::speech
