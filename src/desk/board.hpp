// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter sees of one board, as a pure fold over the events of its game file: moves with the clock
// as recorded at each, what was announced and said back, private messages, irregularities, reasons that need
// him.
#pragma once

#include "src/arbiter/game_evidence.hpp"
#include "src/desk/attention.hpp"
#include "src/store/game_file.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::desk {

/// One completed move. Moves are SAN with English letters.
struct PlayedMove {
  unsigned ply = 0;  // from 1
  Color by = Color::white;
  std::string san;   // executed
  chess::Move move;  // of diagram_at(ply - 1) of the state's line
  Instant at;
  std::int64_t event = 0;
  std::optional<clock::Reading> reading;  // of the clock at the press
  std::optional<std::string> announced;   // nothing: not known to the program
  std::optional<std::string> said_back;   // by the opponent (D.2.1); nothing: not known

  bool is_as_announced() const { return !announced || *announced == san; }
};

/// Something that an arbiter reads in the order of time.
struct Incident {
  std::int64_t event = 0;
  Instant at;
  Sentence words;
  std::optional<Law> article{};
};

/// What one person alone was told.
struct PrivateMessage {
  std::int64_t event = 0;
  Instant at;
  table::Announcement announcement;
};

/// What the file knows of each player's own score: his moves as announced, his opponent's as he said them
/// back. Nothing where a cell is not known.
struct KnownCell {
  std::optional<std::string> white_has, black_has;
};
struct KnownScores {
  std::vector<KnownCell> plies;                // [0] is ply 1
  std::optional<unsigned> first_difference{};  // ply, from 1
};

class Board {
 public:
  /// Events come in order, without gaps.
  void take(store::NumberedEvent const& event);

  table::TableState const& state() const { return evidence_.state(); }
  program::GameEvidence const& evidence() const { return evidence_; }
  std::int64_t last_event() const { return last_event_; }
  /// The last event that changed what the arbiter decides on: a clock that ticks on or a board that is felt
  /// is none.
  std::int64_t last_news() const { return last_news_; }
  /// Nothing: no event yet.
  std::optional<Instant> last_time() const { return last_time_; }
  std::optional<Instant> began() const { return began_; }
  bool is_tournament() const { return is_tournament_; }

  std::vector<PlayedMove> const& moves() const { return moves_; }
  std::vector<Incident> const& incidents() const { return incidents_; }
  std::vector<PrivateMessage> const& messages() const { return messages_; }
  KnownScores scores() const;

  /// A decision was made that rests on the events up to this one.
  void note_decided(std::int64_t event) { decided_through_ = std::max(decided_through_, event); }
  /// Decided ones are marked, and stay while they stand.
  std::vector<Attention> attention(Instant now) const;
  std::optional<Instant> next_change(Instant now) const { return attention_.next_change(now); }

 private:
  struct InTheAir {
    std::optional<std::string> announced, said_back;
  };
  void before(store::NumberedEvent const& event, table::Input const& input);
  void note(store::NumberedEvent const& event, table::Input const& input);
  void note(store::NumberedEvent const& event, table::Outcome const& outcome);
  void note_completed(store::NumberedEvent const& event, table::MoveCompleted const& completed);
  void note_taken_back(store::NumberedEvent const& event, table::MoveTakenBack const& back);
  void note_told(store::NumberedEvent const& event, table::Told const& told);
  void note_said_back(table::MoveRepeated const& repeated);
  void add_incident(store::NumberedEvent const& event, Sentence words, std::optional<Law> article = {});

  program::GameEvidence evidence_;
  AttentionLog attention_;
  std::int64_t last_event_ = 0, last_news_ = 0, decided_through_ = 0;
  std::optional<Instant> last_time_, began_;
  bool is_tournament_ = true;
  InTheAir in_the_air_;  // of the move that is not completed
  std::vector<PlayedMove> moves_;
  std::vector<Incident> incidents_;
  std::vector<PrivateMessage> messages_;
};

}  // namespace tactus::desk
