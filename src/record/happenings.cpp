// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/happenings.hpp"

#include <algorithm>
#include <utility>

namespace tactus::record {

namespace {

using chess::Color;

Argument as_argument(std::string_view name, Message words) {
  return {name, std::vector<Message>{std::move(words)}};
}

Message kind_words(table::IrregularityKind kind) {
  switch (kind) {
    case table::IrregularityKind::pressed_without_move: return say("pressed without a legal move");
    case table::IrregularityKind::pressed_without_announcing: return say("pressed without announcing");
    case table::IrregularityKind::announced_another_move: return say("announced another move than played");
    case table::IrregularityKind::repeated_another_move: return say("repeated another move than announced");
    case table::IrregularityKind::offered_draw_untimely:
      return say("offered a draw at another time than 9.1.2.1");
    case table::IrregularityKind::clock_stands: return say("The clock stands, and the boards go on");
    case table::IrregularityKind::arrival_not_seen: return say("arrival not seen: the sensor is bad");
    case table::IrregularityKind::promotion_not_named:
      return say("piece of the promotion not known to Tactus");
    case table::IrregularityKind::moved_after_resigning: return say("moved after the resignation (5.1.2)");
    case table::IrregularityKind::pressed_while_announced:
      return say("pressed while the move was being announced (D.2.3.3)");
    case table::IrregularityKind::capture_not_seen: break;  // with its square
  }
  return {};
}

}  // namespace

std::string names_of(chess::SquareSet squares) {
  std::string names;
  for (chess::Square const each : squares) names += (names.empty() ? "" : " ") + each.name();
  return names;
}

std::string_view text_of(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: return "*";
    case table::GameResult::white_wins: return "1-0";
    case table::GameResult::black_wins: return "0-1";
    case table::GameResult::draw: return "1/2-1/2";
    case table::GameResult::annulled: return "annulled";
  }
  return "*";
}

std::string numbered(chess::PlayedLine const& line, unsigned ply, Color by, std::string_view san) {
  return std::to_string(line.number_at(ply - 1)).append(by == Color::white ? ". " : "... ").append(san);
}

Message numbered(chess::PlayedLine const& line, unsigned ply, chess::MoveDescription const& move) {
  std::string const number = std::to_string(line.number_at(ply - 1)) +
                             (line.diagram_at(ply - 1).turn() == Color::white ? "." : "...");
  return Message{"{number} {move}", {{"number", number}, {"move", move}}};
}

Message words_of(table::Device device) {
  switch (device) {
    case table::Device::white_board: return say("board of White");
    case table::Device::black_board: return say("board of Black");
    case table::Device::clock: return say("clock");
    // Translators: As in "lost: Braille display".
    case table::Device::braille_display: return say("Braille display");
    case table::Device::white_keypad: return say("keypad of White");
    case table::Device::black_keypad: return say("keypad of Black");
    case table::Device::white_display: return say("Braille display of White");
    case table::Device::black_display: return say("Braille display of Black");
    // Translators: As in "lost: loudspeaker".
    case table::Device::loudspeaker: return say("loudspeaker");
    case table::Device::white_earphone: return say("earphone of White");
    case table::Device::black_earphone: return say("earphone of Black");
    // Translators: As in "lost: disk of the game": nothing of it can be written.
    case table::Device::disk: return say("disk of the game");
  }
  return {};
}

Message words_of(table::ClaimKind kind) {
  switch (kind) {
    case table::ClaimKind::threefold: return say("threefold occurrence (9.2)");
    case table::ClaimKind::fifty_moves: return say("fifty moves (9.3)");
    case table::ClaimKind::flag_fall: return say("win on time (6.8)");
    case table::ClaimKind::illegal_move: return say("illegal move (7.5)");
    case table::ClaimKind::touched_piece: return say("touched piece (D.2.10.5)");
    case table::ClaimKind::normal_means: return say("draw, no win by normal means");
    case table::ClaimKind::extra_seconds: return say("five seconds with each move, or a draw");
  }
  return {};
}

Message words_of(table::ClaimMade const& claim) {
  return say("claim: {claim}, {player}", {as_argument("claim", words_of(claim.kind)), {"player", claim.by}});
}

