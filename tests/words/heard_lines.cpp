// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/words/heard_lines.hpp"

#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/words/contents.hpp"
#include "tests/words/message_sources.hpp"
#include "tests/words/player_languages.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace tactus::words {
namespace {

std::string sound_of(speech::Phrase const& phrase) {
  std::string sound;
  for (speech::Part const& part : phrase) {
    std::string const phonemes = speech::espeak_phonemes(part).value();
    for (char const c : phonemes)
      if (std::string_view{"',%_:;| -!"}.find(c) == std::string_view::npos) sound += c;
  }
  return sound;
}

HeardLine line_of(std::string_view english, speech::Phrase const& phrase) {
  return {std::string{english}, phrase, sound_of(phrase)};
}

/// Answers in training, without their arguments.
void add_answers(Language language, std::vector<HeardLine>& lines) {
  auto const sentences = sentences_in(language);
  static constexpr std::array<MessageFolder, 1> folder{{{"src/training", translatable_mark}}};
  for (auto const& message : collected_messages(folder).messages) {
    if (message.file != "src/training/answers.cpp" || !message.english.ends_with('.')) continue;
    std::string text;
    walk(
        sentences.translated(message.english), [&](std::string_view between) { text += between; },
        [](std::string_view, std::string_view) {});
    lines.push_back(line_of(message.english, {{language, text}}));
  }
}

}  // namespace

std::vector<HeardLine> heard_lines(Language language) {
  auto wording = wording_in(language, speech::Vocabulary::appendix_d);
  wording.moves = {};
  std::map<speech::Perception const*, std::vector<table::Content>> of_a_kind;
  for (table::Content const& each : contents()) {
    auto& same = of_a_kind[&speech::perception_of(each)];
    if (same.size() < 14) same.push_back(each);  // numbers of a game
  }
  std::vector<HeardLine> lines;
  for (auto const& [perception, same] : of_a_kind)
    lines.push_back(line_of(perception->spoken,
                            speech::phrase_of({table::Audience::table, false, same.back()}, wording)));
  std::ranges::sort(lines, {}, &HeardLine::english);
  add_answers(language, lines);
  return lines;
}

double likeness(std::string const& a, std::string const& b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      std::size_t const replaced = diagonal + (a[i] == b[j] ? 0U : 1U);
      diagonal = row[j + 1];
      row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, replaced});
    }
  }
  auto const longest = static_cast<double>(std::max({a.size(), b.size(), std::size_t{1}}));
  return 1.0 - static_cast<double>(row.back()) / longest;
}

std::chrono::milliseconds length_of(HeardLine const& line) {
  auto const synthesiser = speech::make_espeak_synthesiser().value();
  std::size_t samples = 0;
  auto const count = [&](speech::Samples made) {
    samples += made.size();
    return true;
  };
  for (speech::Part const& part : line.phrase)
    (void)synthesiser->speak(part, speech::Voices{}.one_player, count);
  return std::chrono::milliseconds{1000 * samples / speech::speech_rate_hz};
}

}  // namespace tactus::words
