// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays whom in a round, from the file of a pairing program: TRF16 (the FIDE's tournament report file) or
// CSV. Pure.
#pragma once

#include "core/message/message.hpp"
#include "core/message/name.hpp"
#include "core/table/announcement.hpp"

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
};

/// Enough for a thousand players and twenty rounds; more is another kind of file.
inline constexpr std::size_t longest_pairings = 1U << 20U;

/// Games of one round, in the order of the file; byes and forfeits are none. `round`: nothing: the last one
/// that is paired. The error says in which line what was expected.
tl::expected<std::vector<Pairing>, Message> read_pairings(std::string_view text,
                                                          std::optional<unsigned> round = std::nullopt);

/// The same person: the same words whatever their order, accents and capitals, or all words of the shorter
/// name
/// ("Virtanen, Aino" is "Aino Virtanen" and "Virtanen").
bool is_same_person(std::string_view one, std::string_view other);

/// Of a game that was played, whoever wrote its names.
struct PlayedGame {
  std::string white, black;
  table::GameResult result = table::GameResult::open;
};
/// The file with what was played in that round; all else stays as it is, and so does the result of a game
/// that is not over, was annulled, or is not among these. In TRF16 the points grow by what is new; in CSV the
/// column "result" is added where there is none.
tl::expected<std::string, Message> with_results(std::string_view text, std::optional<unsigned> round,
                                                std::vector<PlayedGame> const& games);

/// Null: it was not played, or is not over.
PlayedGame const* game_between(std::vector<PlayedGame> const& games, std::string_view white,
                               std::string_view black);

// The two forms, for read_pairings() and with_results().

tl::expected<std::vector<Pairing>, Message> read_trf16(std::string_view text, std::optional<unsigned> round);
/// Columns by the names in its first line: white, black, board and, where it has several rounds, round.
tl::expected<std::vector<Pairing>, Message> read_csv_pairings(std::string_view text,
                                                              std::optional<unsigned> round);

std::string trf16_with_results(std::string_view text, unsigned round, std::vector<PlayedGame> const& games);
std::string csv_with_results(std::string_view text, unsigned round, std::vector<PlayedGame> const& games);

/// A line of a text; it is taken off.
std::string_view take_line(std::string_view& text);
/// From 1 to `most`; blanks around it do not matter. Nothing: it is no such number.
std::optional<unsigned> number_in(std::string_view text, unsigned most);
/// "line 12: expected ..."
Message in_line(std::size_t number, Message what);

inline constexpr unsigned most_rounds = 99, most_boards = 10'000;

}  // namespace tactus::pairings
