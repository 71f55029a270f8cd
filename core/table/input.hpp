// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from outside to one table: all that a replay needs.
#pragma once

#include "core/chess/stated_position.hpp"
#include "core/clock/reading.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/sensing/observation.hpp"
#include "core/table/announcement.hpp"
#include "core/table/table_setup.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::table {

using chess::Color;

/// On both clocks.
struct RemainingTimes {
  Millis white, black;
};

/// The profiles. A game belongs to the program that began it.
inline constexpr std::string_view tournament_profile = "tournament";
inline constexpr std::string_view training_profile = "training";

/// Something of its bytes runs in a program, or is read as its own.
struct MappedFile {
  std::string path, sha256;
};
/// Its place says so: who puts files there is an administrator.
inline bool is_of_the_system(MappedFile const& file) {
  return file.path.starts_with("/usr/") || file.path.starts_with("/lib");
}
/// Whose ear hears from which sound device: "white", "USB Audio:right".
struct SoundKept {
  std::string of, route;
};
/// Where a board or the clock is read: "white", "pty:/tmp/board12".
struct PortRead {
  std::string of, port;
};
/// The program that writes the file, as it describes itself: always the first event. Once more, with what was
/// `refused` or `noticed` alone, when it tried what the kernel refuses it or looked at itself while it plays.
struct ProgramStarted {
  std::string program, version, profile, sha256;
  bool is_sealed = false;  // the kernel refuses it what no player's program may do
  std::vector<MappedFile> files{};
  std::vector<std::string> beside{};             // other programs of Tactus in its folder
  std::vector<std::string> not_read{};           // sound configuration of the home folder, passed over
  std::vector<std::string> refused{};            // names of calls
  std::vector<Color> no_ear{};                   // players whose private lines are not spoken
  std::vector<SoundKept> sound{};                // routes that are not as without any option
  std::vector<std::string> environment{};        // what was kept of its variables, "NAME=VALUE"
  std::vector<std::string> dropped_variables{};  // names
  std::vector<std::string> open_to_read{};       // folders and files
  std::vector<std::string> open_to_write{};      // the same
  std::vector<std::string> strange{};            // what is unlike other machines, a line each for the arbiter
  std::string yama{};                  // whom else the kernel lets trace: its ptrace_scope, or "none"
  std::vector<std::string> noticed{};  // while it plays, a line each for the arbiter
  std::vector<PortRead> ports{};       // of what is neither typed nor absent
  std::string capture{};  // folder in which the bytes of boards and clock are recorded; empty: they are not
  unsigned pace = 1;      // its time goes so many times as fast as that on the wall (simulated devices)
};
/// What is out of its aperture for less than `shortest_seen` a board of that make need not see; nothing: not
/// known of it.
struct GameStarted {
  TableSetup setup;
  std::optional<Millis> white_shortest_seen{}, black_shortest_seen{};
};
/// The board of `board`'s player sensed something.
struct BoardSeen {
  Color board;
  sensing::Observation observation;
};
/// A contact of that board changes faster than any hand can: what it says counts nowhere from now on.
struct ContactChatters {
  Color board;
  chess::Square square;
};
/// The clock was read. Only readings that tell something new are events; plain ticking is not.
struct ClockSeen {
  clock::Reading reading;
};
/// A move typed by a person, as it was stated; which one it is, the state understands by what stands there.
/// On a table without that player's electronic board it is the move; else it is the announcement that the
/// person made, to be compared with the board at the press.
struct MoveEntered {
  Color by;
  notation::MovePattern stated;
  std::string text;
};
/// A slip of the keyboard is put right: what this player's last typed move was meant to be. Until the other
/// side has moved; once it is completed, the other side or the arbiter confirms it (D.2.8, 4.7).
struct MoveCorrected {
  Color by;
  notation::MovePattern stated;
  std::string text;
};
/// Which piece his pawn became, as he answers the question; `is_left`: he leaves it unanswered, until his
/// press. Neither: he wants to hear the question again.
struct PromotionAnswered {
  Color by;
  std::optional<chess::Kind> piece{};
  bool is_left = false;
};
/// The other side agrees to a correction.
struct CorrectionAgreed {
  Color by;
};
/// Where the game is to go on by the arbiter's decision (7.5.1, A.5, D.2.9): after so many of its plies, or
/// from a position that stands nowhere in it, which may be an impossible one. The times are what he gives the
/// clocks, for the record; no program sets them.
struct RestoreProposed {
  Color by;
  std::size_t plies = 0;
  std::optional<chess::Setup> position{};  // goes before `plies`
  std::optional<RemainingTimes> times{};
};
/// One old ply was another move, by the arbiter's decision; what was played after it stands. Confirmed as a
/// restoration is.
struct ReplaceProposed {
  Color by;
  std::size_t ply = 0;  // from 1
  notation::MovePattern stated;
  std::string text;
};
/// A player confirms that the arbiter has decided so; it counts when both have, and only where no
/// word was agreed with him.
struct RestoreAgreed {
  Color by;
};
/// The arbiter wants to confirm, at this player's keyboard; his word follows, kept nowhere.
struct ArbiterNamed {
  Color at;
};
/// The arbiter, by the word that was agreed with him: what is proposed holds, where the game goes on or how
/// it ends.
struct ArbiterAgreed {};
/// The arbiter, by his word: this player's board stands where the game goes on, whatever its sensors say.
struct BoardVouched {
  Color board;
};
/// What was typed for his word at this player's keyboard was not it.
struct ArbiterWordRefused {
  Color at;
};
/// The arbiter's word was typed at this player's keyboard, and nothing was proposed that it could confirm.
struct ArbiterFoundNothing {
  Color at;
};
/// A text that states no move, or may state two; nothing changes but it is kept and answered. Where a word
/// was agreed with the arbiter, it may be that: of a text without the form of a move only the length is kept.
struct MoveTextRefused {
  Color by;
  std::string text;
  MoveRefusal why;
  std::optional<unsigned> length{};  // in characters; then `text` is empty
};
/// The mover's clock was pressed, by key (tables whose clock is not read).
struct PressEntered {
  Color by;
};
/// What a player may ask for. `announce`: say my move now, from my settled board; `keypad`: what its keys do;
/// `leave`: end the program in an unfinished game, which has to be asked for once more; `adjust`: he sets
/// pieces straight (4.2.1); `kings`: before the game, how the boards stand; once more: the king that is
/// waited for does not show; `where`: how the game stands.
enum class Request : std::uint8_t {
  announce,
  repeat,
  times,
  move_number,
  keypad,
  flags,
  score,
  position,
  leave,
  adjust,
  kings,
  where
};
/// `reading`: what the clock showed at that moment, if one is read.
struct Requested {
  Color by;
  Request what;
  std::optional<clock::Reading> reading;
  std::optional<unsigned> move_number{};  // of the score; nothing: the last move
  // Of `where`: what is open between him and the keyboard alone.
  std::optional<TwiceEntered> once_more{};  // he has entered it once
  std::string several_moves{};              // his text that may be one of several
};
/// The opponent said the announced move back (D.2.1). `stated`: as he said it; nothing: confirmed by key.
struct MoveRepeated {
  Color by;
  std::optional<notation::MovePattern> stated;
  std::string text;
};
struct DrawOffered {
  Color by;
};
struct DrawAnswered {
  Color by;
  bool is_accepted;
};
/// Twice in a row: the first is answered with the question whether he means it, the second has declared it
/// (5.1.2); in older files it proposed the result.
struct ResignationEntered {
  Color by;
  bool is_declared_by_second = true;
  bool outlasts_questions = true;  // in older files anything that was entered between the two dropped it
};
/// `written`: the intended move on his scoresheet (9.2.1.1, 9.3.1), for the arbiter alone.
struct ClaimMade {
  Color by;
  ClaimKind kind;
  std::optional<notation::MovePattern> written;
  std::string text{};
};
/// Something was typed at the keyboard of two players, and not for whom: they are asked.
struct SideNeeded {
  SideQuestion about;
};
/// What was typed next names no side: it is not done.
struct SideNotNamed {};
/// A claim or an adjournment was typed for the first time: who it is for is told, and asked to type it again.
struct OnceMoreNeeded {
  Color by;
  TwiceEntered entry;
};
/// `by`: where no word was agreed with the arbiter, a player; upheld by the claimant's opponent, rejected by
/// both. Nothing: the arbiter, by his word.
struct ClaimAnswered {
  bool is_upheld;
  std::optional<Color> by{};
};
/// The player to move seals (Guideline I). The sealed move itself is in the envelope, not here.
struct AdjournmentEntered {
  Color by;
  std::optional<clock::Reading> reading;
};
/// The keyboard is asked when and where the adjourned game goes on (Guideline I.2.7).
struct ResumptionNeeded {};
/// Date, time and place as they were typed; empty: written on the envelope by hand.
struct ResumptionStated {
  std::string text;
};
/// The adjourned game goes on.
struct PlayContinued {};
/// A player confirms the result that was recorded (8.7).
struct ResultSignedBy {
  Color by;
};
struct DeviceWasLost {
  Device device;
  std::string reason;
};
/// It is there again; or it was never away, and is a board of another make than before.
struct DeviceWasFound {
  Device device;
  std::optional<Millis> shortest_seen{};  // of a board, as in GameStarted
};
/// A device that the game did not have, or a board of another kind than before, is read from now on (D.2.6).
struct DeviceJoined {
  Device device;
  BoardKind kind = BoardKind::keyboard;   // of a board
  std::optional<Millis> shortest_seen{};  // of a board, as in GameStarted
};
/// What was agreed was told wrong: names, who is blind or deaf, assistants, event, round, board number,
/// place, phase, supervision and time control are as here from now on; the rest of it is not looked at.
struct SetupCorrected {
  TableSetup setup;
};
/// A player asks for the signature of the record of a game that is over.
struct SignatureAsked {
  Color by;
  std::array<chess::Square, 12> squares;
};
/// The file of the game was moved away or deleted: all of it was written anew, under this name without a
/// folder.
struct RecordRenewed {
  std::string file;
};
/// Some of the record was lost, or what stands in it does not follow from what was entered, by this version
/// of the program: what is recorded holds. So many plies of what the inputs gave stand; the moves behind them
/// are as recorded.
struct RecordMended {
  std::string file;            // without a folder: what stood in it behind this is not known
  unsigned missing = 0;        // events that are not there
  unsigned changed = 0;        // events that are not as they were written
  unsigned made_again = 0;     // outcomes that follow from what was entered
  unsigned not_following = 0;  // recorded ones that do not
  std::size_t plies = 0;
  std::vector<chess::Move> moves{};
};
/// The program did not run for so long until now: the machine slept, or stood still. What it finds afterwards
/// came in an order that nobody saw.
struct StoodStill {
  Millis length;
};
/// The words of a move that Tactus announced for the player who made it have ended; they took so long.
struct MoveSpoken {
  Color by;
  unsigned ply;
  Millis length;
};
/// A deadline that the state asked for has come (TableState::next_deadline).
struct TimePassed {};
/// The program was started again on this file. `branch`: at random, so that two copies that go on part for
/// good; empty in older files.
struct Resumed {
  std::string branch{};
};
/// The result is settled: confirmed by the other side, or decided.
struct ResultEntered {
  GameResult result;
};
/// A player says how the game has ended; it counts when the other side confirms it.
struct ResultProposed {
  Color by;
  GameResult result;
  Ending how;
};
/// The other side agrees to what was proposed.
struct ResultAccepted {
  Color by;
};
/// The recorder of spoken moves (D.2.7) works, or does not. `reason`: as the system says it, for the arbiter.
struct RecorderReported {
  Color by;
  RecorderFact fact;
  std::string reason;
};
/// A spoken move lies beside the game file, under a name without a folder.
struct RecordingKept {
  Color by;
  unsigned ply;
  std::string file;
  Millis length;
};
/// A player asked to hear these recordings of his.
struct RecordingsAsked {
  Color by;
  std::vector<std::string> files;
};
/// The assistant of `of` has done what he was told to do.
struct DutyDone {
  Color of;
};
/// He wants to be told again what is to be done now.
struct DutyAsked {
  Color of;
};
/// Why the player who has to answer a move did not hear it.
enum class Unheard : std::uint8_t {
  no_sound,   // no sound device reached him
  left_out,   // he had replied before it could be said
  shortened,  // in fewer words than were chosen, or faster
};
/// A move was announced to the table, or told to one player, and the opponent of `by` did not hear it. For
/// the arbiter (D.2.3.3).
struct MoveUnheard {
  Audience to;
  Color by;
  unsigned ply;
  Unheard why;
};
/// tactus-training tells something: the answer to a question, as typed, or (then empty) of its own accord.
struct TrainingSaid {
  Audience to;
  std::string question;
  std::vector<TrainingLine> lines;
};

