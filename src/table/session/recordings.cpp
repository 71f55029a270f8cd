// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/recordings.hpp"

#include <charconv>
#include <filesystem>
#include <limits>
#include <map>
#include <utility>

#include <fmt/format.h>

namespace tactus::program {
namespace {

constexpr unsigned greatest_number = 9999;

/// Without the blanks around it.
std::string_view bare(std::string_view text) {
  auto const first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// One move, or with no side named both of a number.
std::optional<PlySpan> read_moves(std::string_view text, chess::StatedPosition const& start) {
  unsigned number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || number > greatest_number || number < start.fullmove_number())
    return std::nullopt;
  std::string_view const side = bare(text.substr(static_cast<std::size_t>(end - text.data())));
  bool const is_white = side.empty() || side == "w" || side == "white";
  bool const is_black = side.empty() || side == "b" || side == "black";
  if (!is_white && !is_black) return std::nullopt;
  std::size_t const whites = std::size_t{2} * (number - start.fullmove_number()) + 1;  // White's ply
  std::size_t const skipped = start.turn() == chess::Color::black ? 1 : 0;
  if (whites + 1 <= skipped || (!is_black && whites <= skipped)) return std::nullopt;
  std::size_t const first = is_white && whites > skipped ? whites - skipped : whites + 1 - skipped;
  return PlySpan{first, is_black ? whites + 1 - skipped : first};
}

}  // namespace

std::optional<PlySpan> read_move_span(std::string_view text, chess::StatedPosition const& start) {
  auto const dash = text.find('-');
  auto const from = read_moves(bare(text.substr(0, dash)), start);
  if (!from || dash == std::string_view::npos) return from;
  std::string_view const rest = bare(text.substr(dash + 1));
  if (rest.empty()) return PlySpan{from->first, std::numeric_limits<std::size_t>::max()};
  auto const to = read_moves(rest, start);
  if (!to || to->last < from->first) return std::nullopt;
  return PlySpan{from->first, to->last};
}

MoveName name_of_ply(std::size_t ply, chess::StatedPosition const& start) {
  bool const is_black_first = start.turn() == chess::Color::black;
  std::size_t const half_moves = ply - 1 + (is_black_first ? 1 : 0);
  return {start.fullmove_number() + static_cast<unsigned>(half_moves / 2),
          half_moves % 2 == 0 ? chess::Color::white : chess::Color::black};
}

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

namespace {

using table::RecorderFact;

// Of 32768: a microphone that is on hears more than this in the quietest hall.
constexpr int silence = 100;
constexpr unsigned most_of_one_ply = 1000;

/// The name it got, under which nothing was before.
tl::expected<std::string, std::string> write_new(std::string const& folder, unsigned ply,
                                                 speech::Sound const& sound) {
  std::error_code error;
  std::filesystem::create_directory(folder, error);
  if (error) return tl::unexpected(folder + ": cannot be made: " + error.message());
  std::string trouble;
  for (unsigned attempt = 1; attempt <= most_of_one_ply; ++attempt) {
    std::string name = recording_name(ply, attempt);
    std::string const path = fmt::format("{}/{}", folder, name);
    if (std::filesystem::exists(path)) continue;
    auto const written = speech::write_sound(path, sound, speech::Existing::kept);
    if (written) return name;
    trouble = written.error().message;
    if (written.error().fault != speech::SoundFileFault::name_taken) break;
  }
  return tl::unexpected(trouble);
}

}  // namespace

ScoreRecorder::ScoreRecorder(std::unique_ptr<speech::SoundSource> source, std::string folder,
                             std::function<void(RecorderNews)> tell)
    : folder_(std::move(folder)),
      tell_(std::move(tell)),
      recorder_(std::move(source), {.on_begun =
                                        [this] {
                                          tell_(RecorderTrouble{RecorderFact::begun, {}});
                                        },
                                    .on_ended = [this](speech::Sound const& sound,
                                                       speech::RecordingEnd end) { keep(sound, end); },
                                    .on_missing =
                                        [this](std::string const& why) {
                                          tell_(RecorderTrouble{RecorderFact::microphone_missing, why});
                                        },
                                    .on_found =
                                        [this] {
                                          tell_(RecorderTrouble{RecorderFact::microphone_found, {}});
                                        }}) {}

void ScoreRecorder::begin(MoveToRecord move) {
  {
    std::scoped_lock const lock{mutex_};
    move_ = move;
  }
  is_busy_ = true;
  recorder_.begin();
}

void ScoreRecorder::took(RecorderNews const& news) {
  auto const* told = std::get_if<RecorderTrouble>(&news);
  // Neither of these two ends it, nor is it a sign that it began.
  if (told != nullptr &&
      (told->fact == RecorderFact::microphone_found || told->fact == RecorderFact::microphone_lost))
    return;
  is_busy_ = told != nullptr && told->fact == RecorderFact::begun;
}

void ScoreRecorder::keep(speech::Sound const& sound, speech::RecordingEnd end) {
  MoveToRecord move;
  {
    std::scoped_lock const lock{mutex_};
    move = move_;
  }
  if (end == speech::RecordingEnd::device_lost)
    tell_(RecorderTrouble{RecorderFact::microphone_lost, "the microphone was lost in the middle"});
  auto name = write_new(folder_, move.ply, sound);
  if (!name) return tell_(RecorderTrouble{RecorderFact::not_kept, name.error()});
  tell_(RecordingWritten{{move.by, move.ply, *std::move(name), sound.length()}, sound.peak() < silence});
}

}  // namespace tactus::program
