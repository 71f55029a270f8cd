// SPDX-License-Identifier: GPL-3.0-or-later
// How long after the last byte of the frame that completes a move is its first sample ready to be played? The
// whole way of the program: frame, decode, fold, commit to the game file (synced), phrase, eSpeak NG. The
// deliberate quiet time of the board lies before that byte. In the same run, in turns: `espeak-ng --stdout`
// started for the same words, to its first sample.
#include "core/legal/game_line.hpp"
#include "core/table/table_state.hpp"
#include "devices/device_line.hpp"
#include "devices/drivers/tactus/codec.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/store/game_file.hpp"
#include "src/table/ports/port_meaning.hpp"
#include "src/table/session/outbox.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <mutex>
#include <random>
#include <vector>

using namespace tactus;
using WallClock = std::chrono::steady_clock;

namespace {

double milliseconds_between(WallClock::time_point from, WallClock::time_point to) {
  return std::chrono::duration<double, std::milli>(to - from).count();
}

/// Notes when the first samples of an utterance arrive; plays nothing.
class FirstSampleSink : public speech::SoundSink {
 public:
  void begin(table::Audience) override { is_first_ = true; }
  bool write(speech::Samples samples) override {
    if (is_first_ && !samples.empty()) {
      std::scoped_lock const lock(mutex_);
      first_ = WallClock::now();
      is_first_ = false;
      arrived_.notify_all();
    }
    return true;
  }
  speech::Heard finish() override { return speech::Heard::completely; }
  void cut() noexcept override {}

  std::optional<WallClock::time_point> wait_for_first(std::chrono::seconds patience) {
    std::unique_lock lock(mutex_);
    if (!arrived_.wait_for(lock, patience, [&] { return first_.has_value(); })) return std::nullopt;
    return std::exchange(first_, std::nullopt);
  }

 private:
  bool is_first_ = true;  // speech thread
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::optional<WallClock::time_point> first_;
};

/// Two piece boards and a clock, as bytes, at a table in event time; the measured steps run in real time.
class Table {
 public:
  Table(store::GameFile file, speech::Speaker& speaker) : ledger_(std::move(file)), speaker_(speaker) {
    for (auto* port : ports()) {
      take(port->line.opened(now_), *port);
      feed(*port, devices::identification_sentence(
                      port == &clock_ ? devices::Talker::clock : devices::Talker::board, "bench", "1"));
    }
    table::TableSetup setup;
    setup.black.is_blind = setup.white.is_blind =
        true;  // each press is spoken to the other player's ear or table
    setup.white.is_blind = false;
    setup.white_board = setup.black_board = table::BoardKind::pieces;
    setup.has_clock = true;
    setup.announcer = table::Announcer::tactus;
    apply({now_, table::GameStarted{setup}});
    show_boards(state_.line().current().placement());
    press(chess::Color::white);
  }

  table::TableState const& state() const { return state_; }

  /// White's board shows the move and settles; everything up to the last byte of his press. Returns when that
  /// byte came.
  WallClock::time_point complete_move(chess::Move move) {
    auto const mover = state_.to_move();
    auto const after = state_.line().current().after(move).placement();
    show(mover, after);
    settle();
    if (mover == chess::Color::black)
      apply({now_, table::Requested{mover, table::Request::announce, std::nullopt}});
    auto const sentence = press_sentence(chess::opposite(mover));
    auto const start = WallClock::now();
    feed(clock_, sentence);
    show(chess::opposite(mover), after);
    settle();
    return start;
  }

 private:
  struct Port {
    devices::DeviceLine line;
    program::PortMeaning meaning;
  };
  std::vector<Port*> ports() { return {&white_, &black_, &clock_}; }
  Port& board(chess::Color c) { return c == chess::Color::white ? white_ : black_; }

  void show_boards(chess::Placement const& placement) {
    for (auto c : {chess::Color::white, chess::Color::black}) show(c, placement);
    settle();
  }
  std::string press_sentence(chess::Color to_move) {
    clock::Reading reading{Millis{5'400'000}, Millis{5'400'000}, to_move, true};
    return devices::times_sentence(sequence_++, reading);
  }
  void press(chess::Color to_move) { feed(clock_, press_sentence(to_move)); }
  /// Lets event time run until nothing is due; the boards answer what they are asked.
  void settle() {
    for (int step = 0; step < 100 && state_.next_deadline(); ++step) {
      now_ = std::max(*state_.next_deadline(), now_ + Millis{1});
      apply({now_, table::TimePassed{}});
      if (!asked_) continue;
      auto const c = *std::exchange(asked_, std::nullopt);
      board(c).meaning.expect_full_state();
      feed(board(c), devices::pieces_sentence(sequence_++, shown_[c == chess::Color::black]));
    }
  }
  void show(chess::Color c, chess::Placement const& placement) {
    shown_[c == chess::Color::black] = placement;
    feed(board(c), devices::pieces_sentence(sequence_++, placement));
  }
  void feed(Port& port, std::string const& sentence) {
    now_ += Millis{5};
    take(port.line.feed({now_, {sentence.begin(), sentence.end()}}), port);
  }
  void take(devices::LineStep const& step, Port& port) {
    for (auto const& event : step.events)
      for (auto const& meaning : port.meaning.take(now_, event))
        if (auto const* input = std::get_if<table::Input>(&meaning)) apply({now_, *input});
  }
  void apply(table::StampedInput const& input) {
    auto step = table::apply(std::move(state_), input);
    state_ = std::move(step.state);
    ledger_.add(input, std::move(step.effects));
    for (auto& effect : ledger_.commit()) {
      if (auto* announce = std::get_if<table::Announce>(&effect)) speaker_.say(announce->announcement);
      if (std::holds_alternative<table::AskBoard>(effect)) asked_ = std::get<table::AskBoard>(effect).board;
    }
  }