Message words_of(table::Irregularity const& irregularity) {
  if (irregularity.kind == table::IrregularityKind::capture_not_seen)
    return say("captured piece on {square} not seen to leave (D.2.3.1), {player}",
               {{"square", names_of(irregularity.squares)}, {"player", irregularity.by}});
  Message words = kind_words(irregularity.kind);
  if (irregularity.kind == table::IrregularityKind::clock_stands) return words;  // nobody's fault yet
  return say("{what}, {player}", {as_argument("what", std::move(words)), {"player", irregularity.by}});
}

Message words_of(table::BoardDiffers const& differs) {
  return say("Boards differ after ply {ply} on {squares}: board of {player}",
             {{"ply", differs.ply}, {"squares", names_of(differs.squares)}, {"player", differs.board}});
}

Message words_of(table::BoardAgreesAgain const& agrees) {
  return say("Boards agree again after ply {ply}: board of {player}",
             {{"ply", agrees.ply}, {"player", agrees.board}});
}

Message words_of(table::BoardAwaitsPosition const& waits) {
  return say("board of {player}: not set up, differs on {squares}",
             {{"player", waits.board}, {"squares", names_of(waits.squares)}});
}

Message words_of(table::EquipmentExplained const& explained) {
  Argument const player{"player", explained.of.value_or(Color::white)};
  switch (explained.fault) {
    case table::EquipmentFault::boards_exchanged:
      return say("boards exchanged: each is read as the other player's from now on");
    case table::EquipmentFault::board_turned:
      return say("board of {player}: turned by half, read so from now on (7.2.2)", {player});
    case table::EquipmentFault::clock_sides_exchanged:
      return say("clock the wrong way round: read so from the first move on");
    case table::EquipmentFault::clock_sides_right:
      // Translators: After "clock the wrong way round": that was a mistake of the program.
      return say(
          "clock the right way round: times told so far were exchanged, put right from the first move on");
    case table::EquipmentFault::time_not_as_agreed: return say("clock: another time than agreed (6.10.2)");
    case table::EquipmentFault::moves_missed:
      return say("moves were missed: both boards stand alike; have them typed one after the other");
    case table::EquipmentFault::moves_taken_back:
      return say("both boards were set as after an earlier move while the clock stood; have restore typed");
    case table::EquipmentFault::board_turned_by_quarter:
      return say("board of {player}: turned by a quarter, read so from now on (2.1)", {player});
    case table::EquipmentFault::another_kind:
      return say("board of {player}: another kind answers, read from now on", {player});
    case table::EquipmentFault::pieces_fell:
      return say("board of {player}: pieces fell, {squares}",
                 {player, {"squares", names_of(explained.squares)}});
    case table::EquipmentFault::king_not_seen:
      return say("board of {player}: the king on {squares} was not seen lifted; look at its sensor",
                 {player, {"squares", names_of(explained.squares)}});
    case table::EquipmentFault::not_start_position: break;
  }
  return say("board of {player}: not the start position, {squares} (7.2.1)",
             {player, {"squares", names_of(explained.squares)}});
}

Message words_of(table::BoardVouched const& vouched) {
  return say("board of {player}: stands, by the arbiter's password", {{"player", vouched.board}});
}

Message words_of(table::DeviceWasLost const& lost) {
  return say("lost: {device}", {as_argument("device", words_of(lost.device))});
}

Message words_of(table::DeviceWasFound const& found) {
  return say("found: {device}", {as_argument("device", words_of(found.device))});
}

Message words_of(table::DeviceJoined const& joined) {
  return say("read from now on: {device}", {as_argument("device", words_of(joined.device))});
}

Message words_of(table::RecordRenewed const& renewed) {
  return say("the file of the game was moved away: all of it goes on in {file}", {{"file", renewed.file}});
}

Message words_of(table::StoodStill const& stood) {
  return say("the program stood still for {time}: nothing of that stretch is held against a player",
             {{"time", clock::display(stood.length)}});
}

Message words_of(table::ContactChatters const& contact) {
  return say("board of {player}: {square} changes faster than any hand and counts no more",
             {{"player", contact.board}, {"square", contact.square}});
}

Message words_of(table::GameAdjourned const& adjourned) {
  return say("adjourned: {player} seals move {number}",
             {{"player", adjourned.sealed_by}, {"number", adjourned.number}});
}

Message words_of(table::GameEnded const& ended) {
  Message reason{"{reason}", {{"reason", ended.reason}}};
  for (Message const& each :
       {say("agreed"), say("entered"), say("resigned"), say("checkmate"), say("stalemate"),
        say("threefold claim"), say("fifty-move claim"), say("illegal move"), say("arbiter's decision")})
    if (each.english == ended.reason) reason = each;
  return say("result: {result}, {reason}",
             {{"result", std::string{text_of(ended.result)}}, as_argument("reason", std::move(reason))});
}

