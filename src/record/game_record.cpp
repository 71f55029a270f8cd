// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/game_record.hpp"

#include "core/chess/played_line.hpp"
#include "core/clock/time_control.hpp"
#include "core/message/plain_line.hpp"
#include "core/message/written.hpp"
#include "core/notation/scoresheet.hpp"
#include "core/table/recorded_line.hpp"
#include "src/record/gap_words.hpp"
#include "src/record/happenings.hpp"
#include "src/record/saved_game.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace tactus::program {
namespace {

/// The first that readers show of a game.
std::string event_tag_of(GameRecord const& record) {
  if (!record.is_training) return record.setup.event;
  return record.setup.event.empty() ? "Training" : "Training: " + record.setup.event.text();
}

std::string number_text(std::optional<unsigned> number) {
  return number ? std::to_string(*number) : std::string{};
}

void add_tags(notation::PgnGame& game, GameRecord const& record) {
  game.tags = {{"Event", event_tag_of(record)},    {"Site", record.setup.site},
               {"Date", record.setup.date},        {"Round", number_text(record.setup.round)},
               {"White", record.setup.white.name}, {"Black", record.setup.black.name}};
  if (record.setup.board_number) game.tags.emplace_back("Board", number_text(record.setup.board_number));
  if (auto const& control = record.setup.time_control)
    game.tags.emplace_back("TimeControl", clock::pgn_text_of(*control));
  if (record.end.result == table::GameResult::annulled) game.tags.emplace_back("Termination", "annulled");
  game.tags.emplace_back("Signature", record.signature);
  std::erase_if(game.tags, [](auto const& tag) { return tag.second.empty(); });
}

}  // namespace

notation::PgnResult pgn_result(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: return notation::PgnResult::unfinished;
    case table::GameResult::white_wins: return notation::PgnResult::white_wins;
    case table::GameResult::black_wins: return notation::PgnResult::black_wins;
    case table::GameResult::draw: return notation::PgnResult::draw;
    case table::GameResult::annulled: break;
  }
  return notation::PgnResult::unfinished;
}

namespace {

/// "30. h8=?: its piece was not named; recorded from there: 30. h8=? Kd7 31. h8g8".
std::string words_about_unknown(GameRecord const& record, std::size_t index) {
  auto const all = chess::scored_as_played(line_of(record));
  auto const rest = std::span{all}.subspan(index);
  return notation::write_in_line(rest.first(1)) +
         ": its piece was not named; recorded from there: " + notation::write_in_line(rest);
}

/// "made while Tactus did not look: 3. Bb5 a6; 12. O-O"; empty: it looked.
std::string words_about_found(GameRecord const& record) {
  auto const all = chess::scored_as_played(line_of(record));
  std::string words;
  for (std::size_t first = 0, end = 0; first < all.size(); first = end + 1) {
    for (end = first; end < all.size() && record.moves[end].is_found;) ++end;
    if (end == first) continue;
    words += (words.empty() ? "made while Tactus did not look: " : "; ") +
             notation::write_in_line(std::span{all}.subspan(first, end - first));
  }
  return words;
}

void add_remark(notation::PgnGame& game, std::string const& words) {
  if (!words.empty()) game.remark += (game.remark.empty() ? "" : "; ") + words;
}

}  // namespace

notation::PgnGame pgn_game_of(GameRecord const& record) {
  notation::PgnGame game;
  add_tags(game, record);
  game.start = record.setup.start;
  chess::Color by = game.start.turn();
  for (CompletedMove const& each : record.moves) {
    if (game.moves.size() == record.piece_unknown) break;
    game.moves.push_back(each.move);
    game.clocks.push_back(each.reading ? std::optional{each.reading->of(by)} : std::nullopt);
    by = chess::opposite(by);
  }
  game.result = pgn_result(record.end.result);
  for (std::string const& line : lines_taken_back(record))
    game.remark += (game.remark.empty() ? "taken back: " : "; ") + line;
  add_remark(game, words_about_found(record));
  if (record.piece_unknown) add_remark(game, words_about_unknown(record, *record.piece_unknown));
  for (Message const& gap : record.gaps) add_remark(game, written(gap));
  return game;
}

std::string pgn_of(GameRecord const& record) { return notation::write_pgn(pgn_game_of(record)); }

