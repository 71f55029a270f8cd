// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a person at the table may be told, as facts without words. Speech, braille and text are all
// made from this (speech/phrasebook), never from each other's strings.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/chess/placement.hpp"
#include "core/clock/reading.hpp"
#include "core/message/language.hpp"
#include "core/table/claim_kind.hpp"
#include "core/table/duty.hpp"
#include "core/table/training_told.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tactus::table {

/// Who hears it. `table`: both players (D.2.1); `white`, `black`: one player's earphone only (11.5); the
/// others: one player's assistant only, for what he is told need not be for his player.
enum class Audience : std::uint8_t { table, white, black, white_assistant, black_assistant };
constexpr Audience audience_of(chess::Color c) {
  return c == chess::Color::white ? Audience::white : Audience::black;
}
constexpr Audience audience_of_assistant(chess::Color c) {
  return c == chess::Color::white ? Audience::white_assistant : Audience::black_assistant;
}

/// `annulled`: the arbiter has decided that the game does not count (7.2, 7.3).
enum class GameResult : std::uint8_t { open, white_wins, black_wins, draw, annulled };

/// A move, verbatim as made (D.2.1).
struct MoveSaid {
  chess::Color by;
  unsigned ply = 0;
  chess::MoveDescription move;
  unsigned number = (ply + 1) / 2;  // on a scoresheet
  bool is_found = false;            // it was made while nobody looked
};
/// Both clocks, on request (D.2.10.4): the listener's own time first.
struct TimesTold {
  Millis own;
  Millis opponent;
};
/// A clock time was asked for, but no clock has been read.
struct NoTimesTold {};
/// Number of completed moves, on request (D.2.10.4).
struct MoveNumberTold {
  unsigned moves;
};
/// A repeat was asked for, but nothing has been said yet.
struct NothingToRepeat {};
/// The announce key was pressed, but the settled board shows no move, or more than one.
struct NoMoveToAnnounce {};
/// The listener's pawn stands on the last rank, and his board does not tell what it became: he answers with a
/// code or a name.
struct PromotionAsked {};
/// Which piece the listener has named.
struct PromotionTold {
  chess::Kind piece;
};
/// A device of this table was lost or is back. Name as configured, for example "board of Black".
enum class Device : std::uint8_t {
  white_board,
  black_board,
  clock,
  braille_display,  // the only one of the table
  white_keypad,
  black_keypad,
  white_display,  // for Braille, where each player has one
  black_display,
  loudspeaker,
  white_earphone,
  black_earphone,
  disk,  // that keeps the game
};
inline constexpr std::array all_devices{Device::white_board,     Device::black_board,    Device::clock,
                                        Device::braille_display, Device::white_keypad,   Device::black_keypad,
                                        Device::white_display,   Device::black_display,  Device::loudspeaker,
                                        Device::white_earphone,  Device::black_earphone, Device::disk};
struct DeviceLost {
  Device device;
};
struct DeviceFound {
  Device device;
};
/// A typed text was not accepted as a move: the four outcomes of notation/move_text.
enum class MoveRefusal : std::uint8_t { not_a_move, no_legal_move, several_moves };
struct MoveRefused {
  MoveRefusal why;
  std::string text;
};
/// The only words about a difference that players may hear, where the arbiter chose so.
struct CallArbiter {};
/// They were told to call the arbiter, and the boards are in order again.
struct BoardsAgree {};
/// The game goes on after an interruption; said before the repeat of the last move.
struct GameResumed {
  unsigned completed_plies;
  unsigned number;  // of the move that comes next
  chess::Color to_move;
};
struct GameOver {
  GameResult result;
};
/// Pieces of the listener's board were knocked over (7.4): which ones, and where they stood.
struct PiecesToPutBack {
  chess::Placement pieces;
};
/// They stand where they stood.
struct PiecesStand {};
/// A sensor of the listener's board says nothing, or always the same; moves over it may have to be typed.
struct SensorFoundBad {
  chess::Square square;
};
/// The kings show a result; it counts when it is confirmed.
struct ResultShown {
  GameResult result;
};
/// How a game ended, as players say it; nobody at the table judges whether it is so.
enum class Ending : std::uint8_t { result, checkmate, stalemate, resignation, kings };
/// A player says so; it counts when the other side confirms it. `move`: which one is meant to have ended the
/// game, where it is known to both.
struct EndingProposed {
  chess::Color by;
  Ending how;
  GameResult result;
  std::optional<chess::MoveDescription> move{};
};
/// What waits to be confirmed by both has been confirmed by this side: the other one is asked.
struct Confirming {
  chess::Color by;
};
/// Why a proposed result or restoration is no longer meant.
enum class Lapse : std::uint8_t {
  move_made,
  declined,
  another_proposal,
  move_corrected,
  not_repeated  // what has to be entered twice was entered once
};
struct NoLongerMeant {
  Lapse why;
};

