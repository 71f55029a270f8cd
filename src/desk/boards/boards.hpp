// SPDX-License-Identifier: GPL-3.0-or-later
// All boards that a desk watches, by number. Pure; time is an argument.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/message/message.hpp"
#include "core/table/event.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"
#include "src/desk/boards/attention.hpp"
#include "src/desk/boards/board_numbers.hpp"
#include "src/desk/boards/clock_lag.hpp"
#include "src/desk/boards/conflict.hpp"
#include "src/desk/boards/default_time.hpp"
#include "src/desk/boards/on_it.hpp"
#include "src/desk/boards/pairing_watch.hpp"
#include "src/desk/sources/source.hpp"
#include "src/record/event_times.hpp"
#include "src/record/happenings.hpp"
#include "src/store/game_file.hpp"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tactus::desk {

// The sentences of the reasons why a board needs the arbiter. Short, the important word first.

Message not_pressed_words(chess::Color player);
Message link_lost_words();
/// `fault`: the system's own words.
Message broker_gone_words(std::string const& fault);
Message copy_unwritten_words(std::string const& fault);
/// `line`: as it was when the difference was recorded. By the move, not by the ply.
Message differs_words(table::BoardDiffers const& differs, chess::PlayedLine const& line);
/// `board`: as the hall numbers it; the others are their names among the boards.
Message two_tables_words(unsigned board, std::string const& one, std::string const& other);
Message excess_words(Excess excess);
/// `fault`: the system's own words.
Message fault_words(std::string const& fault);
/// `result`: by the Laws. The state has one.
Message result_words(table::TableState const& state, table::GameResult result);

// The sentences of what happened at a table that are no reasons of their own to come.

Message training_words();
Message offer_words(chess::Color player);
Message resumed_words();
Message signed_words(chess::Color player);
/// From the end of this line the game goes on.
Message restored_words(chess::PlayedLine const& line);
/// What is proposed, confirmed by one side, or no longer meant; nothing: something else was told.
std::optional<Message> proposal_words(table::Content const& content);
/// The watch tells what.
Message clock_jumps_words();
Message program_changed_words();