Message words_of(table::EndTakenBack const& end) {
  return say("the end is taken back: {result}; the game goes on",
             {{"result", std::string{text_of(end.result)}}});
}

Message words_of(table::ClaimDecided const& decided) {
  return decided.is_upheld ? say("claim upheld") : say("claim rejected");
}

std::vector<Message> times_words(std::optional<table::RemainingTimes> const& times) {
  if (!times) return {};
  return {say("; White {white}, Black {black}",
              {{"white", clock::display(times->white)}, {"black", clock::display(times->black)}})};
}

Message words_of(table::PositionRestored const& restored) {
  return Message{"{what}{times}",
                 {as_argument("what", say("restored: {position}", {{"position", restored.position}})),
                  {"times", times_words(restored.times)}}};
}

Message words_of(table::MoveUnheard const& unheard, chess::PlayedLine const& line) {
  Argument const number{"number", line.number_at(unheard.ply - 1)}, by{"player", unheard.by},
      to{"listener", chess::opposite(unheard.by)};
  bool const is_public = unheard.to == table::Audience::table;
  if (unheard.why == table::Unheard::shortened)
    return say("said short: move {number} of {player}", {number, by});
  if (unheard.why == table::Unheard::left_out)
    return is_public
               ? say("not announced: move {number} of {player}, {listener} had replied", {number, by, to})
               : say("not told: move {number} of {player}, {listener} had replied", {number, by, to});
  return is_public ? say("not announced: move {number} of {player}, no sound for {listener} (D.2.3.3)",
                         {number, by, to})
                   : say("not told: move {number} of {player}, no sound for {listener}", {number, by, to});
}

Message words_of(table::PromotionNamed const& named, chess::PlayedLine const& line) {
  return say("piece of the promotion known now: {move}",
             {{"move", numbered(line, named.ply, named.by, named.san)}});
}

Message found_words(chess::PlayedLine const& line, unsigned ply) {
  return say("made while Tactus did not look: {move}",
             {{"move", std::vector{numbered(line, ply, chess::describe(line, ply))}}});
}

Message words_of(table::MoveTakenBack const& back, chess::PlayedLine const& line) {
  return say("taken back: {move}", {{"move", numbered(line, back.ply, back.by, back.san)}});
}

Message words_of(table::MovePutBack const& back, chess::PlayedLine const& line) {
  return say("made, then put back: {move}", {{"move", numbered(line, back.ply, back.by, back.san)}});
}

Message changed_words(table::MovePutBack const& back, chess::PlayedLine const& line) {
  return say("changed a made move: {move}, {player}",
             {{"move", numbered(line, back.ply, back.by, back.san)}, {"player", back.by}});
}

namespace {

/// What was read of the board before was read of other squares.
bool is_read_otherwise(table::EquipmentFault fault) {
  return fault == table::EquipmentFault::board_turned ||
         fault == table::EquipmentFault::board_turned_by_quarter ||
         fault == table::EquipmentFault::boards_exchanged;
}

/// What was lifted before is of no move of this game: it goes on from elsewhere, or after a stretch that
/// nobody saw.
bool begins_anew(table::Outcome const& outcome) {
  auto const* const told = std::get_if<table::Told>(&outcome);
  bool const is_resumed =
      told != nullptr && std::holds_alternative<table::GameResumed>(told->announcement.content);
  auto const* const explained = std::get_if<table::EquipmentExplained>(&outcome);
  return is_resumed || std::holds_alternative<table::PositionRestored>(outcome) ||
         (explained != nullptr && is_read_otherwise(explained->fault));
}

/// Pieces that were knocked over on the board of `mover` (7.4), as the arbiter or that blind player was told.
chess::SquareSet fallen_in(table::Outcome const& outcome, chess::Color mover) {
  auto const* const explained = std::get_if<table::EquipmentExplained>(&outcome);
  if (explained != nullptr && explained->fault == table::EquipmentFault::pieces_fell)
    return explained->of == mover ? explained->squares : chess::SquareSet{};
  auto const* const told = std::get_if<table::Told>(&outcome);
  auto const* const away =
      told == nullptr ? nullptr : std::get_if<table::PiecesToPutBack>(&told->announcement.content);
  bool const is_his = away != nullptr && told->announcement.to == table::audience_of(mover);
  return is_his ? away->pieces.occupied() : chess::SquareSet{};
}

}  // namespace