/// What the recorder of spoken moves (D.2.7) tells of itself.
enum class RecorderFact : std::uint8_t {
  begun,              // it listens from now on
  nothing_to_record,  // no move has been made yet
  silent,             // nothing was heard in what it has just kept
  not_kept,           // what it heard could not be written
  microphone_missing,
  microphone_lost,  // in the middle; what was spoken until then is kept
  microphone_found,
};
struct RecorderTold {
  RecorderFact fact;
};
struct RecordingSaved {
  Millis length;
};
/// The listener's own recordings, played one after the other; none where he made none. Names without folders.
struct RecordingsPlayed {
  std::vector<std::string> files;
};
/// What the listener, an assistant, has to do now.
struct DutyTold {
  Duty duty;
};
/// The same when there is nothing.
struct NoDuty {};
/// What the listener has to tell his player, who asked for it (D.2.10.4).
struct TimesToTell {
  chess::Color to;
  Millis own;
  Millis opponent;
};
struct MovesToTell {
  chess::Color to;
  unsigned moves;
};

/// What the keys of a numeric keypad do (src/table/commands), on request: help for the ear.
struct KeypadTold {};
/// Somebody at the keyboard wants to end the program in an unfinished game: it has to be asked for once more.
struct LeavingAsked {};

/// A draw is offered (9.1.2.1), to be answered by the other player.
struct DrawOfferTold {
  chess::Color by;
};
struct DrawDeclined {
  chess::Color by;
};
/// The opponent has said the listener's move back (D.2.1), which the listener cannot hear.
struct RepeatTold {
  chess::Color by;
  std::string said;                              // as it was typed
  std::optional<chess::MoveDescription> move{};  // nothing: no whole move was said; in older files
  bool is_announced = false;                     // the move that was announced; else another, as he stated it
};
/// It was answered, but nobody offers a draw.
struct NoDrawOffer {};
/// What cannot be undone, or calls the arbiter to the table, has to be entered once more.
enum class TwiceEntered : std::uint8_t {
  resignation,
  threefold,
  fifty_moves,
  flag_fall,
  illegal_move,
  adjournment,
  normal_means,
  extra_seconds
};
struct OnceMoreAsked {
  TwiceEntered entry;
  std::optional<chess::Color> by{};  // whose it is; nothing in older files
};
struct ClaimTold {
  ClaimKind kind;
};
struct ClaimDecided {
  bool is_upheld;
};
/// It was decided, but nobody claims anything.
struct NoClaim {};
/// Who is meant, where two players use one keyboard. `which_side` tells nobody what it is about: some of it
/// is for the arbiter alone.
enum class SideQuestion : std::uint8_t { whose_flag, who_accepts, which_side, who_resigns };
struct SideWanted {
  SideQuestion about;
};
/// Something else was typed: what it was about has not been done.
struct SideQuestionDropped {};
/// Which flags the clock shows as fallen (6.8), on request.
struct FlagsTold {
  bool own;
  bool opponent;
};
/// A full move of the listener's own score, on request. At least one of the two has been completed.
struct ScoreTold {
  unsigned number;
  std::optional<chess::MoveDescription> white, black;
};
/// The score has no move of that number.
struct NoSuchMove {};
/// What stands on the listener's own board, where the arbiter allowed that.
struct PositionTold {
  chess::Placement pieces;
};
/// The arbiter did not allow it before the game.
struct NotAllowed {};
/// The listener's own time, where the arbiter allowed the warning.
struct LowTimeTold {
  Millis own;
};
/// Guideline I.1: this player seals his move of this number.
struct AdjournedTold {
  chess::Color by;
  unsigned number;
};
/// When and where the adjourned game goes on is asked at the keyboard.
struct ResumptionWanted {};
/// As it was typed.
struct ResumptionTold {
  std::string text;
};
struct OnlyMoverSeals {};
/// The clock runs and the boards change, but the game is still adjourned: nothing of it is recorded.
struct ContinueNeeded {};
/// The boards have gone on while Tactus did not look, further than it can follow: after this move; nothing:
/// from the first one on.
struct MovesMissing {
  std::optional<chess::MoveDescription> last;
};
/// 5.1.2: this player has declared it; what it means for the result is not said.
struct ResignationTold {
  chess::Color by;
};
/// 5.2.3: a draw cannot be agreed before both have made a move.
struct DrawTooEarly {};
/// 8.7: this player has signed.
struct ResultSigned {
  chess::Color by;
};
struct NothingToSign {};
/// Where the game goes on by the arbiter's decision: before this move. To be confirmed, or done.
struct RestoreTold {
  chess::Color to_move;
  unsigned number;
  bool is_done;
};
/// The pieces of this player's board do not stand yet where the game goes on; until they do, his moves are
/// typed.
struct BoardToSetUp {
  chess::Color board;
};
/// The game begins from another of the 960 start positions of Guideline II than the usual one.
struct StartTold {
  unsigned number;  // chess::start_numbered()
};
/// The rules of this game do not have the claim that was entered, whoever would be right.
struct ClaimNotInRules {
  unsigned rule;  // of the Finnish team-blitz sets
};
/// The claim that was entered exists in a quickplay finish alone, and none was agreed before the game.
struct NoQuickplayFinish {};
/// This player's typed move was another one than he meant. To be confirmed by the other side, or done.
struct CorrectionTold {
  chess::Color by;
  chess::MoveDescription meant, instead;
  bool is_done;
};
/// By the arbiter's decision this old move was another one. To be confirmed, or done.
struct ReplaceTold {
  chess::Color by;
  unsigned number;
  chess::MoveDescription meant, instead;
  bool is_done;
};
/// No game can go on from the position that was confirmed.
struct RestoreRefused {};
/// No typed move of his can still be corrected.
struct NothingToCorrect {};
/// A word was agreed with the arbiter: what he decided holds by it alone.
struct WordNeeded {};
/// It is to be typed, unseen.
struct WordAsked {};
/// What was typed was not his word.
struct WordRefused {};

