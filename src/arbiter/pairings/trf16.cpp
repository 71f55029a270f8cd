// SPDX-License-Identifier: GPL-3.0-or-later
// TRF16, FIDE Handbook C.04 annex 2, and TRF26, which has the same lines 001: one for each player.

#include "core/message/file_text.hpp"
#include "src/arbiter/pairings/forfeits.hpp"
#include "src/arbiter/pairings/pairings.hpp"
#include "src/arbiter/pairings/trf_columns.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace tactus::pairings {
namespace {

struct TrfPlayer {
  std::size_t line = 0;
  Name name;
  unsigned tenths = 0;                // points as they stand there
  std::map<unsigned, Paired> rounds;  // in which he has an opponent
  std::map<unsigned, Message> odd;    // rounds that cannot be read
};
using TrfPlayers = std::map<unsigned, TrfPlayer>;

tl::expected<void, Message> take_player(TrfPlayers& players, Columns const& columns, std::size_t number) {
  auto const rank = number_in(columns.cut(5, 8), most_players);
  if (!rank) return tl::unexpected(say("expected a starting rank in columns 5 to 8"));
  auto const name = trimmed(columns.cut(15, 47));
  if (name.empty()) return tl::unexpected(say("expected a name in columns 15 to 47"));
  TrfPlayer player{
      number, Name::shown(name), tenths_in(columns.cut(points_at, points_end)).value_or(0), {}, {}};
  for (unsigned round = 1;
       round <= most_rounds && columns.size() >= first_round_at + round_width * (round - 1); ++round) {
    auto const paired = paired_in(columns, round);
    if (!paired)
      player.odd.emplace(round, paired.error());
    else if (*paired)
      player.rounds[round] = **paired;
  }
  if (!players.emplace(*rank, std::move(player)).second)
    return tl::unexpected(say("starting rank {number}: expected it once", {{"number", *rank}}));
  return {};
}

unsigned last_round(TrfPlayers const& players) {
  unsigned last = 0;
  for (auto const& [rank, player] : players)
    if (!player.rounds.empty()) last = std::max(last, player.rounds.rbegin()->first);
  return last;
}

/// Each says of the other what the other says of him.
std::optional<Message> contradiction(TrfPlayers const& players, unsigned rank, Paired const& paired,
                                     unsigned round) {
  auto const other = players.find(paired.opponent);
  if (other == players.end())
    return say("round {number}: expected an opponent that the file has, not {rank}",
               {{"number", round}, {"rank", paired.opponent}});
  auto const back = other->second.rounds.find(round);
  bool const is_mutual = paired.opponent != rank && back != other->second.rounds.end() &&
                         back->second.opponent == rank && back->second.is_white != paired.is_white;
  if (is_mutual) return std::nullopt;
  return say("round {number}: expected that {name} has this opponent too, with the other colour",
             {{"number", round}, {"name", other->second.name.text()}});
}

/// W, D and L are of games without a move, and count as the others.
std::string result_by_white(char sign) {
  switch (sign) {
    case ' ': return "";
    case '1':
    case 'W': return "1-0";
    case '0':
    case 'L': return "0-1";
    case '=':
    case 'D': return "1/2-1/2";
    default: return {sign};
  }
}

/// As FIDE has pairings published (C.04.2): by points of the better one, of both, and by the better rank.
auto place_of(TrfPlayers const& players, unsigned rank, Paired const& paired) {
  auto const one = players.at(rank).tenths, other = players.at(paired.opponent).tenths;
  auto const better = one == other ? std::min(rank, paired.opponent) : one > other ? rank : paired.opponent;
  return std::tuple{~std::max(one, other), ~(one + other), better};
}

}  // namespace

tl::expected<std::vector<Pairing>, Message> read_trf16(std::string_view text, std::optional<unsigned> round) {
  auto const counted = counted_in(text);
  TrfPlayers players;
  for (std::size_t number = 1; !text.empty(); ++number) {
    auto const line = take_line(text);
    if (!is_player_line(line)) continue;
    if (auto const taken = take_player(players, {line, counted}, number); !taken)
      return tl::unexpected(in_line(number, taken.error()));
  }
  if (players.empty()) return tl::unexpected(say("expected players, in lines that begin with 001"));
  auto const wanted = round.value_or(last_round(players));
  using Place = decltype(place_of(players, 0, {}));
  std::vector<std::pair<Place, Pairing>> placed;
  for (auto const& [rank, player] : players) {
    if (auto const odd = player.odd.find(wanted); odd != player.odd.end())
      return tl::unexpected(in_line(player.line, odd->second));
    auto const paired = player.rounds.find(wanted);
    if (paired == player.rounds.end()) continue;
    if (auto const wrong = contradiction(players, rank, paired->second, wanted))
      return tl::unexpected(in_line(player.line, *wrong));
    if (paired->second.is_white)
      placed.push_back({place_of(players, rank, paired->second),
                        {wanted, std::nullopt, player.name, players.at(paired->second.opponent).name,
                         player.line, result_by_white(paired->second.result)}});
  }
  if (placed.empty()) return tl::unexpected(say("round {number}: expected a pairing", {{"number", wanted}}));
  std::ranges::stable_sort(placed, {}, [](auto const& each) { return each.first; });
  std::vector<Pairing> pairings;
  pairings.reserve(placed.size());
  for (auto& each : placed) pairings.push_back(std::move(each.second));
  return pairings;
}

