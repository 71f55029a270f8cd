// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/recordings.hpp"

#include <filesystem>
#include <map>

#include <fmt/format.h>

namespace tactus::program {

std::string recordings_folder(std::string const& game) {
  std::filesystem::path path{game};
  path.replace_extension();
  if (path.extension().string().starts_with(".recovered")) path.replace_extension();
  return path.string() + ".recordings";
}

std::string recording_name(unsigned ply, unsigned attempt) {
  return attempt <= 1 ? fmt::format("ply-{:03}.flac", ply) : fmt::format("ply-{:03}-{}.flac", ply, attempt);
}

Recordings::Recordings(std::vector<table::StampedEvent> const& events) {
  for (table::StampedEvent const& each : events)
    if (auto const* input = std::get_if<table::Input>(&each.event))
      if (auto const* kept = std::get_if<table::RecordingKept>(input)) add(*kept);
}

std::vector<table::RecordingKept> Recordings::of(chess::Color by, PlySpan span) const {
  std::map<unsigned, table::RecordingKept> newest;
  for (table::RecordingKept const& each : all_)
    if (each.by == by && span.contains(each.ply)) newest.insert_or_assign(each.ply, each);
  std::vector<table::RecordingKept> found;
  found.reserve(newest.size());
  for (auto& [ply, recording] : newest) found.push_back(std::move(recording));
  return found;
}

std::optional<table::RecordingKept> Recordings::of_ply(std::size_t ply) const {
  for (auto each = all_.rbegin(); each != all_.rend(); ++each)
    if (each->ply == ply) return *each;
  return std::nullopt;
}

std::optional<table::RecordingKept> Recordings::last(chess::Color by) const {
  for (auto each = all_.rbegin(); each != all_.rend(); ++each)
    if (each->by == by) return *each;
  return std::nullopt;
}

}  // namespace tactus::program