bool is_of_record(table::TableEvent const& event) {
  if (auto const* const input = std::get_if<table::Input>(&event))
    return std::holds_alternative<table::GameStarted>(*input) ||
           std::holds_alternative<table::SetupCorrected>(*input);
  auto const& outcome = std::get<table::Outcome>(event);
  return std::holds_alternative<table::MoveMade>(outcome) ||
         std::holds_alternative<table::MovePutBack>(outcome) ||
         std::holds_alternative<table::MoveCompleted>(outcome) ||
         std::holds_alternative<table::MoveTakenBack>(outcome) ||
         std::holds_alternative<table::PromotionNamed>(outcome) ||
         std::holds_alternative<table::PositionRestored>(outcome) ||
         std::holds_alternative<table::GameAdjourned>(outcome) ||
         std::holds_alternative<table::GameEnded>(outcome);
}

namespace {

class Collector {
 public:
  /// `index`: of the event, from 0.
  void take(table::TableEvent const& event, std::size_t index) {
    bool const is_mended = record::is_correction(event) && game_end_.is_open();
    game_end_.take(event);
    if (game_end_.clock().has_turned() && record_ && !ended_)
      table::put_times_right(record_->moves, game_end_.clock().at_first_press());
    if (ended_ && is_of_record(event) && !is_mended) behind_end_.push_back(index);
    if (auto const* input = std::get_if<table::Input>(&event)) {
      if (auto const* started = std::get_if<table::GameStarted>(input)) start(*started);
      auto const* const right = std::get_if<table::SetupCorrected>(input);
      if (right != nullptr && record_ && is_mended) {
        record_->setup = table::corrected(std::move(record_->setup), right->setup);
        if (ended_) ended_->setup = record_->setup;
      }
      if (auto const* const mended = std::get_if<table::RecordMended>(input)) note_gap(*mended);
      return;
    }
    auto const& outcome = std::get<table::Outcome>(event);
    if (!record_) return;
    if (auto const* made = std::get_if<table::MoveMade>(&outcome)) last_made_ = made->move;
    if (std::holds_alternative<table::MovePutBack>(outcome)) last_made_.reset();
    take_move(outcome);
    if (auto const* told = std::get_if<table::Told>(&outcome)) note_replaced(told->announcement.content);
    if (auto const* ended = std::get_if<table::GameEnded>(&outcome)) end(*ended);
    if (std::holds_alternative<table::EndTakenBack>(outcome)) go_on();
  }
  std::optional<GameRecord> result() && {
    tell_missing_moves();
    if (!ended_) return std::move(record_);
    ended_->end = game_end_.end();
    ended_->behind_end = std::move(behind_end_);
    return std::move(ended_);
  }

 private:
  using Change = table::RecordedLine::Change;

