// SPDX-License-Identifier: GPL-3.0-or-later
// How soon does speech begin? From the words to the first sample in the ring of a 48000 Hz device, against
// starting `espeak-ng --stdout` on the same words and reading its first sample; interleaved in one run, so
// that both meet the same load. Also from say() on the main thread, which adds the wake-up of the speech
// thread. Prints medians and 99th percentiles; exit status 1 below the target ratio, which load does not move
// as it moves times.
#include "speech/sound/portaudio_stream.hpp"
#include "speech/sound/resampler.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "speech/words/phrasebook.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include <fmt/core.h>

extern char** environ;  // NOLINT: POSIX

namespace {

using namespace tactus;
using Clock = std::chrono::steady_clock;
using Latency = std::chrono::duration<double, std::milli>;

constexpr unsigned repetitions = 200;
constexpr double target_ratio = 50;
speech::VoiceSettings const voice{};
// Made once, as the program does: its rules of numbers are read when it is made.
speech::Wording const wording{};

/// As the sink of a sound device, without the device.
class RingSink final : public speech::SoundSink {
 public:
  void begin(table::Audience /*to*/) override {
    ring_.begin();
    resampler_.restart();
    first_.reset();
  }
  bool write(speech::Samples samples) override {
    return resampler_.convert(samples, [this](speech::Samples converted) {
      if (ring_.push(converted) > 0 && !first_) first_ = Clock::now();
      return true;
    });
  }
  speech::Heard finish() override {
    std::array<std::int16_t, 64> out;
    ring_.cut();
    ring_.fill(out);  // empties it for the next utterance
    return speech::Heard::completely;
  }
  void cut() noexcept override {}
  /// Of the last utterance.
  Clock::time_point first() const { return *first_; }

 private:
  speech::SampleRing ring_{std::size_t{48000} * 8, 96};
  speech::Resampler resampler_{48000};
  std::optional<Clock::time_point> first_;
};

Latency time_of_library(speech::Synthesiser& engine, RingSink& sink,
                        table::Announcement const& announcement) {
  auto const start = Clock::now();
  sink.begin(announcement.to);
  for (speech::Part const& part : speech::phrase_of(announcement, wording)) {
    auto const spoken =
        engine.speak(part, voice, [&](speech::Samples samples) { return sink.write(samples); });
    if (!spoken) fmt::print(stderr, "error: {}\n", spoken.error().message);
  }
  sink.finish();
  return sink.first() - start;
}

Latency time_of_speaker(speech::Speaker& speaker, RingSink const& sink,
                        table::Announcement const& announcement) {
  auto const start = Clock::now();
  speaker.say(announcement);
  speaker.finish();
  return sink.first() - start;
}

/// Until the first byte after the 44 of the WAV header.
std::optional<Latency> time_of_program(std::string const& text) {
  std::array<int, 2> pipe_ends{};
  if (pipe2(pipe_ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDOUT_FILENO);
  std::vector<std::string> words{"espeak-ng", "-v", "de", "-s", "165", "--stdout", text};
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  auto const start = Clock::now();
  pid_t child = -1;
  int const error = posix_spawnp(&child, "espeak-ng", &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(pipe_ends[1]);
  std::optional<Latency> first;
  std::array<char, 4096> buffer;
  std::size_t got = 0;
  for (ssize_t n = 0; error == 0 && (n = read(pipe_ends[0], buffer.data(), buffer.size())) > 0;) {
    got += static_cast<std::size_t>(n);
    if (got > 44 && !first) first = Clock::now() - start;
  }
  close(pipe_ends[0]);
  if (error == 0) waitpid(child, nullptr, 0);
  return first;
}

Latency percentile(std::vector<Latency>& times, double part) {
  std::sort(times.begin(), times.end());
  return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
}

table::Announcement knight_move(unsigned to) {
  chess::MoveDescription move{};
  move.piece = {chess::Color::white, chess::Kind::knight};
  move.to = chess::Square::from_index(to);
  return {table::Audience::table, false, table::MoveSaid{chess::Color::white, 1, move}};
}

void print(char const* name, std::vector<Latency>& times) {
  fmt::print("{}: median {:.3f} ms, 99 % {:.3f} ms\n", name, percentile(times, 0.5).count(),
             percentile(times, 0.99).count());
}

}  // namespace

int main() {
  auto engine = speech::make_espeak_synthesiser();
  auto speaker_engine = speech::make_espeak_synthesiser();
  if (!engine || !speaker_engine) {
    fmt::print(stderr, "error: {}\n", engine.error().message);
    return 2;
  }
  auto owned_sink = std::make_unique<RingSink>();
  RingSink const& speaker_sink = *owned_sink;
  RingSink sink;
  speech::Speaker speaker{
      std::make_unique<speech::OwnVoice>(std::move(*speaker_engine), std::move(owned_sink)), {}, {}};
  std::vector<Latency> library, whole, program;
  for (unsigned i = 0; i < repetitions; ++i) {
    table::Announcement const announcement = knight_move(i % 64);
    auto const spawned = time_of_program(speech::caption_of(announcement));
    if (!spawned) {
      fmt::print(stderr, "error: espeak-ng gave no samples: expected Debian package espeak-ng\n");
      return 2;
    }
    program.push_back(*spawned);
    library.push_back(time_of_library(**engine, sink, announcement));
    whole.push_back(time_of_speaker(speaker, speaker_sink, announcement));
  }
  print("words to first sample in the ring", library);
  print("say() to first sample in the ring (target 99 % under 5 ms)", whole);
  print("words to first sample of espeak-ng --stdout", program);
  double const ratio = percentile(program, 0.5) / percentile(library, 0.5);
  fmt::print("ratio of medians: {:.0f} (target at least {:.0f})\n", ratio, target_ratio);
  return ratio >= target_ratio ? 0 : 1;
}