std::vector<Name> trf16_byes(std::string_view text, unsigned round) {
  auto const counted = counted_in(text);
  std::vector<Name> byes;
  while (!text.empty()) {
    auto const line = take_line(text);
    if (!is_player_line(line)) continue;
    Columns const columns{line, counted};
    if (is_bye_in(columns, round)) byes.push_back(Name::shown(trimmed(columns.cut(15, 47))));
  }
  return byes;
}

namespace {

/// With `text` in the columns from `first` on; a shorter line is filled up with blanks.
std::string with_columns(std::string const& line, Counted counted, std::size_t first,
                         std::string const& text) {
  Columns const columns{line, counted};
  std::string padded{columns.cut(1, first - 1)};
  if (columns.size() < first - 1) padded.append(first - 1 - columns.size(), ' ');
  return padded + text + std::string{columns.cut(first + text.size(), std::max(columns.size(), first))};
}

/// '1', '=' or '0' for this side.
char sign_of(table::GameResult result, bool is_white) {
  if (result == table::GameResult::draw) return '=';
  return (result == table::GameResult::white_wins) == is_white ? '1' : '0';
}

unsigned points_for(char result, Scoring::Side const& side) {
  switch (result) {
    case '1':
    case '+': return side.win;
    case '=': return side.draw;
    case '-': return side.absence;
    default: return side.loss;
  }
}

/// Nothing: they are no number, or more than the columns hold.
std::optional<std::string> with_points(std::string const& line, Counted counted, unsigned more) {
  Columns const columns{line, counted};
  auto const stands = columns.cut(points_at, points_end);
  auto const before = tenths_in(stands);
  if (!before) return std::nullopt;
  auto const now = *before + more;
  char const point = stands.find(',') == std::string_view::npos ? '.' : ',';
  auto const text = std::to_string(now / 10) + point + std::to_string(now % 10);
  if (text.size() > 4) return std::nullopt;
  return with_columns(line, counted, points_at, std::string(4 - text.size(), ' ') + text);
}

/// By starting rank, the line that it stands in.
std::map<unsigned, std::size_t> lines_in(std::string_view text, Counted counted) {
  std::map<unsigned, std::size_t> lines;
  for (std::size_t number = 1; !text.empty(); ++number) {
    auto const line = take_line(text);
    if (!is_player_line(line)) continue;
    if (auto const rank = number_in(Columns{line, counted}.cut(5, 8), most_players)) lines[*rank] = number;
  }
  return lines;
}

/// Writes one report.
class Writing {
 public:
  Writing(std::string_view text, unsigned round, Signs const& signs)
      : text_(text),
        round_(round),
        signs_(signs),
        counted_(counted_in(text)),
        scoring_(scoring_in(text)),
        lines_(lines_in(text, counted_)) {}
  Filled whole() {
    for (std::size_t number = 1; !text_.empty(); ++number) {
      std::string const line{take_line(text_)};
      filled_.text += (is_player_line(line) ? with_result(line, number) : line) + '\n';
    }
    return std::move(filled_);
  }

 private:
  std::string with_result(std::string const& line, std::size_t number) {
    auto const paired = paired_in({line, counted_}, round_);
    if (!paired || !*paired || (*paired)->result != ' ') return line;
    auto const& player = **paired;
    auto const white = player.is_white ? std::optional{number} : line_of(player.opponent);
    auto const played = white ? signs_.find(*white) : signs_.end();
    if (played == signs_.end()) return line;
    char const result = player.is_white ? played->second.first : played->second.second;
    auto const at = first_round_at + round_width * (round_ - 1) + result_behind;
    auto const more = points_for(result, player.is_white ? scoring_.white : scoring_.black);
    return with_points_told(with_columns(line, counted_, at, {result}), more, number);
  }
  std::string with_points_told(std::string const& line, unsigned more, std::size_t number) {
    if (auto added = with_points(line, counted_, more)) return *std::move(added);
    std::string const stands{trimmed(Columns{line, counted_}.cut(points_at, points_end))};
    if (!stands.empty())
      filled_.unwritten.push_back(
          in_line(number, say("the points stay {before}: expected a number such as 3.5 in columns 81 to 84",
                              {{"before", stands}})));
    return line;
  }
  std::optional<std::size_t> line_of(unsigned rank) const {
    auto const found = lines_.find(rank);
    return found == lines_.end() ? std::nullopt : std::optional{found->second};
  }

  std::string_view text_;
  unsigned round_;
  Signs const& signs_;
  Counted counted_;
  Scoring scoring_;
  std::map<unsigned, std::size_t> lines_;
  Filled filled_;
};

}  // namespace

Filled trf16_with_signs(std::string_view text, unsigned round, Signs const& signs) {
  return Writing{text, round, signs}.whole();
}

Filled trf16_with_results(std::string_view text, unsigned round, Results const& results) {
  Signs signs;
  for (auto const& [line, result] : results) signs[line] = {sign_of(result, true), sign_of(result, false)};
  return trf16_with_signs(text, round, signs);
}

}  // namespace tactus::pairings
