// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where a program that may say more than `tactus` joins the session at the table. What it says
// goes the way of all that is said: recorded, then announced to the ears that it is for.
#pragma once

#include "core/table/table_state.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

using TrainingLines = std::vector<table::TrainingLine>;

/// Told of its own accord.
struct Remark {
  table::Audience to;
  TrainingLines lines;
};

/// Main thread.
class Companion {
 public:
  Companion() = default;
  Companion(Companion const&) = delete;
  Companion& operator=(Companion const&) = delete;
  virtual ~Companion() = default;

  /// Said to the table when a game begins or goes on.
  virtual TrainingLines greeting() const = 0;
  /// The answer to a typed line, or a sentence of what was expected; nothing when the line is none of its
  /// commands.
  virtual std::optional<tl::expected<TrainingLines, std::string>> answer(std::string_view line,
                                                                         table::TableState const& state) = 0;
  /// One line about each of its commands, or about the one that is named.
  virtual std::vector<std::string> help(std::string_view about) const = 0;

  /// What to remark now that the input has led to this state and these effects.
  virtual std::vector<Remark> follow(table::StampedInput const& input, table::TableState const& state,
                                     std::span<table::Effect const> effects) = 0;
  /// The same, when nothing has happened for a while.
  virtual std::vector<Remark> pass_time(Instant now, table::TableState const& state) = 0;
  virtual std::optional<Instant> next_deadline(table::TableState const& state) const = 0;
};

}  // namespace tactus::program
