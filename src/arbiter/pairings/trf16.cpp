// SPDX-License-Identifier: GPL-3.0-or-later
// TRF16, FIDE Handbook C.04 annex 2: a line 001 for each player, its columns counted in signs from 1:
// starting rank 5-8, name 15-47, then ten columns a round from 92 on: opponent (4), blank, colour, blank,
// result.

#include "core/message/unicode.hpp"
#include "src/arbiter/pairings/pairings.hpp"

#include <algorithm>
#include <map>

namespace tactus::pairings {
namespace {

constexpr unsigned most_players = 9'999;
constexpr std::size_t first_round_at = 92, round_width = 10;
constexpr std::size_t colour_behind = 5, result_behind = 7;

/// One line, cut by columns.
class Columns {
 public:
  explicit Columns(std::string_view line) : line_(line) {
    for (std::size_t at = 0; at < line.size(); ++at)
      if ((line[at] & 0xC0) != 0x80) begins_.push_back(at);  // not inside a sign of UTF-8
    begins_.push_back(line.size());
  }
  /// Signs `first` to `last`, both included, from 1; less where the line ends before.
  std::string_view cut(std::size_t first, std::size_t last) const {
    auto const from = std::min(first - 1, begins_.size() - 1), to = std::min(last, begins_.size() - 1);
    return line_.substr(begins_[from], begins_[to] - begins_[from]);
  }
  char sign(std::size_t place) const {
    auto const text = cut(place, place);
    return text.size() == 1 ? text.front() : ' ';
  }
  std::size_t size() const { return begins_.size() - 1; }

