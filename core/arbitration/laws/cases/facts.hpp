// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter may state about a game, as typed values: states. Happenings are in events.hpp. Ply 0 is the
// start.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/placement.hpp"
#include "core/chess/square.hpp"
#include "core/instant.hpp"
#include "core/notation/move_text.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tactus::arbitration::laws {

using chess::ByColor;

/// The language of a scoresheet decides its piece letters (C.2 to C.4).
enum class SheetLanguage : std::uint8_t { english, german, finnish, swedish, french, english_descriptive };
enum class Medium : std::uint8_t { paper, braille };
enum class BoardKind : std::uint8_t { tactile, normal };
enum class Country : std::uint8_t { finland, other };

namespace fact {

struct Position {
  chess::Setup setup;
  bool is_declared_valid = true;  // false: it is known not to be reachable or playable
  bool is_chess960 = false;
};

struct Moves {
  chess::Setup from;
  std::vector<std::string> uci;  // coordinate form, not yet checked
  std::optional<chess::Setup> after;
  bool is_declared_valid = true;  // false: not every move is legal
};

struct Move {
  std::string uci;
};
struct WrittenMove {
  std::string text;
  SheetLanguage language = SheetLanguage::english;
};
/// A game written in one line: "1. e4 e5 2. Rf3".
struct GameText {
  std::string text;
  SheetLanguage language = SheetLanguage::english;
};
struct Scoresheet {
  chess::Color by = chess::Color::white;
  SheetLanguage language = SheetLanguage::english;
  Medium medium = Medium::paper;
  std::vector<std::string> moves;  // White's first
};

/// What stands on the board that each player uses.
struct Boards {
  ByColor<chess::Placement> stands;
  std::optional<chess::Color> tactile_owner;
};
struct Board {
  BoardKind kind = BoardKind::normal;
  chess::Color owner = chess::Color::white;
};

struct Player {
  chess::Color color = chess::Color::white;
  std::optional<bool> is_visually_disabled;
  std::optional<bool> is_hearing_disabled;
  std::optional<bool> has_assistant;
  std::optional<bool> is_otherwise_disabled{};  // neither sight nor hearing: a broken arm, a wheelchair
};
/// D.2.10.1 to .6 by number, as asked for; 3 was D.2.9.c in 2014.
struct SightedPlayersAssistant {
  std::vector<std::string> duties;  // article numbers
};

enum class FirstFlag : std::uint8_t { white, black, unknown };
struct Clock {
  std::optional<Millis> white;  // 0: flag down
  std::optional<Millis> black;
  std::optional<chess::Color> running;
  std::optional<Millis> increment;
  std::optional<FirstFlag> first_flag;
};

struct Period {
  std::optional<unsigned> moves;  // nothing: the rest of the game
  Millis base{};
};
struct TimeControl {
  std::optional<Millis> base;
  Millis increment{};
  std::optional<Millis> delay;  // Bronstein (6.3.2)
  std::vector<Period> periods;  // empty: one period with `base`
};
struct LastPeriod {
  bool is_last = true;
};

/// Completed illegal moves before what is judged.
struct IllegalCount {
  ByColor<unsigned> before;
};
struct IllegalMoveInHistory {
  unsigned ply = 0;
  std::optional<unsigned> found_at_ply;
  std::optional<chess::Color> by;
};
struct IllegalPositionRemains {
  bool value = true;
};
struct OrderKnown {
  bool value = true;
};
struct ClaimMade {
  bool value = true;
};
struct BothAbsent {
  bool value = true;
};
struct TimesKnown {
  bool value = true;
};
struct CannotProveOverstep {
  bool value = true;
};
struct PawnOnLastRank {
  chess::Color color = chess::Color::white;
  std::optional<chess::Square> square;
  std::optional<unsigned> since_ply;
};

enum class InitialFault : std::uint8_t {
  bishop_knight_swapped,
  king_queen_swapped,
  rook_a1_knight_b1_swapped,
  white_king_on_d1,
};
struct WrongInitialPosition {
  InitialFault what = InitialFault::bishop_knight_swapped;
  unsigned moves_each = 0;
};
struct BoardOrientationWrong {
  unsigned moves_each = 0;
};
struct ClockSettingWrong {
  unsigned moves_each = 0;
};
struct ColoursReversed {
  ByColor<unsigned> moves;
};

struct DefaultTime {
  bool is_announced = false;
  std::optional<Millis> time;
  std::optional<Country> organised_in;
};

struct RecordedPlies {
  chess::Color by = chess::Color::white;
  unsigned plies = 0;
};
struct StoppedRecording {
  ByColor<bool> by;
};
struct NoScoresheet {
  chess::Color by = chess::Color::white;
};
enum class ScoreMethod : std::uint8_t { braille, voice_recorder };
struct KeepsScoreBy {
  chess::Color by = chess::Color::white;
  ScoreMethod method = ScoreMethod::braille;
};
struct ToMove {
  chess::Color color = chess::Color::white;
};

struct Device {
  chess::Color owner = chess::Color::white;
  bool is_approved_by_arbiter = false;
  std::optional<bool> is_evident;
};
struct Event {
  std::optional<Country> country;
  std::optional<bool> has_special_rule;
};
struct DisplayShowsThreefold {};
struct RefusesToComply {
  ByColor<bool> by;
};

/// Of the event: no draw without the arbiter's consent before so many moves by each; nothing: never.
struct DrawRule {
  std::optional<unsigned> before_move;
  bool has_consent = false;
};
/// Somebody writes the moves for a player.
struct ScoreKeptFor {
  chess::Color player = chess::Color::white;
  bool is_accepted = true;  // by the arbiter
};
/// A player's own clock that tells him the times (D.2.6).
struct SpecialClock {
  chess::Color owner = chess::Color::white;
};

struct SealedMove {
  chess::Color by = chess::Color::white;
  std::string text;
  SheetLanguage language = SheetLanguage::english;
};
struct Session {
  Millis left{};
};
struct Envelope {
  bool is_lost = false;
};
struct Replier {
  chess::Color color = chess::Color::white;
};

/// White's first rank of a Chess960 start, as FEN letters from the a-file: "RNBQKBNR".
struct Chess960Setup {
  std::string rank1;
};

/// 2014: Appendix G.
struct QuickplayFinish {
  std::optional<bool> is_announced;  // nothing: nothing was said
  std::optional<Country> country;
};

struct Arbiters {
  unsigned count = 0;
  unsigned games = 0;
  bool is_all_recorded = false;
};
struct EventRegulations {
  std::optional<std::string> mode;  // "A.3", "A.4", "B.2"
  std::optional<std::string> text;  // an article that is asked about
};

}  // namespace fact

// The piece letters of a sheet's language (C.2, C.3).

/// Nothing for the descriptive system, which is not algebraic and no evidence (Appendix C).
constexpr std::optional<notation::PieceLetters> letters_of(SheetLanguage language) {
  switch (language) {
    case SheetLanguage::english: return notation::english;
    case SheetLanguage::german: return notation::german;
    case SheetLanguage::finnish: return notation::finnish;
    case SheetLanguage::swedish: return notation::swedish;
    case SheetLanguage::french: return notation::french;
    case SheetLanguage::english_descriptive: break;
  }
  return std::nullopt;
}

}  // namespace tactus::arbitration::laws
