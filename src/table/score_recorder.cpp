// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/score_recorder.hpp"

#include "src/table/recordings.hpp"

#include <filesystem>
#include <utility>

#include <fmt/format.h>

namespace tactus::program {
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

void ScoreRecorder::begin(RecordedMove move) {
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
  RecordedMove move;
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
