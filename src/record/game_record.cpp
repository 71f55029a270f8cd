// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/game_record.hpp"

#include "core/chess/played_line.hpp"
#include "core/clock/time_control.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/scoresheet.hpp"
#include "src/record/saved_game.hpp"

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
  if (record.result == table::GameResult::annulled) game.tags.emplace_back("Termination", "annulled");
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

notation::PgnGame pgn_game_of(GameRecord const& record) {
  notation::PgnGame game;
  add_tags(game, record);
  game.start = record.setup.start;
  chess::Color by = game.start.turn();
  for (PlayedMove const& each : record.moves) {
    game.moves.push_back(each.move);
    game.clocks.push_back(each.reading ? std::optional{each.reading->of(by)} : std::nullopt);
    by = chess::opposite(by);
  }
  game.result = pgn_result(record.result);
  for (std::string const& line : lines_taken_back(record))
    game.remark += (game.remark.empty() ? "taken back: " : "; ") + line;
  return game;
}

std::string pgn_of(GameRecord const& record) { return notation::write_pgn(pgn_game_of(record)); }

namespace {

class Collector {
 public:
  void take(table::TableEvent const& event) {
    if (auto const* input = std::get_if<table::Input>(&event)) {
      if (auto const* started = std::get_if<table::GameStarted>(input)) start(*started);
      auto const* const right = std::get_if<table::SetupCorrected>(input);
      if (right != nullptr && record_)
        record_->setup = table::corrected(std::move(record_->setup), right->setup);
      return;
    }
    auto const& outcome = std::get<table::Outcome>(event);
    if (!record_) return;
    if (auto const* made = std::get_if<table::MoveMade>(&outcome)) last_made_ = made->move;
    if (std::holds_alternative<table::MovePutBack>(outcome)) last_made_.reset();
    if (auto const* completed = std::get_if<table::MoveCompleted>(&outcome))
      play(completed->move, completed->reading);
    if (auto const* back = std::get_if<table::MoveTakenBack>(&outcome)) take_back(*back);
    if (auto const* restored = std::get_if<table::PositionRestored>(&outcome)) restore(*restored);
    if (auto const* ended = std::get_if<table::GameEnded>(&outcome)) end(*ended);
    if (std::holds_alternative<table::EndTakenBack>(outcome)) go_on();
  }
  std::optional<GameRecord> result() && { return std::move(record_); }

 private:
  void start(table::GameStarted const& started) {
    if (record_) return;
    record_.emplace();
    record_->setup = started.setup;
    line_ = chess::PlayedLine{started.setup.start};
  }
  void play(chess::Move move, std::optional<clock::Reading> const& reading) {
    if (!line_.current().has(move)) return;
    record_->moves.push_back({move, reading});
    line_.play(move);
    first_back_ = 0;
    last_made_.reset();
  }
  void take_back(table::MoveTakenBack const& back) {
    if (back.ply != line_.plies() || back.ply == 0) return;  // an edited file
    auto& runs = record_->taken_back;
    if (runs.empty() || first_back_ != back.ply + 1) runs.emplace_back();
    runs.back().insert(runs.back().begin(), chess::scored_as_played(line_).back());
    first_back_ = back.ply;
    line_.take_back_to(back.ply - 1);
    record_->moves.pop_back();
  }
  /// Where the position stands nowhere in the game, the record begins anew from it.
  void restore(table::PositionRestored const& restored) {
    first_back_ = 0;
    if (restored.position == notation::write_fen(chess::setup_of(line_))) return;
    auto const position = position_of(restored, line_.start().homes());
    if (!position) return;
    record_->setup.start = *position;
    record_->moves.clear();
    line_ = chess::PlayedLine{*position};
  }
  void end(table::GameEnded const& ended) {
    // What is said to have ended the game need not be pressed (6.2.1.1, 6.2.1.2).
    bool const has_ended_it = ended.reason == "checkmate" || ended.reason == "stalemate";
    if (last_made_ && has_ended_it)
      play(*last_made_, std::nullopt);
    else
      record_->made_last = last_made_;
    record_->result = ended.result;
    record_->reason = ended.reason;
  }

  void go_on() {
    record_->result = table::GameResult::open;
    record_->reason.clear();
    record_->made_last.reset();
  }

  std::optional<GameRecord> record_;
  chess::PlayedLine line_;
  std::optional<chess::Move> last_made_;
  std::size_t first_back_ = 0;  // ply of the move that was taken back last
};

}  // namespace

chess::PlayedLine line_of(GameRecord const& record) {
  chess::PlayedLine line{record.setup.start};
  for (PlayedMove const& each : record.moves) line.play(each.move);
  return line;
}

std::optional<chess::StatedPosition> position_of(table::PositionRestored const& restored,
                                                 chess::CastlingHomes homes) {
  auto const setup = notation::read_fen(restored.position);
  if (!setup) return std::nullopt;
  auto const position = chess::StatedPosition::from(*setup, homes);
  return position ? std::optional(*position) : std::nullopt;
}

std::vector<std::string> lines_taken_back(GameRecord const& record, notation::PieceLetters const& letters) {
  std::vector<std::string> lines;
  for (auto const& run : record.taken_back) lines.push_back(notation::write_in_line(run, letters));
  return lines;
}

std::optional<GameRecord> record_of(std::vector<table::StampedEvent> const& events) {
  Collector collector;
  for (table::StampedEvent const& each : events) collector.take(each.event);
  auto record = std::move(collector).result();
  if (record) record->is_training = profile_of(events) == table::training_profile;
  return record;
}

}  // namespace tactus::program