using InputTypes =
    std::variant<ProgramStarted, GameStarted, BoardSeen, ClockSeen, MoveEntered, MoveTextRefused,
                 PressEntered, Requested, DeviceWasLost, DeviceWasFound, TimePassed, Resumed, ResultEntered,
                 RecorderReported, RecordingKept, RecordingsAsked, MoveRepeated, DrawOffered, DrawAnswered,
                 ResignationEntered, ClaimMade, ClaimAnswered, AdjournmentEntered, PlayContinued,
                 ResultSignedBy, DutyDone, DutyAsked, TrainingSaid, ResultProposed, ResultAccepted,
                 MoveCorrected, RestoreProposed, RestoreAgreed, ArbiterNamed, ArbiterAgreed,
                 ArbiterWordRefused, SideNeeded, SideNotNamed, OnceMoreNeeded, MoveUnheard, CorrectionAgreed,
                 BoardVouched, DeviceJoined, SetupCorrected, MoveSpoken, SignatureAsked, RecordRenewed,
                 RecordMended, StoodStill, ContactChatters, PromotionAnswered, ArbiterFoundNothing,
                 ReplaceProposed, ResumptionNeeded, ResumptionStated>;

/// What the compiler makes for each of their types, it makes once, in event.cpp.
struct Input : InputTypes {
  using InputTypes::InputTypes;
  Input(Input const&);
  Input(Input&&) noexcept;
  Input& operator=(Input const&);
  Input& operator=(Input&&) noexcept;
  ~Input();
};

}  // namespace tactus::table