std::optional<Message> LiftedBeside::take(table::Outcome const& outcome, chess::PlayedLine const& line) {
  if (auto const* const touched = std::get_if<table::PieceTouched>(&outcome)) lifted_.insert(touched->square);
  if (begins_anew(outcome)) lifted_ = {};
  lifted_ = lifted_ - fallen_in(outcome, line.current().turn());
  auto const* const played = std::get_if<table::MoveCompleted>(&outcome);
  if (played == nullptr) return std::nullopt;
  chess::SquareSet const lifted = std::exchange(lifted_, {});
  if (played->ply == 0 || played->ply > line.plies()) return std::nullopt;  // an edited file
  auto const moved =
      line.diagram_at(played->ply - 1).placement().difference(line.diagram_at(played->ply).placement());
  if ((lifted - moved).empty()) return std::nullopt;
  return say("lifted: {squares}, then moved {move}, {player}",
             {{"squares", names_of(lifted - moved)},
              {"move", numbered(line, played->ply, played->by, played->san)},
              {"player", played->by}});
}

std::optional<Message> RookFirst::take(Instant at, table::Outcome const& outcome,
                                       chess::PlayedLine const& line) {
  auto const first_touch = [&](chess::Square square) {
    auto const found = std::ranges::find(touched_, square, &std::pair<chess::Square, Instant>::first);
    return found == touched_.end() ? std::nullopt : std::optional(found->second);
  };
  auto const* const touched = std::get_if<table::PieceTouched>(&outcome);
  if (touched != nullptr && !first_touch(touched->square)) touched_.emplace_back(touched->square, at);
  if (begins_anew(outcome)) touched_.clear();
  auto const fallen = fallen_in(outcome, line.current().turn());
  std::erase_if(touched_, [&](auto const& each) { return fallen.contains(each.first); });
  auto const* const played = std::get_if<table::MoveCompleted>(&outcome);
  if (played == nullptr) return std::nullopt;
  auto const king = first_touch(played->move.from());
  auto const all = std::exchange(touched_, {});
  if (!king || !played->move.is_castling() || played->ply == 0 || played->ply > line.plies())
    return std::nullopt;
  auto const& before = line.diagram_at(played->ply - 1).placement();
  auto const moved = before.difference(line.diagram_at(played->ply).placement());
  for (auto const& [square, time] : all)
    if (time < *king && moved.contains(square) &&
        before.at(square) == chess::Piece{played->by, chess::Kind::rook})
      return say("lifted: {square} before the king, then moved {move}, {player}",
                 {{"square", square},
                  {"move", numbered(line, played->ply, played->by, played->san)},
                  {"player", played->by}});
  return std::nullopt;
}

Message flag_words(Color player) { return say("flag: shown for {player}", {{"player", player}}); }

Message resumed_words(unsigned plies) { return say("resumed after ply {ply}", {{"ply", plies}}); }

Message pressed_late_words(Color player, Millis late) {
  return say("pressed late: {player}, {time} after the move was made",
             {{"player", player}, {"time", clock::display(late)}});
}

Message illegal_words(Message move, bool is_shown) {
  if (is_shown)
    return say("not legal, as the board shows it: {move}; check it on the board (7.5.1)",
               {as_argument("move", std::move(move))});
  return say("not legal, as entered: {move}; check it on the board (7.5.1)",
             {as_argument("move", std::move(move))});
}

Message checkmate_words(Color by, Message move) {
  return say("checkmate: by {player}, {move} (5.1.1)",
             {{"player", by}, as_argument("move", std::move(move))});
}

Message stalemate_words(Message move) {
  return say("stalemate: {move}, the game is drawn (5.2.1)", {as_argument("move", std::move(move))});
}

Message fivefold_words(std::string article) {
  return say("same position: fifth time, the game is drawn ({article})", {{"article", std::move(article)}});
}

Message seventy_five_words(std::string article) {
  return say("seventy-five moves: the game is drawn ({article})", {{"article", std::move(article)}});
}

Message arbiter_agreed_words() { return say("confirmed by the arbiter's password"); }
Message arbiter_word_refused_words() { return say("not the arbiter's password: typed at the keyboard"); }

Message sentence(Message words) { return say("{what:capital}.", {as_argument("what", std::move(words))}); }

}  // namespace tactus::record