/// This player sets pieces straight that he does not mean to touch (4.2.1).
struct AdjustingTold {
  chess::Color by;
};
/// Before the game each player in his turn lifts his king and puts it back, so that it shows how boards
/// stand.
struct KingAsked {
  chess::Color of;
};
/// They have, and both boards are read.
struct KingsSeen {};
/// Twelve squares by which the record of the game can be known, on request, once it is over (8.7).
struct SignatureTold {
  std::array<chess::Square, 12> squares;
};
/// The file of the game was moved away: the record goes on in another one, whole.
struct RecordMoved {};
/// Moves come faster than the words that were chosen for them: from now on some are said short.
struct MovesShortened {};

/// It is this player's move.
struct MoveAwaited {
  chess::Color by;
};
struct Content;
/// How the game stands, on request: what is wrong, what waits for an answer, who is awaited. Each as it is
/// told alone; none is a list again.
struct StandingTold {
  std::vector<Content> facts;
};

using ContentTypes = std::variant<
    MoveSaid, TimesTold, NoTimesTold, MoveNumberTold, NothingToRepeat, NoMoveToAnnounce, DeviceLost,
    DeviceFound, MoveRefused, CallArbiter, GameResumed, GameOver, PiecesToPutBack, PiecesStand,
    SensorFoundBad, ResultShown, RecorderTold, RecordingSaved, RecordingsPlayed, KeypadTold, LeavingAsked,
    DrawOfferTold, DrawDeclined, NoDrawOffer, OnceMoreAsked, ClaimTold, ClaimDecided, NoClaim, FlagsTold,
    ScoreTold, NoSuchMove, PositionTold, NotAllowed, LowTimeTold, AdjournedTold, OnlyMoverSeals, ResultSigned,
    NothingToSign, DutyTold, NoDuty, TimesToTell, MovesToTell, TrainingTold, EndingProposed, RestoreTold,
    RestoreRefused, NothingToCorrect, WordNeeded, WordAsked, WordRefused, SideWanted, SideQuestionDropped,
    Confirming, NoLongerMeant, BoardToSetUp, PromotionAsked, CorrectionTold, StartTold, ClaimNotInRules,
    BoardsAgree, RepeatTold, AdjustingTold, KingAsked, KingsSeen, MovesShortened, SignatureTold, RecordMoved,
    PromotionTold, ContinueNeeded, MovesMissing, ResignationTold, DrawTooEarly, ReplaceTold, ResumptionWanted,
    ResumptionTold, NoQuickplayFinish, MoveAwaited, StandingTold>;

/// What is told. What the compiler makes for each of its types, it makes once, in event.cpp.
struct Content : ContentTypes {
  using ContentTypes::ContentTypes;
  Content(Content const&);
  Content(Content&&) noexcept;
  Content& operator=(Content const&);
  Content& operator=(Content&&) noexcept;
  ~Content();
};

struct Announcement {
  Audience to = Audience::table;
  bool is_repeat = false;  // said as "Repeat: ..." so that nobody takes it for a new move
  Content content;
};

}  // namespace tactus::table
