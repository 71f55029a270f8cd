// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/kept_sound.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace tactus::program {
namespace {

using speech::SoundRoute;

std::optional<SoundRoute> table_of(SoundOptions const& sound) {
  return sound.table == SoundRoute{} ? std::nullopt : std::optional(sound.table);
}
void set_table(SoundOptions& sound, SoundRoute route) { sound.table = std::move(route); }

template <std::optional<SoundRoute> SoundOptions::*route>
std::optional<SoundRoute> one_of(SoundOptions const& sound) {
  return sound.*route;
}
template <std::optional<SoundRoute> SoundOptions::*route>
void set_one(SoundOptions& sound, SoundRoute to) {
  sound.*route = std::move(to);
}

struct Route {
  std::string_view of;
  std::optional<SoundRoute> (*get)(SoundOptions const&);
  void (*set)(SoundOptions&, SoundRoute);
};
constexpr std::array<Route, 5> routes{
    {{"table", &table_of, &set_table},
     {"private", &one_of<&SoundOptions::one_player>, &set_one<&SoundOptions::one_player>},
     {"white", &one_of<&SoundOptions::white>, &set_one<&SoundOptions::white>},
     {"black", &one_of<&SoundOptions::black>, &set_one<&SoundOptions::black>},
     {"assistant", &one_of<&SoundOptions::assistant>, &set_one<&SoundOptions::assistant>}}};

}  // namespace

std::vector<table::SoundKept> kept_routes(SoundOptions const& sound) {
  std::vector<table::SoundKept> kept;
  for (Route const& each : routes)
    if (auto const route = each.get(sound)) kept.push_back({std::string{each.of}, speech::text_of(*route)});
  return kept;
}

SoundOptions with_kept_routes(SoundOptions sound, std::vector<table::SoundKept> const& kept,
                              std::vector<std::string> const& stated) {
  for (table::SoundKept const& each : kept) {
    auto const option = "--" + each.of + "-sound";
    auto const known =
        std::find_if(routes.begin(), routes.end(), [&](Route const& route) { return route.of == each.of; });
    auto const route = speech::read_sound_route(each.route);
    bool const is_stated = std::find(stated.begin(), stated.end(), option) != stated.end();
    if (known != routes.end() && route && !is_stated) known->set(sound, *route);
  }
  return sound;
}

std::vector<table::SoundKept> routes_in(std::vector<table::StampedEvent> const& events) {
  std::vector<table::SoundKept> kept;
  for (table::StampedEvent const& each : events) {
    auto const* const input = std::get_if<table::Input>(&each.event);
    auto const* const program = input != nullptr ? std::get_if<table::ProgramStarted>(input) : nullptr;
    if (program != nullptr && program->refused.empty()) kept = program->sound;
  }
  return kept;
}

}  // namespace tactus::program
