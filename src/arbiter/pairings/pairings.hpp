// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays whom in a round, from the file of a pairing program: TRF16 or TRF26 (the FIDE's tournament report
// file) or CSV. Pure.
#pragma once

#include "core/message/message.hpp"
#include "core/message/name.hpp"
#include "core/table/announcement.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::pairings {

struct Pairing {
  unsigned round = 1;
  std::optional<unsigned> board;  // TRF16 has none
  Name white, black;
  std::size_t line = 0;  // of the file, from 1; in TRF16 White's
  std::string result{};  // "1-0", or as it stands there; empty: none yet
};

/// Enough for a thousand players and twenty rounds; more is another kind of file.
inline constexpr std::size_t longest_pairings = 1U << 20U;

/// Games of one round, in the order of the file, those of a tournament report as FIDE has them published, by
/// points and rank; byes and forfeits are none. `round`: nothing: the last one that is paired. The error says
/// in which line what was expected.
tl::expected<std::vector<Pairing>, Message> read_pairings(std::string_view text,
                                                          std::optional<unsigned> round = std::nullopt);

/// Who has a bye in that round, as the pairing program says, in the order of the file.
std::vector<Name> byes_in(std::string_view text, unsigned round);

/// The same person: the same words whatever their order, accents and capitals, or all words of the shorter
/// name ("Virtanen, Aino" is "Aino Virtanen" and "Virtanen"), ae for ä and the like, any kind of apostrophe;
/// a single letter stands for a word that begins with it ("A. Virtanen") where another word is the same.
bool is_same_person(std::string_view one, std::string_view other);
/// The same words in any order.
bool is_same_name(std::string_view one, std::string_view other);

/// A game as it was recorded, whoever wrote its names.
struct PlayedGame {
  std::string white, black;
  table::GameResult result = table::GameResult::open;
  std::optional<unsigned> round{}, board{};  // nothing: not recorded
  std::string file{};
};

/// By the line of their pairing.
using Results = std::map<std::size_t, table::GameResult>;
struct Placed {
  Results results;
  /// What was not written of these games and what is missing, each with its line or its file.
  std::vector<Message> unwritten{};
};
/// A game belongs to the pairing of its board where both have one, else to that of its players; each game to
/// one, each pairing has one game. What is not certain is not placed. Games of other rounds do not count.
/// Board or players do not say otherwise.
bool may_be_of(PlayedGame const& game, Pairing const& pairing);
Placed place_games(std::vector<Pairing> const& pairings, std::vector<PlayedGame> const& games);

struct Filled {
  std::string text;
  std::vector<Message> unwritten{};
};
/// The file with what was played in that round; all else stays as it is, and so does a result that stands
/// there. In TRF16 the points grow by what is new, as the file counts them; in CSV the column "result" is
/// added where there is none. Line for line the same but for that.
tl::expected<Filled, Message> with_results(std::string_view text, std::optional<unsigned> round,
                                           std::vector<PlayedGame> const& games);

/// Lines about teams, which are passed over: whose boards and colours they settle, nobody has compared.
bool has_teams(std::string_view text);

// The two forms, for read_pairings() and with_results().

tl::expected<std::vector<Pairing>, Message> read_trf16(std::string_view text, std::optional<unsigned> round);
/// Columns by the names in its first line that has them: white, black, board and, where it has several
/// rounds, round; in the words of five languages and in those of lists on the net ("Bo.", "Name" twice).
tl::expected<std::vector<Pairing>, Message> read_csv_pairings(std::string_view text,
                                                              std::optional<unsigned> round);

std::vector<Name> trf16_byes(std::string_view text, unsigned round);
std::vector<Name> csv_byes(std::string_view text, unsigned round);

Filled trf16_with_results(std::string_view text, unsigned round, Results const& results);
std::string csv_with_results(std::string_view text, Results const& results);

/// From 1 to `most`; blanks around it do not matter. Nothing: it is no such number.
std::optional<unsigned> number_in(std::string_view text, unsigned most);
/// "line 12: expected ..."
Message in_line(std::size_t number, Message what);

inline constexpr unsigned most_rounds = 99, most_boards = 10'000;

}  // namespace tactus::pairings