  void start(table::GameStarted const& started) {
    if (record_) return;
    record_.emplace();
    record_->setup = started.setup;
    record_->gaps = std::move(before_start_);
    line_ = table::RecordedLine{started.setup.start};
  }
  void take_move(table::Outcome const& outcome) {
    auto const* const taken_back = std::get_if<table::MoveTakenBack>(&outcome);
    auto const described =
        taken_back ? chess::scored_as_played(line_.line()) : std::vector<chess::ScoredMove>{};
    auto const change = line_.take(outcome);
    auto const* const completed = std::get_if<table::MoveCompleted>(&outcome);
    if (completed != nullptr) last_made_.reset();
    if (change == Change::out_of_line && !ended_)
      missing_ += (missing_.empty() ? "" : " ") + numbered(*completed);
    if (change == Change::played)
      note_played({completed->move, completed->reading, line_.line().is_piece_unknown(completed->ply),
                   completed->is_found});
    if (change == Change::named) {
      auto const& named = std::get<table::PromotionNamed>(outcome);
      record_->moves[named.ply - 1].move = named.move;
      record_->moves[named.ply - 1].is_piece_unknown = false;
    }
    if (change == Change::taken_back) note_back(described.back());
    if (std::holds_alternative<table::PositionRestored>(outcome)) {
      first_back_ = 0;
      if (line_.out_of_line().empty()) tell_missing_moves();
    }
    if (change == Change::begun_anew) begin_anew();
    auto const& moves = record_->moves;
    auto const unknown = std::ranges::find_if(moves, &CompletedMove::is_piece_unknown);
    record_->piece_unknown = unknown == moves.end()
                                 ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(unknown - moves.begin()));
  }
  void note_played(CompletedMove const& move) {
    record_->moves.push_back(move);
    first_back_ = 0;
  }
  /// What was played after it stands again.
  void note_replaced(table::Content const& told) {
    auto const* const replaced = std::get_if<table::ReplaceTold>(&told);
    if (replaced == nullptr || !replaced->is_done || record_->taken_back.empty()) return;
    auto& run = record_->taken_back.back();
    if (run.size() > 1) run.erase(run.begin() + 1, run.end());
  }
  void note_back(chess::ScoredMove const& back) {
    auto& runs = record_->taken_back;
    std::size_t const ply = record_->moves.size();
    if (runs.empty() || first_back_ != ply + 1) runs.emplace_back();
    runs.back().insert(runs.back().begin(), back);
    first_back_ = ply;
    record_->moves.pop_back();
  }
  /// Where the position stands nowhere in the game, the record begins anew from it.
  void begin_anew() {
    record_->setup.start = line_.line().start();
    record_->moves.clear();
  }
  void end(table::GameEnded const& ended) {
    if (ended_) return;
    // What is said to have ended the game need not be pressed (6.2.1.1, 6.2.1.2).
    bool const has_ended_it = ended.reason == "checkmate" || ended.reason == "stalemate";
    bool const is_played =
        last_made_ && has_ended_it && line_.out_of_line().empty() && line_.line().current().has(*last_made_);
    if (is_played) {
      line_.play(*last_made_);
      note_played({*std::exchange(last_made_, {}), std::nullopt});
    } else {
      record_->made_last = last_made_;
    }
    tell_missing_moves();
    ended_ = record_;
  }

  /// What was taken back with the end stands before this.
  void go_on() {
    ended_.reset();
    behind_end_.clear();
    record_->made_last.reset();
  }

  std::string numbered(table::MoveCompleted const& completed) const {
    unsigned const ply = std::max(completed.ply, 1U);
    return record::numbered(line_.line(), ply, completed.by, as_plain_line(completed.san));
  }
  /// "behind 14... Nf6: ...", in an ended game too: an end that was taken back may be what is lost.
  void add_gap(Message what) {
    auto const& line = line_.line();
    if (line.plies() > 0) {
      auto const last = chess::scored_as_played(line).back();
      auto const san = notation::write_san(last.move);
      what = record::behind(record::numbered(line, static_cast<unsigned>(line.plies()), last.by, san), what);
    }
    if (ended_) ended_->gaps.push_back(what);
    record_->gaps.push_back(std::move(what));
  }
  void note_gap(table::RecordMended const& mended) {
    if (record_)
      add_gap(record::words_of(mended));
    else
      before_start_.push_back(record::words_of(mended));
  }
  void tell_missing_moves() {
    if (missing_.empty()) return;
    add_gap(record::moves_missing_before(missing_));
    missing_.clear();
  }

  std::optional<GameRecord> record_;
  std::optional<GameRecord> ended_;  // as it was at an end that stands
  std::vector<std::size_t> behind_end_;
  record::GameEnd game_end_;
  table::RecordedLine line_;
  std::vector<Message> before_start_;
  std::string missing_;  // the moves behind those that are missing
  std::optional<chess::Move> last_made_;
  std::size_t first_back_ = 0;  // ply of the move that was taken back last
};

}  // namespace

chess::PlayedLine line_of(GameRecord const& record) {
  chess::PlayedLine line{record.setup.start};
  for (CompletedMove const& each : record.moves) line.play(each.move, each.is_piece_unknown);
  return line;
}

std::vector<std::string> lines_taken_back(GameRecord const& record, notation::PieceLetters const& letters) {
  std::vector<std::string> lines;
  for (auto const& run : record.taken_back) lines.push_back(notation::write_in_line(run, letters));
  return lines;
}

std::optional<GameRecord> record_of(std::vector<table::StampedEvent> const& events) {
  Collector collector;
  for (std::size_t i = 0; i < events.size(); ++i) collector.take(events[i].event, i);
  auto record = std::move(collector).result();
  if (record) record->is_training = profile_of(events) == table::training_profile;
  return record;
}

}  // namespace tactus::program
