// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/truth/statement.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/notation/move_text.hpp"
#include "core/table/table_state.hpp"
#include "src/record/game_record.hpp"
#include "src/record/happenings.hpp"
#include "src/store/codec/event_json.hpp"

namespace tactus::truth {
namespace {

/// Reads the events of a game as its watch does: with the line as it stands behind each.
class Gathering {
 public:
  explicit Gathering(Millis offset) : offset_(offset) {}

  void take(table::StampedEvent const& event) {
    at_ = event.time.time_since_epoch() + offset_;
    if (std::holds_alternative<table::Input>(event.event)) {
      state_ = table::replayed(std::move(state_), event);
      return;
    }
    auto const& outcome = std::get<table::Outcome>(event.event);
    note_lifted(lifted_.take(outcome, state_.line()), outcome);
    note_lifted(rook_first_.take(event.time, outcome, state_.line()), outcome);
    std::visit([this](auto const& each) { of(each); }, outcome);
  }

  std::vector<Statement> all;

 private:
  void note_lifted(std::optional<Message> const& line, table::Outcome const& outcome) {
    if (!line) return;
    auto const& done = std::get<table::MoveCompleted>(outcome);
    add(Kind::lifted, done.by, done.ply).squares = squares_named(*line);
  }
  static chess::SquareSet squares_named(Message const& line) {
    chess::SquareSet squares;
    for (Argument const& each : line.arguments) {
      if (auto const* square = std::get_if<Square>(&each.value)) squares.insert(*square);
      auto const* text = std::get_if<std::string>(&each.value);
      if (each.name != "squares" || text == nullptr) continue;
      for (std::size_t i = 0; i + 1 < text->size(); i += 3)
        squares.insert(*Square::parse(std::string_view{*text}.substr(i, 2)));
    }
    return squares;
  }
  Statement& add(Kind kind, std::optional<Color> whom, unsigned ply = 0) {
    all.push_back({at_, kind, whom, ply});
    return all.back();
  }
  std::optional<MoveDescription> described(unsigned ply, chess::Move m) const {
    if (ply == 0 || ply > state_.line().plies() + 1) return std::nullopt;
    auto const before = state_.line().diagram_at(ply - 1);
    if (!before.has(m)) return std::nullopt;
    return chess::describe(before, m);
  }

  void of(table::MoveCompleted const& o) {
    auto move = described(o.ply, o.move);
    if (move && o.san.find("=?") != std::string::npos) move->promotion.reset();
    add(Kind::completed, o.by, o.ply).move = std::move(move);
    if (o.is_found) add(Kind::found, o.by, o.ply);
  }
  /// The same ply, known better.
  void of(table::PromotionNamed const& o) {
    add(Kind::completed, o.by, o.ply).move = described(o.ply, o.move);
  }
  void of(table::MovePutBack const& o) {
    add(Kind::put_back, o.by, o.ply).move = described(o.ply, o.move);
    if (arbitration::stands(o, state_)) add(Kind::changed, o.by, o.ply);
  }
  void of(table::BoardDiffers const& o) { add(Kind::boards_differ, o.board, o.ply).squares = o.squares; }
  void of(table::EquipmentExplained const& o) {
    Kind const kind = o.fault == table::EquipmentFault::moves_missed  ? Kind::moves_missing
                      : o.fault == table::EquipmentFault::pieces_fell ? Kind::fell
                                                                      : Kind::equipment;
    auto& s = add(kind, o.of);
    s.fault = o.fault;
    s.squares = o.squares;
  }
  void of(table::Irregularity const& o) {
    using enum table::IrregularityKind;
    Kind const kind = o.kind == clock_stands          ? Kind::clock_stands
                      : o.kind == arrival_not_seen    ? Kind::not_seen
                      : o.kind == capture_not_seen    ? Kind::not_seen
                      : o.kind == promotion_not_named ? Kind::promotion_unclear
                                                      : Kind::accused;
    auto& s = add(kind, o.by, o.ply);
    s.accusation = o.kind;
    s.squares = o.squares;
  }
  void of(table::GameEnded const&) { add(Kind::over, std::nullopt); }
  void of(table::Told const& o) {
    std::size_t const before = all.size();
    std::visit([this](auto const& content) { said(content); },
               static_cast<table::ContentTypes const&>(o.announcement.content));
    if (all.size() == before) add_by_name(o);
    all.back().to = o.announcement.to;
    all.back().is_repeat = o.announcement.is_repeat;
    auto const* const move = std::get_if<table::MoveSaid>(&o.announcement.content);
    if (move == nullptr || !move->is_found) return;
    all.push_back(all.back());
    all.back().kind = Kind::found;
  }
  template <class Other>
  void of(Other const& /*no statement of its own*/) {}

  /// What has no facts that a rule asks for is known by its name in the file.
  void add_by_name(table::Told const& told) {
    auto const text = store::write_event(table::Outcome{told}).payload;
    auto const begin = text.find(key) + key.size();
    auto const name = text.substr(begin, text.find('"', begin) - begin);
    bool const is_missing = name == "moves_missing" || name == "continue_needed";
    add(is_missing ? Kind::moves_missing : Kind::told, std::nullopt).name = name;
  }