  program::Ledger ledger_;
  speech::Speaker& speaker_;
  table::TableState state_;
  Instant now_{Millis{1'000'000}};
  unsigned sequence_ = 0;
  std::optional<chess::Color> asked_;
  std::array<chess::Placement, 2> shown_;  // White's board, Black's board
  Port white_{devices::DeviceLine{}, program::PortMeaning{{chess::Color::white, false, chess::Color::white}}};
  Port black_{devices::DeviceLine{}, program::PortMeaning{{chess::Color::black, false, chess::Color::white}}};
  Port clock_{devices::DeviceLine{}, program::PortMeaning{{std::nullopt, true, chess::Color::white}}};
};

/// `espeak-ng --stdout` until it has written more than the WAV header.
double spawned_first_sample_ms(std::string const& words) {
  auto const start = WallClock::now();
  FILE* pipe = popen(("espeak-ng -v de --stdout '" + words + "'").c_str(), "r");
  char header_and_one_sample[46];
  bool const came = pipe && std::fread(header_and_one_sample, 1, sizeof header_and_one_sample, pipe) ==
                                sizeof header_and_one_sample;
  double const taken = milliseconds_between(start, WallClock::now());
  char rest[65536];
  while (pipe && std::fread(rest, 1, sizeof rest, pipe) > 0) {
  }
  if (pipe) pclose(pipe);
  return came ? taken : -1;
}

double percentile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  return values[std::min(values.size() - 1,
                         static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

int run(std::size_t moves_wanted) {
  auto const path = std::filesystem::current_path() / "press_to_sound.tactus";
  auto synthesiser = speech::make_espeak_synthesiser();
  if (!synthesiser) return std::fprintf(stderr, "error: %s\n", synthesiser.error().message.c_str()), 1;
  auto owned = std::make_unique<FirstSampleSink>();
  auto& sink = *owned;
  speech::Speaker speaker(std::make_unique<speech::OwnVoice>(std::move(*synthesiser), std::move(owned)), {},
                          {});
  std::vector<double> ours, spawned;
  std::mt19937 random(1);
  while (ours.size() < moves_wanted) {
    for (char const* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path.string() + suffix);
    auto file = store::GameFile::create(path.string());
    if (!file) return std::fprintf(stderr, "error: cannot create %s\n", path.c_str()), 1;
    Table table(std::move(*file), speaker);
    for (int ply = 0; ply < 60 && ours.size() < moves_wanted; ++ply) {
      auto const line = chess::legal_beginning(table.state().line());
      if (!line || line->current().legal_moves().empty()) break;
      auto const moves = line->current().legal_moves();
      auto const move = moves[random() % moves.size()];
      bool const is_spoken_at_the_press = table.state().to_move() == chess::Color::white;
      auto const plies = table.state().completed().size();
      auto const start = table.complete_move(move);
      if (table.state().completed().size() != plies + 1)
        return std::fprintf(stderr, "error: a move was not completed\n"), 1;
      auto const first = sink.wait_for_first(std::chrono::seconds{5});
      speaker.finish();
      if (!first) return std::fprintf(stderr, "error: a move was not spoken\n"), 1;
      if (!is_spoken_at_the_press) continue;
      ours.push_back(milliseconds_between(start, *first));
      spawned.push_back(spawned_first_sample_ms("Springer Gustav eins, Felix drei"));
    }
  }
  for (char const* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path.string() + suffix);
  std::printf("press to first sample, %zu moves: median %.3f ms, 99 %% %.3f ms, slowest %.3f ms\n",
              ours.size(), percentile(ours, 0.5), percentile(ours, 0.99), percentile(ours, 1));
  std::printf("espeak-ng --stdout to first sample: median %.3f ms; ratio of medians %.1f\n",
              percentile(spawned, 0.5), percentile(spawned, 0.5) / percentile(ours, 0.5));
  return 0;
}

}  // namespace

int main(int argc, char** argv) { return run(argc > 1 ? std::stoul(argv[1]) : 500); }