 private:
  std::string_view line_;
  std::vector<std::size_t> begins_;
};

struct Paired {
  unsigned opponent = 0;  // starting rank; 0: nobody
  bool is_white = false;
  char result = ' ';
};
struct Player {
  std::size_t line = 0;
  Name name;
  std::map<unsigned, Paired> rounds;  // in which he has an opponent
};
using Players = std::map<unsigned, Player>;

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

/// Nothing: no game in this round; a forfeit was decided without one.
tl::expected<std::optional<Paired>, Message> paired_in(Columns const& columns, unsigned round) {
  auto const at = first_round_at + round_width * (round - 1);
  auto const opponent = trimmed(columns.cut(at, at + 3));
  char const colour = columns.sign(at + colour_behind), result = columns.sign(at + result_behind);
  if (opponent.empty() || opponent.find_first_not_of('0') == std::string_view::npos) return std::nullopt;
  auto const rank = number_in(opponent, most_players);
  if (!rank)
    return tl::unexpected(say(
        "round {number}, columns {first} to {last}: expected the starting rank of the opponent",
        {{"number", round}, {"first", static_cast<unsigned>(at)}, {"last", static_cast<unsigned>(at + 3)}}));
  if (result == '+' || result == '-') return std::nullopt;
  if (colour != 'w' && colour != 'b')
    return tl::unexpected(say("round {number}, column {first}: expected the colour, w or b",
                              {{"number", round}, {"first", static_cast<unsigned>(at + colour_behind)}}));
  return Paired{*rank, colour == 'w', result};
}

tl::expected<void, Message> take_player(Players& players, std::string_view line, std::size_t number) {
  Columns const columns{line};
  auto const rank = number_in(columns.cut(5, 8), most_players);
  if (!rank) return tl::unexpected(say("expected a starting rank in columns 5 to 8"));
  auto const name = trimmed(columns.cut(15, 47));
  if (name.empty()) return tl::unexpected(say("expected a name in columns 15 to 47"));
  Player player{number, Name::shown(name), {}};
  for (unsigned round = 1;
       round <= most_rounds && columns.size() >= first_round_at + round_width * (round - 1); ++round) {
    auto const paired = paired_in(columns, round);
    if (!paired) return tl::unexpected(paired.error());
    if (*paired) player.rounds[round] = **paired;
  }
  if (!players.emplace(*rank, std::move(player)).second)
    return tl::unexpected(say("starting rank {number}: expected it once", {{"number", *rank}}));
  return {};
}

unsigned last_round(Players const& players) {
  unsigned last = 0;
  for (auto const& [rank, player] : players)
    if (!player.rounds.empty()) last = std::max(last, player.rounds.rbegin()->first);
  return last;
}

/// Each says of the other what the other says of him.
std::optional<Message> contradiction(Players const& players, unsigned rank, Paired const& paired,
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

std::string result_by_white(char sign) {
  switch (sign) {
    case ' ': return "";
    case '1': return "1-0";
    case '0': return "0-1";
    case '=': return "1/2-1/2";
    default: return {sign};
  }
}

}  // namespace

tl::expected<std::vector<Pairing>, Message> read_trf16(std::string_view text, std::optional<unsigned> round) {
  Players players;
  for (std::size_t number = 1; !text.empty(); ++number) {
    auto const line = take_line(text);
    if (!line.starts_with("001 ")) continue;
    if (auto const taken = take_player(players, line, number); !taken)
      return tl::unexpected(in_line(number, taken.error()));
  }
  if (players.empty()) return tl::unexpected(say("expected players, in lines that begin with 001"));
  auto const wanted = round.value_or(last_round(players));
  std::vector<Pairing> pairings;
  for (auto const& [rank, player] : players) {
    auto const paired = player.rounds.find(wanted);
    if (paired == player.rounds.end()) continue;
    if (auto const wrong = contradiction(players, rank, paired->second, wanted))
      return tl::unexpected(in_line(player.line, *wrong));
    if (paired->second.is_white)
      pairings.push_back({wanted, std::nullopt, player.name, players.at(paired->second.opponent).name,
                          player.line, result_by_white(paired->second.result)});
  }
  if (pairings.empty())
    return tl::unexpected(say("round {number}: expected a pairing", {{"number", wanted}}));
  return pairings;
}

namespace {

constexpr std::size_t points_at = 81, points_end = 84;

/// With `text` in the columns from `first` on; a shorter line is filled up with blanks.
std::string with_columns(std::string const& line, std::size_t first, std::string const& text) {
  Columns const columns{line};
  std::string padded{columns.cut(1, first - 1)};
  if (columns.size() < first - 1) padded.append(first - 1 - columns.size(), ' ');
  return padded + text + std::string{columns.cut(first + text.size(), std::max(columns.size(), first))};
}

/// "3.5" as 35. Nothing: no such number.
std::optional<unsigned> tenths_in(std::string_view text) {
  text = trimmed(text);
  auto const dot = text.find('.');
  auto const whole = text.substr(0, dot), part = dot == std::string_view::npos ? "0" : text.substr(dot + 1);
  bool const is_number = !whole.empty() && whole.size() <= 3 && part.size() == 1 &&
                         whole.find_first_not_of("0123456789") == std::string_view::npos &&
                         part.find_first_not_of("0123456789") == std::string_view::npos;
  if (!is_number) return std::nullopt;
  return static_cast<unsigned>(10 * std::stoul(std::string{whole}) + std::stoul(std::string{part}));
}

/// '1', '=' or '0' for this side.
char sign_of(table::GameResult result, bool is_white) {
  if (result == table::GameResult::draw) return '=';
  return (result == table::GameResult::white_wins) == is_white ? '1' : '0';
}

std::string with_points(std::string line, char result) {
  auto const before = tenths_in(Columns{line}.cut(points_at, points_end));
  if (!before) return line;
  auto const now = *before + (result == '1' ? 10U : result == '=' ? 5U : 0U);
  auto const text = std::to_string(now / 10) + '.' + std::to_string(now % 10);
  return with_columns(line, points_at, std::string(text.size() < 4 ? 4 - text.size() : 0, ' ') + text);
}

/// By starting rank, the line that it stands in.
std::map<unsigned, std::size_t> lines_in(std::string_view text) {
  std::map<unsigned, std::size_t> lines;
  for (std::size_t number = 1; !text.empty(); ++number) {
    Columns const columns{take_line(text)};
    if (columns.cut(1, 4) != "001 ") continue;
    if (auto const rank = number_in(columns.cut(5, 8), most_players)) lines[*rank] = number;
  }
  return lines;
}

}  // namespace

std::string trf16_with_results(std::string_view text, unsigned round, Results const& results) {
  auto const lines = lines_in(text);
  auto const result_at = first_round_at + round_width * (round - 1) + result_behind;
  std::string all;
  for (std::size_t number = 1; !text.empty(); ++number) {
    std::string line{take_line(text)};
    auto const paired = line.starts_with("001 ") ? paired_in(Columns{line}, round) : std::nullopt;
    if (paired && *paired && (*paired)->result == ' ') {
      auto const& player = **paired;
      auto const played = results.find(player.is_white ? number : lines.at(player.opponent));
      if (played != results.end()) {
        char const result = sign_of(played->second, player.is_white);
        line = with_points(with_columns(line, result_at, {result}), result);
      }
    }
    all += line + '\n';
  }
  return all;
}

}  // namespace tactus::pairings