  void said(table::MoveSaid const& c) { add(Kind::move_said, c.by, c.ply).move = c.move; }
  void said(table::PiecesToPutBack const& c) { add(Kind::fell, std::nullopt).squares = c.pieces.occupied(); }
  void said(table::PiecesStand const&) { add(Kind::stand_again, std::nullopt); }
  void said(table::DrawOfferTold const& c) { add(Kind::offer_told, c.by); }
  void said(table::TimesTold const& c) { add(Kind::times_told, std::nullopt).times = {c.own, c.opponent}; }
  void said(table::MoveNumberTold const& c) { add(Kind::number_told, std::nullopt).number = c.moves; }
  void said(table::TimesToTell const& c) { add(Kind::times_told, std::nullopt).times = {c.own, c.opponent}; }
  void said(table::MovesToTell const& c) { add(Kind::number_told, std::nullopt).number = c.moves; }
  void said(table::DutyTold const& c) {
    bool const is_of_move =
        c.duty.kind != table::DutyKind::seal_move && c.duty.kind != table::DutyKind::fill_envelope;
    if (!is_of_move) return;
    auto const by = state_.line().diagram_at(c.duty.ply - 1).turn();
    add(Kind::duty_told, by, c.duty.ply).move = c.duty.move;
  }
  void said(table::MoveRefused const& c) {
    add(Kind::text_refused, std::nullopt).is_several = c.why == table::MoveRefusal::several_moves;
  }
  void said(table::EndingProposed const& c) { add(Kind::end_proposed, c.by); }
  template <class Other>
  void said(Other const& /*an answer*/) {}

  static constexpr std::string_view key = "\"kind\":\"";
  Millis offset_;
  Millis at_{};
  table::TableState state_;
  record::LiftedBeside lifted_;
  record::RookFirst rook_first_;
};

}  // namespace

char const* name_of(Kind kind) {
  static constexpr char const* names[] = {"move said",
                                          "move completed",
                                          "made, then put back",
                                          "changed a made move",
                                          "lifted, then moved",
                                          "accused",
                                          "promotion not named",
                                          "equipment",
                                          "clock stands",
                                          "boards differ",
                                          "pieces fell",
                                          "pieces stand",
                                          "offer stands",
                                          "draw offered",
                                          "end proposed",
                                          "end stands",
                                          "claim stands",
                                          "game over",
                                          "times told",
                                          "number of moves",
                                          "duty told",
                                          "text refused",
                                          "told",
                                          "moves missing",
                                          "arrival not seen",
                                          "stands",
                                          "stands no more",
                                          "made while nobody looked"};
  return names[static_cast<unsigned>(kind)];
}

std::string line_of(Statement const& s) {
  static constexpr char const* ears[] = {"table", "White", "Black", "White's assistant", "Black's assistant"};
  static constexpr char const* irregular[] = {"pressed without a move", "pressed without announcing",
                                              "announced another move", "repeated another move",
                                              "untimely offer",         "clock stands",
                                              "arrival not seen",       "promotion not named",
                                              "moved after resigning",  "pressed while announced"};
  static constexpr char const* troubles[] = {"adjourned", "board lost", "clock lost", "disk lost",
                                             "an offer",  "a claim",    "an end"};
  static constexpr char const* faults[] = {
      "boards exchanged",        "board turned",       "clock sides exchanged",
      "time not as agreed",      "not start position", "moves missed",
      "board turned by quarter", "another kind",       "king not seen",
      "clock sides right",       "pieces fell",        "moves taken back"};
  std::string text = std::to_string(s.at.count() / 1000) + "." + std::to_string(s.at.count() / 100 % 10) +
                     " s  to " + (s.to ? ears[static_cast<unsigned>(*s.to)] : "arbiter") + ": " +
                     name_of(s.kind);
  if (s.trouble != Trouble::none) text += std::string{" "} + troubles[static_cast<unsigned>(s.trouble)];
  if (!s.name.empty()) text += ' ' + s.name;
  if (s.ply > 0) text += ", ply " + std::to_string(s.ply);
  if (s.kind == Kind::number_told) text += ' ' + std::to_string(s.number);
  if (s.is_several) text += ", several";
  if (s.of) text += *s.of == Color::white ? ", White" : ", Black";
  if (s.accusation) text += std::string{", "} + irregular[static_cast<unsigned>(*s.accusation)];
  if (s.fault) text += std::string{", "} + faults[static_cast<unsigned>(*s.fault)];
  if (s.move) text += ' ' + notation::write_san(*s.move);
  for (Square const each : s.squares) text += ' ' + each.name();
  return text;
}

Statements gathered(std::vector<table::StampedEvent> const& events, Millis offset) {
  Gathering gathering{offset};
  for (auto const& event : events) gathering.take(event);
  Statements all{std::move(gathering.all), {}, {}};
  if (auto const record = program::record_of(events)) {
    auto const line = program::line_of(*record);
    // The rest stands in it as a remark, with a question mark.
    for (std::size_t i = 0; i < record->piece_unknown.value_or(line.plies()); ++i)
      all.record.push_back(chess::describe(line.diagram_at(i), line.moves()[i]));
    all.pgn = program::pgn_of(*record);
  }
  return all;
}

}  // namespace tactus::truth
