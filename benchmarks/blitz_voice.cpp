// SPDX-License-Identifier: GPL-3.0-or-later
// How far is the voice behind a blitz game? Lengths of words are those of the real eSpeak NG; time itself is
// reckoned, so that a busy machine changes nothing. 80 plies of a game by chance at a steady pace, for each
// table, style and language: from the press to the end of that move's words. Prints the table of
// docs/players/voice.md; exit status 1 where the newest move's words end later than the target behind its
// press.
#include "core/legal/position.hpp"
#include "speech/sound/earcon.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "speech/voice/utterance_queue.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/table/console/announcer.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <iostream>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include <fmt/core.h>

namespace {

using namespace tactus;
using speech::SteadyTime;
using Seconds = std::chrono::duration<double>;
using Span = SteadyTime::duration;

constexpr unsigned plies = 80;
constexpr Seconds to_begin{0.04};  // from the queue to the first sample
constexpr Seconds target{2.5};     // for 95 of 100 moves at the fastest pace

/// Who hears what, and through which voice.
enum class Hall : std::uint8_t { earphone, table_and_earphone, table };
struct Table {
  Hall hall;
  std::string_view name;
};
constexpr std::array tables{Table{Hall::earphone, "a person announces; earphone"},
                            Table{Hall::table_and_earphone, "Tactus announces for White; table, earphone"},
                            Table{Hall::table, "both blind; table"}};

std::vector<table::MoveSaid> game_by_chance(unsigned seed) {
  std::mt19937 random{seed};
  std::vector<table::MoveSaid> moves;
  auto position = chess::Position::initial();
  while (moves.size() < plies) {
    auto const legal = position.legal_moves();
    if (legal.empty()) position = chess::Position::initial();
    if (legal.empty()) continue;
    chess::Move const move = legal[random() % legal.size()];
    moves.push_back({position.turn(), static_cast<unsigned>(moves.size() + 1),
                     chess::describe(chess::Diagram{position.placement(), position.turn()}, move)});
    position = position.after(move);
  }
  return moves;
}

std::optional<table::Audience> audience_of(Hall hall, chess::Color by) {
  bool const is_opponents = by == chess::Color::black;
  switch (hall) {
    case Hall::earphone: return is_opponents ? std::optional(table::Audience::white) : std::nullopt;
    case Hall::table_and_earphone: return is_opponents ? table::Audience::white : table::Audience::table;
    case Hall::table: break;
  }
  return table::Audience::table;
}

/// How long words take; each asked of the synthesiser once.
class Lengths {
 public:
  explicit Lengths(speech::Synthesiser& engine) : engine_(engine) {}

  Seconds of(speech::Phrase const& phrase, speech::VoiceSettings const& voice) {
    std::size_t samples = 0;
    for (speech::Part const& part : phrase) samples += samples_of(part, voice);
    return Seconds{static_cast<double>(samples) / speech::speech_rate_hz};
  }

 private:
  std::size_t samples_of(speech::Part const& part, speech::VoiceSettings const& voice) {
    auto const key = fmt::format("{} {} {}", voice.words_per_minute, part.language.code(), part.text);
    if (auto const known = known_.find(key); known != known_.end()) return known->second;
    std::size_t samples = 0;
    auto const spoken = engine_.speak(part, voice, [&](speech::Samples more) {
      samples += more.size();
      return true;
    });
    if (!spoken) fmt::print(stderr, "error: {}\n", spoken.error().message);
    return known_[key] = samples;
  }

  speech::Synthesiser& engine_;
  std::map<std::string, std::size_t> known_;
};

struct Heard {
  std::vector<double> behind;  // seconds, of each move of which words were said
  unsigned left_out = 0, in_all = 0;
};

/// The queue of the program between presses and a voice that takes its time.
class Voice {
 public:
  Voice(Lengths& lengths, speech::Wording wording) : lengths_(lengths), wording_(std::move(wording)) {}

