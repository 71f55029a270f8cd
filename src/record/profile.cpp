// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/record/profile.hpp"

#include "src/store/game_reader.hpp"

#include <fmt/format.h>

namespace tactus::program {

std::string profile_of(std::vector<table::StampedEvent> const& events) {
  for (table::StampedEvent const& each : events)
    if (auto const* input = std::get_if<table::Input>(&each.event))
      if (auto const* program = std::get_if<table::ProgramStarted>(input)) return program->profile;
  return {};
}

std::string profile_fault(std::string const& path, std::string_view profile) {
  auto reader = store::GameReader::open(path);
  if (!reader) return {};
  std::vector<table::StampedEvent> events;
  for (store::NumberedEvent& each : reader->read_whole().events) events.push_back(std::move(each.stamped));
  std::string const found = profile_of(events);
  if (found.empty() || found == profile) return {};
  return fmt::format("{}: a game of profile {}; expected one of profile {}", path, found, profile);
}

}  // namespace tactus::program
