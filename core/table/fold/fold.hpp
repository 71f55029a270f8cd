// SPDX-License-Identifier: GPL-3.0-or-later
// One step of the fold at work: the facts being changed and the effects gathered so far. For the files of
// this folder. absorb() takes an input into the facts; follow() then draws the consequences until there are
// none.
#pragma once

#include "core/table/disclosure.hpp"
#include "core/table/table_state.hpp"

namespace tactus::table {

class Fold {
 public:
  /// What is said passes `disclosed`, in answer to what the input asks.
  Fold(TableState state, StampedInput const& in, Disclosures const& disclosed);
  Step finish() && { return {std::move(state_), std::move(effects_)}; }

  TableFacts& facts() { return state_.facts_; }
  TableFacts const& facts() const { return state_.facts_; }
  Instant now() const { return state_.facts_.now; }

  void record(Outcome outcome);
  /// Announces, and records that it was told, as far as it may leave.
  void say(Announcement announcement);
  /// What was answered wrong counts as asked once more.
  void ask_again(Question question) { question_ = question; }
  /// Asks for a full state; asked again until it comes.
  void ask(Color board);

 private:
  Circumstances circumstances() const;

  TableState state_;
  std::optional<Question> question_;
  Disclosures const& disclosed_;
  std::vector<Effect> effects_;
};

// inputs (fold.cpp, requests.cpp, devices.cpp, entering.cpp)
void absorb(Fold& f, Requested const& in);
void absorb(Fold& f, MoveTextRefused const& in);
void absorb(Fold& f, DeviceWasLost const& in);
void absorb(Fold& f, DeviceWasFound const& in);
void absorb(Fold& f, DeviceJoined const& in);
void absorb(Fold& f, MoveSpoken const& in);
void absorb(Fold& f, StoodStill const& in);
void absorb(Fold& f, ContactChatters const& in);
void absorb(Fold& f, RecordRenewed const& in);
void absorb(Fold& f, RecordMended const& in);
void absorb(Fold& f, SignatureAsked const& in);
void absorb(Fold& f, MoveUnheard const& in);
void absorb(Fold& f, Resumed const& in);
void absorb(Fold& f, MoveEntered const& in);
void absorb(Fold& f, PressEntered const& in);
void absorb(Fold& f, SetupCorrected const& in);
void absorb(Fold& f, ClockSeen const& in);
void absorb(Fold& f, ResultEntered const& in);
void absorb(Fold& f, ResultProposed const& in);
void absorb(Fold& f, ResultAccepted const& in);
void absorb(Fold& f, RecorderReported const& in);
void absorb(Fold& f, RecordingKept const& in);
void absorb(Fold& f, RecordingsAsked const& in);
// requests.cpp, endings.cpp
void absorb(Fold& f, MoveRepeated const& in);
void absorb(Fold& f, DrawOffered const& in);
void absorb(Fold& f, DrawAnswered const& in);
void absorb(Fold& f, ResignationEntered const& in);
void absorb(Fold& f, ClaimMade const& in);
void absorb(Fold& f, ClaimAnswered const& in);
void absorb(Fold& f, SideNeeded const& in);
void absorb(Fold& f, OnceMoreNeeded const& in);
void absorb(Fold& f, SideNotNamed const& in);
void absorb(Fold& f, AdjournmentEntered const& in);
void absorb(Fold& f, ResumptionNeeded const&);
void absorb(Fold& f, ResumptionStated const& in);
void absorb(Fold& f, PlayContinued const& in);
void absorb(Fold& f, ResultSignedBy const& in);
// correcting.cpp
void absorb(Fold& f, MoveCorrected const& in);
void absorb(Fold& f, CorrectionAgreed const& in);
// promoting.cpp
void absorb(Fold& f, PromotionAnswered const& in);
// taking_back.cpp
void absorb(Fold& f, RestoreProposed const& in);
void absorb(Fold& f, ReplaceProposed const& in);
void absorb(Fold& f, RestoreAgreed const& in);
void absorb(Fold& f, ArbiterNamed const& in);
void absorb(Fold& f, ArbiterAgreed const& in);
void absorb(Fold& f, ArbiterWordRefused const& in);
void absorb(Fold& f, ArbiterFoundNothing const& in);
void absorb(Fold& f, BoardVouched const& in);
// assistance.cpp
void absorb(Fold& f, DutyDone const& in);
void absorb(Fold& f, DutyAsked const& in);

/// What he did against the Laws, for the arbiter. Nothing while moves of the game are missing: it may belong
/// to another ply.
void accuse(Fold& f, Irregularity const& irregularity);

/// Draws all consequences of what the facts now say. Does nothing before the start and after the end.
/// Its order:
/// 1. What people left open: only then is it known whether a game is being played at all.
/// 2. How the boards stand: put up anew, showing a result, exchanged or turned, set straight. A board is read
///    for moves only when it is known how it lies and that it shows no result.
/// 3. The piece of a promotion that was not named: the next move may be that of the same piece.
/// 4. Moves, round by round: hands on both boards before the agreement of each, and both before touches and
///    the turn, for a ply needs the evidence of both. A completed ply opens the next round.
/// 5. Differences and fallen pieces: against the position after the last completed ply. A move that explains
///    a difference comes first.
/// 6. Questions last: what is known by then is not asked.
void follow(Fold& f);

// the move of the player to move (move_protocol.cpp)
/// True: a ply was completed, so that there is a new turn to look at.
bool advance_turn(Fold& f);
/// The one move that the evidence shows now; nothing: none, or several.
std::optional<chess::Move> find_move(TableFacts const& facts);

/// What the mover's board shows; several moves where they leave the same traces.
std::vector<chess::Move> fits_of_own_board(TableFacts const& facts);

// which piece a pawn became (promoting.cpp)
inline constexpr Millis between_promotion_questions{15'000};
/// In his own ear, once his board has rested, at his press, and again until he answers.
void ask_for_promotion(Fold& f);
/// When it is asked again.
std::optional<Instant> promotion_due(TableFacts const& facts);
/// He has pressed, and his board shows a promotion that nobody has named yet: the queen keeps its place.
std::optional<chess::Move> promotion_pressed(TableFacts const& facts);
/// He pressed without naming it, and has had the time of a breath, or the opponent goes on: a queen keeps the
/// place of a piece that is not known.
std::optional<chess::Move> unnamed_queen(TableFacts const& facts);
void complete_unnamed(Fold& f, chess::Move queen);

// a piece that is not known when its move is completed (unnamed_promotions.cpp)
/// As TableState::promotion_asked_of().
std::optional<Color> promotion_asked_of(TableFacts const& facts, std::optional<Color> typist);
/// Nothing tells him yet what it became.
bool is_piece_asked(TableFacts const& facts, Color by);
/// The move names no piece, and no board of its player: what the opponent's shows is known, until his word.
bool is_named_by_copy(TableFacts const& facts, chess::Move m);
/// It is named by what it has done since, or by a board that knows its pieces; else its player is asked
/// again.
void follow_unnamed_promotions(Fold& f);
/// He will not be asked for it again.
void leave_unnamed(TableFacts& facts, Color by);
/// When somebody is asked again, or may answer no more.
std::optional<Instant> unnamed_due(TableFacts const& facts);
/// A text that states the promotion with its piece, and no other move. True: it is named now.
bool name_promotion(Fold& f, Color by, notation::MovePattern const& stated);
/// By the text of the next move of that piece, which names it.
void note_named_by_move(Fold& f, notation::MovePattern const& stated);
/// By his answer to the question. True: it is named now.
bool name_promotion(Fold& f, Color by, chess::Kind piece);

// completion (completion.cpp)
/// In place of another one that was made before, if any.
void note_made(Fold& f, chess::Move m);
/// What was made is put back or changed before it was completed.
void note_not_played(Fold& f, chess::Move made);
void complete(Fold& f, chess::Move m);
/// `told`: instead of the result.
void end_game(Fold& f, GameResult result, std::string reason, std::optional<Content> told = std::nullopt);
/// A pressed move must not be lost because its board had no time to settle; one that ended the game need not
/// be pressed (6.2.1.1, 6.2.1.2).
void complete_last_move(Fold& f, Ending how);
/// Precondition: an end is proposed. It is agreed on.
void end_as_proposed(Fold& f);
/// It was announced: typed by whoever announces, said by Tactus, or confirmed by his key.
bool is_named(TableFacts const& facts, chess::Move m);
/// Of `fits`, those that the typed text states or that Tactus has said; all that were announced, or none.
std::vector<chess::Move> named_among(TableFacts const& facts, std::vector<chess::Move> fits);
/// All that D.2.3.3 asks of the program's knowledge: see the file.
bool is_announced(TableFacts const& facts, chess::Move m);

// moves that do not stand (taking_back.cpp, replacing.cpp, correcting.cpp)
/// The completed moves after so many plies, latest first.
void take_back_to(Fold& f, std::size_t plies);
/// On both boards the position after the moves that stand is what their lifts are counted from.
void agree_on_line(Fold& f);
/// Precondition: a restoration is proposed. The game goes on there.
void restore(Fold& f);
/// The ply behind these is this move, and what was played after it stands. Precondition: it can.
void replace(Fold& f, std::size_t plies, chess::Move instead);
/// Precondition: a correction is proposed. In place of the move that was completed, with its press.
void correct_completed(Fold& f);

// announcing (requests.cpp, endings.cpp)
/// That the game goes on, and with which move.
void tell_resumed(Fold& f);
/// What he was told of the clock was wrong; so are these times told to him unasked, as his answer.
void tell_times_again(Fold& f, Color to, clock::Reading const& reading);
/// To one player's ear.
void tell(Fold& f, Color to, Content content, bool is_repeat = false);
/// The ply that was announced last to `to`: his opponent's.
std::optional<unsigned> ply_announced_to(TableFacts const& facts, Color to);
void answer_announce_request(Fold& f);
/// The opponent asked to be announced ahead of his turn, and his settled board shows no reply.
void refuse_early_announce(Fold& f);
/// A move of the line, or made after it; where it is completed and nobody named its piece, without a piece.
chess::MoveDescription description_of(chess::PlayedLine const& line, std::size_t ply, chess::Move m);
void say_move(Fold& f, std::size_t ply, chess::Move m, Audience to, bool is_repeat);
/// Both players, aloud where Tactus announces, and their assistants. That of `last` comes last: what is said
/// to him is what is said again.
std::vector<Audience> all_ears(TableFacts const& facts, Color last);

// entries (entering.cpp)
/// What stands when the opponent's reply is typed before the move of the player to move is completed: that
/// completes it; nothing: it would not.
std::optional<chess::Diagram> before_reply(TableFacts const& facts, Color by);
/// A move by form stands on the mover's board, or is entered.
bool has_move(TableFacts const& facts);
/// The move that is stated, as what stands on the board makes it out, is entered for the player to move.
void enter_move(Fold& f, MoveEntered const& in);

// what waits for an answer (proposals.cpp)
/// Ends what this ends, and says so; false: nothing.
bool lapse(Fold& f, Lapse by);
/// In place of what was proposed before: one thing at a time waits to be confirmed.
void propose(Fold& f, Proposal proposal);
void propose(Fold& f, Restoration const& restoration);
void propose(Fold& f, Correction const& correction);
/// In words.
CorrectionTold told(TableFacts const& facts, Correction const& correction);
Content told(TableFacts const& facts, Restoration const& restoration);
/// True: both have confirmed it now. Until then the other side is asked.
bool confirm(Fold& f, std::array<bool, 2>& confirmed, Color by);
/// In words.
EndingProposed told(TableFacts const& facts, Proposal const& proposal);

// how the game stands (standing.cpp)
bool is_lost(TableFacts const& facts, Device device);
/// What is wrong at the table, then all that waits for somebody's answer as it was told, with who has
/// confirmed it; for all ears.
std::vector<Content> waiting(TableFacts const& facts);
/// The same with what is of the asking player alone, and with who is awaited.
StandingTold standing(TableFacts const& facts, Requested const& in);
StandingTold standing(TableFacts const& facts);
/// How the game ended, as it was told; who has resigned hears no result (5.1.2).
Content end_told(TableFacts const& facts);
void tell_standing(Fold& f, Requested const& in);

/// To who sits at the keyboard: the blind players, else the player to move (endings.cpp).
void tell_at_keyboard(Fold& f, Content const& content);

// resigning, draws (endings.cpp), adjournment (adjourning.cpp)
/// Who has entered once that he resigns has not resigned, and hears it.
void drop_resignation(Fold& f, Lapse why);
void note_resignation_not_repeated(Fold& f);
std::optional<Instant> resignation_lapses_at(TableFacts const& facts);
/// The clock runs and hands are at the boards of an adjourned game: both are told what is missing.
void note_play_while_adjourned(Fold& f);
/// The opponent touched a piece or moved: an offer that he has not accepted has lapsed (9.1.2.1).
void lapse_offer(TableFacts& facts, Color touched_by);

// time (deadlines.cpp)
/// Once, where the arbiter allowed it.
void warn_of_low_time(Fold& f);

// equipment (equipment.cpp, clock_sides.cpp)
/// Not a piece is in his hand: who presses too early has lifted one (6.2.4).
bool is_untouched(TableFacts const& facts, Color c);
/// Boards that are exchanged or turned: found from what they show, told once, read aright from now on.
void explain_boards(Fold& f);
void turn_board(Fold& f, Color c, unsigned quarters);
/// Its player has not moved on it, and by half a turn it stands right: his first move tells.
bool may_lie_turned(TableFacts const& facts, Color c);
/// Whatever was played meanwhile, it stands as the other board by half a turn, and as it is read in no way
/// near that.
bool is_like_other_turned(TableFacts const& facts, Color c);
/// His move was read from it: it is not turned where no other way fits.
void note_way_round(TableFacts& facts, Color c);
/// Nobody saw it for a while, after so many plies.
void doubt_way_round(BoardWatch& watch, std::size_t plies);
void exchange_boards(Fold& f);
/// Not the start position, for the arbiter (7.2.1). Who has just touched his board may be at his first move,
/// or put right what stands wrong.
void look_at_pieces(Fold& f, Color c);
/// Each player's king, one after the other (kings.cpp); where one is waited for, it does not show.
void begin_kings(Fold& f);
void note_kings(Fold& f);
/// The mover's board is untouched and the opponent's shows his move: who can say whose fault it is?
bool may_be_exchanged(TableFacts const& facts);
/// So it stands at a press before anything has told which board is whose (7.2.2): the one move that the
/// opponent's shows was announced, or made there.
std::vector<chess::Move> moves_at_other_port(TableFacts const& facts);

// the clock (clock_sides.cpp)
/// On the board of who does not move, beside what the mover's shows.
bool is_reply_shown(TableFacts const& facts);
/// A reading, as the players sit.
std::optional<clock::Reading> as_it_stands(TableFacts const& facts, std::optional<clock::Reading> told);
/// The same of one that tells something new; a clock that stands the wrong way round is found by its first
/// press.
clock::Reading explain_clock(Fold& f, clock::Reading const& told);
/// The mover's board tells for the first time how it stands, while the clock runs for the other side.
void explain_first_run(Fold& f);
/// He was told of it, as it is read now: again, if that was wrong.
void note_clock_told(TableFacts& facts, Color to, clock::Reading const& told);
/// The clock runs for the first time: its times, where it was seen to stand before, and the boards, once, for
/// the arbiter.
void look_at_start(Fold& f, clock::Reading const& reading, bool has_stood);

// boards (copying.cpp, deadlines.cpp)
/// He sets pieces straight: what he lifts until his hand rests is not touched (4.2.1).
bool is_adjusting(TableFacts const& facts, Color c);
/// When his hand counts as at rest; nothing: he does not adjust.
std::optional<Instant> adjusted_at(TableFacts const& facts, Color c);
void note_adjusted(Fold& f);
/// The board stands as it must after the completed plies: lifts are counted anew.
void agree(Fold& f, Color c);
/// A board that was to be put up anew shows where the game goes on: from now on it is read.
void note_position_shown(Fold& f, Color c);
/// The board counts as standing where the game goes on: from now on it is read.
void take_as_shown(Fold& f, Color c);
void note_agreement(Fold& f, Color c);
void note_touches(Fold& f);
void judge_difference(Fold& f, Color c);
/// What was pressed on a board that is known to differ, by the squares that are right on it: it is the
/// player's move beside that difference (D.2.9), and no fault of his.
std::vector<chess::Move> moves_beside_difference(TableFacts const& facts);
/// A peg that is felt for is no mistake yet: what both are told waits for the next press, or until nobody has
/// touched the board for a while. Nothing: nobody is told, or they were.
std::optional<Instant> difference_told_at(TableFacts const& facts, Color c);
void tell_difference(Fold& f, Color c);
/// The board of c is not what it must be: recorded, and told as was agreed.
void note_difference(Fold& f, Color c);
void ask_where_due(Fold& f);

// what hands did on a board (board_reading.cpp)
void take_observation(Fold& f, Color c, sensing::Observation const& observation);
/// The reader begins anew on a board that stands as after so many completed plies, as far as it can be told.
void restart_reader(Fold& f, Color c, std::size_t plies);
/// Time passes for the reader of the board, and completed moves are looked for on it.
void follow_on_board(Fold& f, Color c);
/// Of the moves that the settled board fits, those that the traces speak for; `fits` where they say nothing.
std::vector<chess::Move> spoken_for(TableFacts const& facts, std::vector<chess::Move> fits);
/// The move that stood there when the mover pressed, though his hands are on the board again.
std::vector<chess::Move> shown_at_press(TableFacts const& facts);
/// Moves of the mover that only a dead sensor explains; not to be believed without a second witness.
std::vector<chess::Move> explained_by_dead_sensor(TableFacts const& facts);

/// Those that were knocked over and do not stand again, where they stood (board_reading.cpp).
chess::Placement fallen_pieces(BoardWatch const& watch);
/// Fallen pieces and bad sensors (board_reading.cpp).
void note_incidents(Fold& f, Color c);
/// When pieces that are away count as fallen, though a hand may have taken them for a move.
std::optional<Instant> fall_due(TableFacts const& facts, Color c);
/// True: a result is shown with the kings, the boards are not read for moves (endings.cpp).
bool note_result_gesture(Fold& f);

// assistants (assistance.cpp)
/// Each assistant whom Tactus guides is told what to do next, where that is news.
void guide_assistants(Fold& f);
/// The same again, after an interruption.
void repeat_duties(Fold& f);
/// The mover has pressed, or it was pressed for him: his move was announced before (D.2.4).
void note_clock_started(Fold& f, chess::Move m);
/// This player's requests are answered by his assistant (D.2.10.4).
bool is_told_by_assistant(TableFacts const& facts, Color player);

/// From then on what it shows is no more what its line had kept while nobody read it.
Instant seen_again_at(TableFacts const& facts, Color c);
/// The last change is long enough ago and a full state confirmed it.
bool is_settled(TableFacts const& facts, Color c);
/// Settled, also counted from the press or announce key that this board has to answer: nothing more will
/// come.
bool is_settled_since_asked(TableFacts const& facts, Color c);
bool has_opponent_settled_since_asked(TableFacts const& facts);
bool has_copy_settled(TableFacts const& facts, Color c);
/// When the board that shows the move has rested so long after the press that no piece is in a hand; nothing:
/// nobody has pressed.
std::optional<Instant> rested_at(TableFacts const& facts);
std::optional<Instant> next_deadline(TableFacts const& facts);

}  // namespace tactus::table