  Heard play(std::vector<table::MoveSaid> const& moves, Hall hall, double shortest, double longest) {
    std::mt19937 random{7};
    std::uniform_real_distribution<double> pace{shortest, longest};
    SteadyTime press{};
    for (table::MoveSaid const& move : moves) {
      press += std::chrono::duration_cast<Span>(Seconds{pace(random)});
      go_on_until(press);
      pressed_.push_back(press);
      queue_.note_completed(move.ply);
      if (auto const to = audience_of(hall, move.by)) {
        ++heard_.in_all;
        queue_.push({*to, false, move}, press);
      }
      begin(press);
    }
    go_on_until(SteadyTime::max());
    return std::move(heard_);
  }

 private:
  void go_on_until(SteadyTime until) {
    while (saying_ && ends_ <= until) {
      auto const ply = std::get<table::MoveSaid>(saying_->announcement.content).ply;
      if (saying_->is_left_out)
        ++heard_.left_out;
      else
        heard_.behind.push_back(Seconds{ends_ - pressed_[ply - 1]}.count());
      queue_.done();
      saying_.reset();
      begin(ends_);
    }
  }
  void begin(SteadyTime now) {
    if (saying_) return;
    saying_ = queue_.next(now);
    if (saying_) ends_ = now + std::chrono::duration_cast<Span>(to_begin + length_of(*saying_));
  }
  Seconds length_of(speech::Utterance const& utterance) {
    if (utterance.is_left_out)
      return Seconds{static_cast<double>(speech::sound_of(speech::Earcon::left_out, 100).size()) /
                     speech::speech_rate_hz};
    auto wording = wording_;
    if (utterance.hurry > 0) wording.moves.style = speech::Style::brief;
    auto const voice = speech::hurried(voices_.of(utterance.announcement.to), utterance.hurry);
    return lengths_.of(speech::phrase_of(utterance.announcement, wording), voice);
  }

  Lengths& lengths_;
  speech::Wording wording_;
  speech::Voices voices_;
  speech::UtteranceQueue queue_;
  std::vector<SteadyTime> pressed_;
  std::optional<speech::Utterance> saying_;
  SteadyTime ends_{};
  Heard heard_;
};

double nth(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

struct Said {
  std::string_view name;
  speech::Vocabulary vocabulary;
  speech::Style style;
};
constexpr std::array styles{Said{"short", speech::Vocabulary::appendix_d, speech::Style::brief},
                            Said{"long", speech::Vocabulary::appendix_d, speech::Style::full},
                            Said{"literate-long", speech::Vocabulary::literate, speech::Style::full}};

}  // namespace

int main() {
  auto engine = speech::make_espeak_synthesiser();
  if (!engine) {
    fmt::print(stderr, "error: {}\n", engine.error().message);
    return 1;
  }
  Lengths lengths{**engine};
  auto const moves = game_by_chance(1);
  bool is_met = true;
  fmt::print("| table | style | language | s a ply | median | 95 % | most | tones instead of words |\n");
  fmt::print("| --- | --- | --- | --- | --- | --- | --- | --- |\n");
  for (Table const& each : tables)
    for (Said const& said : styles)
      for (char const* const code : {"fi", "de", "en", "sv", "fr"}) {
        bool const is_of_language = said.vocabulary == speech::Vocabulary::literate;
        if (!is_of_language && std::string_view{code} != "de") continue;  // Appendix D is German everywhere
        auto const catalogue = words::catalogue_of(Language::named(code), std::cerr);
        program::MoveVoiceOptions options;
        options.vocabulary = said.vocabulary;
        options.wording.style = said.style;
        auto const wording = program::wording_of(options, catalogue, std::cerr);
        for (auto const& [shortest, longest] : {std::pair{0.65, 0.65}, {0.8, 2.0}, {1.5, 3.0}}) {
          auto const heard = Voice{lengths, wording}.play(moves, each.hall, shortest, longest);
          double const late = nth(heard.behind, 0.95);
          if (shortest == longest) is_met = is_met && late <= target.count();
          fmt::print("| {} | {} | {} | {}-{} | {:.1f} | {:.1f} | {:.1f} | {} of {} |\n", each.name, said.name,
                     is_of_language ? code : "all", shortest, longest, nth(heard.behind, 0.5), late,
                     nth(heard.behind, 1), heard.left_out, heard.in_all);
        }
      }
  return is_met ? 0 : 1;
}
