// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is announced that is not on disk: effects wait here until the events that caused them are
// committed. While the disk refuses, everything stays in memory, in order. Main thread.
#pragma once

#include "core/table/table_state.hpp"
#include "src/store/game_file.hpp"

#include <optional>
#include <vector>

namespace tactus::program {

/// Asked, and nothing else: it leaves the table as it was, and its answer is of that moment.
bool is_only_asked(table::Input const& input);

class Ledger {
 public:
  explicit Ledger(store::GameFile file) : file_(std::move(file)) {}

  /// Takes an input and what apply() made of it: records go to the file, the rest waits for them.
  void add(table::StampedInput const& input, std::vector<table::Effect> effects);
  /// Tries to write all that was added. The effects to be carried out now, in order; none while the disk
  /// refuses.
  std::vector<table::Effect> commit();

  /// What waits and was only asked is answered no more: it would be told as if it were so now.
  void drop_answers();

  bool is_behind() const { return !events_.empty(); }
  /// Something is to be carried out as soon as the events are on disk.
  bool has_effects() const { return !effects_.empty(); }
  /// That would end with the program: where the file is lost, all of the game.
  std::size_t events_in_memory() const {
    return events_.size() + (file_.is_in_its_place() ? 0 : static_cast<std::size_t>(file_.last_seq()));
  }
  /// Why the last commit failed; nothing when it did not.
  std::optional<store::StoreError> const& trouble() const { return trouble_; }
  store::GameFile& file() { return file_; }
  /// It holds all that the file before held; what waits is written there.
  void go_on_in(store::GameFile file) { file_ = std::move(file); }

 private:
  struct Waiting {
    table::Effect effect;
    bool is_answer;
  };

  store::GameFile file_;
  std::vector<table::StampedEvent> events_;  // not yet on disk
  std::vector<Waiting> effects_;             // of these events
  std::optional<store::StoreError> trouble_;
};

}  // namespace tactus::program
