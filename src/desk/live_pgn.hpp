// SPDX-License-Identifier: GPL-3.0-or-later
// Live PGN for broadcasts: the files of a round in the folder round-N, written again as the games go. Each
// file is complete at any moment. Off unless the arbiter wants it, and delayed as he wants it: what was
// recorded less than so long ago is not in them.
#pragma once

#include "core/notation/pgn/pgn_writer.hpp"
#include "core/table/event.hpp"
#include "core/table/recorded_line.hpp"
#include "src/desk/boards/board_numbers.hpp"
#include "src/record/game_end.hpp"

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

class LiveGame {
 public:
  /// `id` stands in the tag GameId.
  explicit LiveGame(std::string id = {}) : id_(std::move(id)) {}

  /// Events of one game, in order.
  void take(table::StampedEvent const& event);

  /// How much of the game was recorded until then: another number, another text. 0: it had not begun.
  std::size_t facts_until(Instant until) const;
  /// The round is in the Round tag, the board in the Board tag. After every move stands a clock time, in
  /// whole seconds, as soon as one was read: where the press was not seen, the player's last one. The moves
  /// end before the first illegal one, and before a promotion whose piece nobody named. The result is that of
  /// the Laws. Precondition: is_started().
  std::string pgn(std::string const& round, unsigned board, Instant until) const;

 private:
  struct PlayedPly {
    Instant at;
    chess::Move move;
    std::optional<clock::Reading> reading;
  };
  struct ReadClock {
    Instant at;
    clock::Reading reading;
  };
  void take(Instant at, table::Outcome const& outcome);
  void take_move(Instant at, table::Outcome const& outcome);
  void put_clock_right();
  void add_tags(notation::PgnGame& game, std::string const& round, unsigned board, Instant until) const;
  void add_moves(notation::PgnGame& game, Instant until) const;

  std::string id_;
  std::optional<table::TableSetup> setup_;
  Instant began_at_{};
  bool is_training_ = false;
  table::RecordedLine line_;
  std::vector<PlayedPly> plies_;
  std::size_t mended_ = 0;  // moves and times; what was wrong is gone at once, however late moves are shown
  std::vector<table::MoveTakenBack> back_with_end_;  // of the last input, should it take back the end
  std::vector<ReadClock> clocks_;
  std::optional<Instant> ended_at_;
  std::optional<chess::Move> made_;  // and not completed
  record::GameEnd end_;
};

// Live PGN of a round as texts of files: game-M.pgn for each board and games.pgn for all of them. Pure; time
// is an argument.

struct NamedText {
  std::string name;
  std::string text;
};

class LiveRound {
 public:
  explicit LiveRound(std::string round) : round_(std::move(round)) {}

  /// Boards are numbered as on the page.
  void take(BoardNews const& news);
  /// The files whose texts have changed since the last call, as known until then: first the boards, then the
  /// round.
  std::vector<NamedText> changed(Instant until);
  /// Of all games that were ever taken.
  std::set<std::string> const& ids() const { return ids_; }
  /// They could not be written: the next call gives all files again.
  void forget();

 private:
  struct Board {
    std::string game;  // its name
    std::vector<LiveGame> games{};
    std::size_t facts = 0;  // in `text`
    std::string text{};
  };
  void move(unsigned before, unsigned number);
  bool brings_news(unsigned number, Board& board, Instant until) const;

  std::string round_;
  BoardNumbers numbers_;
  std::map<unsigned, Board> boards_;
  std::set<std::string> ids_;
};

struct LivePgnOptions {
  std::string folder;
  std::string round = "1";
  Millis delay{0};
};

/// take() from one thread; the files are written by a thread of its own, each second, so that slow disks keep
/// nobody waiting.
class LivePgn {
 public:
  /// `tell`: what could not be written, a sentence, from that thread; the same one is told once.
  LivePgn(LivePgnOptions options, std::function<void(std::string const&)> tell);
  ~LivePgn();

  void take(std::vector<BoardNews> const& news);

 private:
  void run();
  void write(Instant now);

  LivePgnOptions const options_;
  std::function<void(std::string const&)> const tell_;
  std::mutex mutex_;
  std::condition_variable ends_;
  bool is_over_ = false;
  LiveRound round_;
  std::string told_;
  std::thread thread_;
};

/// Writes the texts into the folder, which is made where it is missing. Each is written aside, synced and
/// renamed: readers see the old text or the new one, never a part. Nothing is written where one of the files
/// is no PGN or holds a game that is none of `games`, by their ids. The error is one sentence.
tl::expected<void, std::string> write_files(std::filesystem::path const& folder,
                                            std::vector<NamedText> const& files,
                                            std::set<std::string> const& games);

}  // namespace tactus::desk
