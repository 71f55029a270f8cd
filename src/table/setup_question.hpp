// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked before a game, as data. Pure.
#pragma once

#include "core/language.hpp"
#include "src/equipment/fact.hpp"
#include "src/table/options.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

/// A port where something may be plugged in.
struct FoundPort {
  std::string name;
  std::string device;  // what answers there; empty: nothing known
  bool has_board = false;
  bool has_clock = false;
};

/// A game of this folder that has not ended.
struct UnfinishedGame {
  std::string file;
  table::TableSetup setup;
  unsigned moves = 0;   // begun, as a scoresheet counts them
  unsigned others = 0;  // of this folder that have not ended either, older than this one
};

/// What is known before the first question.
struct Surroundings {
  PlayOptions options;              // of the command line and the settings
  Language language;                // that questions are asked in
  std::vector<Language> languages;  // to choose from; empty: it was chosen already
  std::optional<UnfinishedGame> unfinished;
  std::vector<FoundPort> ports;
  std::vector<std::string> earphones;  // sound devices
  bool is_word_alone = false;          // all else is known: the arbiter types his word
};

struct SetupChoice {
  equipment::Sentence label;
  std::string value;  // as a set-up file would have it; empty: what holds without it
};

/// What may be typed besides the number or the value of a choice.
enum class FreeAnswer : std::uint8_t { none, name, times, port, duration, word };

struct SetupQuestion {
  std::string_view key;                    // as SetupAnswer
  std::vector<equipment::Sentence> facts;  // told before it
  equipment::Sentence text;
  std::vector<SetupChoice> choices;  // by their numbers from 1
  std::size_t usual = 0;             // index of what Enter takes
  FreeAnswer free = FreeAnswer::none;
};

/// The value of an earlier answer by its key; empty when it was not asked or is as usual.
using Answered = std::function<std::string_view(std::string_view key)>;

/// In the order in which they are asked. `ask` gives nothing where there is nothing to ask. The last one,
/// `begin`, is asked always.
struct SetupStep {
  std::string_view key;
  std::optional<SetupQuestion> (*ask)(Surroundings const& surroundings, Answered const& answered);
};
std::span<SetupStep const> setup_steps();

/// A text that is the same in every language.
inline equipment::Sentence as_it_is(std::string text) { return {"{name}", {{"name", std::move(text)}}}; }

}  // namespace tactus::program
