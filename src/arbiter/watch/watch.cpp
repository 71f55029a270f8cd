// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/watch/watch.hpp"

#include "core/message/plain_line.hpp"
#include "core/rules/regime.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "src/record/event_times.hpp"
#include "src/record/local_time.hpp"
#include "src/store/game_reader.hpp"

#include <filesystem>
#include <optional>
#include <ostream>
#include <thread>
#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace tactus::program {
namespace {

using arbitration::laws::law;

using Sentences = std::vector<Message>;

Sentences sentences_of_claims(chess::GameLine const& line) {
  Sentences sentences;
  if (line.occurrences() == threefold)
    sentences.push_back(say("same position: third time, a draw may be claimed (9.2)"));
  if (line.current().halfmove_clock() == plies_of_fifty_moves)
    sentences.push_back(say("fifty moves: no capture, no pawn move, a draw may be claimed (9.3)"));
  return sentences;
}

/// Finnish 10c: where it is in force.
Sentences sentences_of_power(chess::GameLine const& line, RuleSet rules) {
  bool const is_due = line.current().halfmove_clock() == plies_of_fifty_moves;
  if (!is_due || !number_in(law("FI-10c"), rules)) return {};
  return {say("fifty moves: no capture, no pawn move, the arbiter may declare a draw (FI-10c)")};
}

}  // namespace

std::vector<Message> claim_lines(chess::GameLine const& line, Regime regime) {
  if (line.current().is_checkmate()) return {};  // 9.3, 9.6.2: mate takes precedence
  return has_draw_claims(regime.rules) ? sentences_of_claims(line) : sentences_of_power(line, regime.rules);
}

namespace {

constexpr Millis sweep{1000};         // the longest that a lost hint of the system can cost
constexpr Millis between_looks{100};  // for a file that is not there yet
constexpr int failed = 1;

Instant now() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

/// Not there, or just being made by the program at the table.
bool may_still_come(store::StoreError const& error, std::string const& path) {
  if (error.fault == store::StoreFault::missing || error.fault == store::StoreFault::in_use) return true;
  std::error_code ignored;
  return error.fault == store::StoreFault::not_a_game_file && std::filesystem::file_size(path, ignored) == 0;
}

class Watch {
 public:
  Watch(WatchOptions const& options, std::ostream& out, std::ostream& errors)
      : options_(options),
        catalogue_(answer_catalogue(options.language, errors)),
        words_(catalogue_),
        complain_(errors, catalogue_),
        out_(out) {}

  int run() {
    for (;;) {
      auto reader = open();
      if (!reader) return failed;
      if (auto const status = follow(*reader)) return *status;
      out_ << words_(say("new file: {file}", {{"file", options_.game}})) << std::endl;
    }
  }

 private:
  std::optional<store::GameReader> open() {
    for (bool is_told = false;; is_told = true) {
      auto reader = store::GameReader::open(options_.game);
      if (reader && reader->note()) complain_(message_of(*reader->note()));
      if (reader) return std::move(*reader);
      if (!may_still_come(reader.error(), options_.game)) {
        complain_(message_of(reader.error()));
        return std::nullopt;
      }
      if (!is_told) out_ << words_(say("waiting for {file}", {{"file", options_.game}})) << std::endl;
      std::this_thread::sleep_for(between_looks);
    }
  }

  /// Exit status, or nothing when another file has taken the place of this one.
  std::optional<int> follow(store::GameReader& reader) {
    WatchLines lines{options_.control, words_};
    record::EventTimes times;
    for (std::int64_t seq = 0;;) {
      auto const batch = reader.read_on(seq);
      for (store::NumberedEvent const& each : batch.events) {
        if (auto const odd = times.take(each.stamped, now())) out_ << words_(*odd) << '\n';
        auto const time = options_.has_times
                              ? fmt::format("{:%H:%M:%S} ", record::local_time(each.stamped.time))
                              : std::string{};
        for (std::string const& line : lines.take(each.stamped))
          out_ << time << as_plain_line_of_texts(line) << '\n';
        seq = each.seq;
      }
      out_.flush();
      if (batch.damage) {
        complain_(say(
            "{fault}; {count} events could be read",
            {{"fault", complain_.text(message_of(*batch.damage))}, {"count", static_cast<unsigned>(seq)}}));
        return failed;
      }
      if (options_.ends_with_game && lines.has_ended()) return 0;
      if (!reader.wait_for_change(sweep) && reader.is_replaced()) return std::nullopt;
    }
  }

  WatchOptions const& options_;
  words::Catalogue catalogue_;
  WatchWords words_;
  Complaints complain_;
  std::ostream& out_;
};

}  // namespace

int run_watch(WatchOptions const& options, std::ostream& out, std::ostream& errors) {
  return Watch{options, out, errors}.run();
}

}  // namespace tactus::program