/// One completed move. Moves are SAN with English letters.
struct ShownMove {
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
  Message words;
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

/// What was decided last about a game.
struct DecidedThrough {
  std::int64_t event = 0;  // it rests on the events up to this one; 0: nothing is decided
  Instant at{};
};
/// So long hands have to put two boards right that an arbiter has decided about.
inline constexpr Millis time_to_put_right{120'000};

class Board {
 public:
  /// Events come in order, without gaps. `now`: nothing where it does not matter when they came.
  void take(store::NumberedEvent const& event, std::optional<Instant> now = std::nullopt);

  table::TableState const& state() const { return evidence_.state(); }
  program::GameEvidence const& evidence() const { return evidence_; }
  /// By the Laws; open while the game goes on.
  table::GameResult result() const { return evidence_.chronicle().result(); }
  std::int64_t last_event() const { return last_event_; }
  /// The last event that changed what the arbiter decides on: a clock that ticks on or a board that is felt
  /// is none.
  std::int64_t last_news() const { return last_news_; }
  /// Nothing: no event yet.
  std::optional<Instant> last_time() const { return last_time_; }
  std::optional<Instant> began() const { return began_; }
  /// How far its times lie behind this machine's clock, each by the same; nothing: they do not.
  std::optional<Millis> lag() const { return lag_.steady(); }
  bool is_tournament() const { return is_tournament_; }

  std::vector<ShownMove> const& moves() const { return moves_; }
  std::vector<Incident> const& incidents() const { return incidents_; }
  std::vector<PrivateMessage> const& messages() const { return messages_; }
  KnownScores scores() const;

  void note_decided(DecidedThrough decided);
  /// Decided ones are marked, and stay while they stand. Boards that still differ long after it count again.
  std::vector<Attention> attention(Instant now) const;
  std::optional<Instant> next_change(Instant now) const;

 private:
  struct InTheAir {
    std::optional<std::string> announced, said_back;
  };
  void before(store::NumberedEvent const& event, table::Input const& input);
  void note(store::NumberedEvent const& event, table::Input const& input);
  void note(store::NumberedEvent const& event, table::Outcome const& outcome);
  void note_completed(store::NumberedEvent const& event, table::MoveCompleted const& completed);
  void note_taken_back();
  void note_told(store::NumberedEvent const& event, table::Told const& told);
  void note_said_back(table::MoveRepeated const& repeated);
  void add_incident(store::NumberedEvent const& event, Message words, std::optional<Law> article = {});

  program::GameEvidence evidence_;
  AttentionLog attention_;
  std::int64_t last_event_ = 0, last_news_ = 0;
  DecidedThrough decided_;
  std::optional<Instant> last_time_, began_;
  bool is_tournament_ = true;
  InTheAir in_the_air_;  // of the move that is not completed
  record::EventTimes times_;
  ClockLag lag_;
  std::vector<ShownMove> moves_;
  std::vector<Incident> incidents_;
  std::vector<PrivateMessage> messages_;
};

struct Seat {
  unsigned number = 0;  // BoardNumbers
  std::string name;     // BoardNews::board
  std::string game;
  Board board{};
  Link link = Link::waiting;
  Instant link_since{};
  std::string fault{};  // of its file; empty: none
  Instant fault_since{};
  Excess excess = Excess::none;
  Instant excess_since{};
  Numbering numbering = Numbering::known;
  std::string rival{};  // the board that speaks for the same number; empty: none
  unsigned contested = 0;
  Instant rival_since{};
  OnIt on_it{};
  std::optional<HallFaults> hall{};  // it stands for the whole hall
  Instant hall_since[2]{};
  Conflict conflict{};                    // no labels: there is none
  std::optional<unsigned> hall_number{};  // of the board, where the hall gives it one
  std::vector<Attention> of_pairings{};
  std::vector<Attention> of_default_time{};
  bool is_of_round = false;  // it stands for the round's pairings

  /// Neither the hall's nor the round's.
  bool is_a_board() const { return !hall && !is_of_round; }
  /// Those of the board, and those of what connects it.
  std::vector<Attention> attention(Instant now) const;
  /// Of the most urgent reason that is not decided. Nothing: there is none.
  std::optional<Level> level(Instant now) const;
  bool needs_arbiter(Instant now) const { return level(now).value_or(Level::noted) != Level::noted; }
};

/// A reason that was not there before, or is more urgent than it was; never one that is only noted.
struct Alarm {
  unsigned board = 0;
  Attention attention;
};

/// How many boards are at each level.
struct LevelCounts {
  std::size_t now = 0, soon = 0, noted = 0;
  /// Those that need the arbiter.
  std::size_t in_need() const { return now + soon; }
};

/// Seat::name and Seat::game.
using GameName = std::pair<std::string, std::string>;

class Boards {
 public:
  /// So long tables that are paired have to come once the first of them plays.
  static constexpr Millis time_to_come{60'000};

  /// The round's. Call it before the first take().
  void pair(std::vector<pairings::Pairing> pairings);
  void time_round(RoundTimes times) { times_ = std::move(times); }
  RoundTimes const& round() const { return times_; }
  /// Changed in mid-round. What is new of reasons.
  std::vector<Alarm> pair_again(std::vector<pairings::Pairing> pairings, Instant now);
  /// What is new of reasons; what is there when a game is first read is no alarm. Returns the board's number
  /// too.
  std::pair<unsigned, std::vector<Alarm>> take(BoardNews const& news, Instant now);
  /// Numbers that no board has had any more since the last call.
  std::vector<unsigned> vacated();
  /// Alarms by the passing of time alone since the last call.
  std::vector<Alarm> pass_time(Instant now);
  /// Boards whose rows the passing of time has changed since the last pass_time(), without an alarm.
  std::vector<unsigned> changed_by_time(Instant now) const;
  /// A decision was made about the game. The boards that show it, as for the next two.
  std::vector<unsigned> note_decided(GameName const& game, DecidedThrough decided);
  /// Who is on his way to its board; empty: nobody needs to any more.
  std::vector<unsigned> note_on_it(GameName const& game, std::string const& arbiter, Instant at);
  std::vector<Alarm> note_conflict(GameName const& game, Conflict const& conflict, Instant now);

  std::map<unsigned, Seat> const& all() const { return seats_; }
  /// Null: no such number.
  Seat const* find(unsigned number) const;
  LevelCounts by_level(Instant now) const;

 private:
  /// Two tables speak for one board: both are told.
  std::vector<Alarm> find_rival(Seat& seat, BoardNews const& news, Instant now);

  void compare_with_pairing(Seat& seat, Instant now) const;
  std::vector<Alarm> find_missing(Instant now);
  /// When the round began; nothing: not yet.
  std::optional<Instant> start_of_round(Instant now);
  std::vector<Alarm> find_late(Instant now);

  std::map<unsigned, Seat> seats_;
  PairingWatch pairings_;
  unsigned number_of_pairings_ = 0;  // the board that stands for what is missing
  std::optional<Instant> first_began_{};
  RoundTimes times_;
  BoardNumbers numbers_;
  std::vector<unsigned> vacated_;
  /// At its number, which may be another one than before.
  Seat& seat_of(BoardNews const& news);
  /// What is known of a game besides its events, also before they come.
  struct Known {
    DecidedThrough decided;
    OnIt on_it;
    Conflict conflict;
  };
  void show(Seat& seat, Known const& known) const;
  std::vector<unsigned> show(GameName const& game);

  std::map<GameName, Known> known_;
  Instant looked_at_{};
};

}  // namespace tactus::desk
