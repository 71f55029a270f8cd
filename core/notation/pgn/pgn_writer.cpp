// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/pgn/pgn_writer.hpp"

#include "core/chess/played_line.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>
#include <array>

namespace tactus::notation {
namespace {

struct RosterTag {
  std::string_view name;
  std::string_view unknown;
};
constexpr std::array<RosterTag, 6> roster{
    {{"Event", "?"}, {"Site", "?"}, {"Date", "????.??.??"}, {"Round", "?"}, {"White", "?"}, {"Black", "?"}}};

/// Backslash before quotes and backslashes; a line end would break the tag and becomes a blank.
std::string escaped(std::string_view value) {
  std::string text;
  for (char const c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return text;
}

void append_tag(std::string& text, std::string_view name, std::string_view value) {
  text += '[';
  text += name;
  text += " \"" + escaped(value) + "\"]\n";
}

bool is_written_by_itself(std::string_view name) {
  auto const is_name = [name](RosterTag const& tag) { return tag.name == name; };
  return name == "Result" || name == "SetUp" || name == "FEN" ||
         std::any_of(roster.begin(), roster.end(), is_name);
}

/// Castling from other squares than the standard ones: readers that know only these need the name.
bool needs_variant_tag(PgnGame const& game) {
  auto const is_variant = [](auto const& each) { return each.first == "Variant"; };
  if (std::any_of(game.tags.begin(), game.tags.end(), is_variant)) return false;
  return game.start.homes() != chess::CastlingHomes{};
}

void append_tags(std::string& text, PgnGame const& game) {
  for (RosterTag const& tag : roster) {
    auto const given = std::find_if(game.tags.begin(), game.tags.end(),
                                    [&tag](auto const& each) { return each.first == tag.name; });
    append_tag(text, tag.name, given == game.tags.end() ? tag.unknown : std::string_view{given->second});
  }
  append_tag(text, "Result", text_of(game.result));
  if (!(game.start == chess::StatedPosition::initial())) {
    append_tag(text, "SetUp", "1");
    append_tag(text, "FEN", write_fen(game.start));
  }
  if (needs_variant_tag(game)) append_tag(text, "Variant", "Chess960");
  for (auto const& [name, value] : game.tags)
    if (!is_written_by_itself(name)) append_tag(text, name, value);
}

/// Words separated by blanks, broken before the 80th column.
class WrappedText {
 public:
  void add(std::string_view word) {
    constexpr std::size_t longest = 79;
    if (column_ > 0 && column_ + 1 + word.size() > longest) {
      text_ += '\n';
      column_ = 0;
    }
    if (column_ > 0) {
      text_ += ' ';
      ++column_;
    }
    text_ += word;
    column_ += word.size();
  }
  std::string const& text() const { return text_; }

 private:
  std::string text_;
  std::size_t column_ = 0;
};

std::string two_digits(long long n) {
  return {static_cast<char>('0' + n / 10), static_cast<char>('0' + n % 10)};
}

/// ".5" for half a second, nothing for none.
std::string decimals_of_second(long long millis) {
  if (millis == 0) return {};
  std::string text = '.' + std::string{static_cast<char>('0' + millis / 100)} + two_digits(millis % 100);
  text.erase(text.find_last_not_of('0') + 1);
  return text;
}

std::string clock_comment(Millis left) {
  long long const millis = std::max<long long>(left.count(), 0);
  long long const seconds = millis / 1000;
  return "{[%clk " + std::to_string(seconds / 3600) + ':' + two_digits(seconds / 60 % 60) + ':' +
         two_digits(seconds % 60) + decimals_of_second(millis % 1000) + "]}";
}

/// White's moves are numbered, Black's where something stands before them.
void add_move_number(WrappedText& words, chess::ScoredMove const& move, bool after_break) {
  std::string const number = std::to_string(move.number);
  if (move.by == chess::Color::white)
    words.add(number + '.');
  else if (after_break)
    words.add(number + "...");
}

void add_moves(WrappedText& words, PgnGame const& game, std::vector<chess::ScoredMove> const& moves) {
  bool after_break = true;
  std::size_t ply = 0;
  for (chess::ScoredMove const& each : moves) {
    add_move_number(words, each, after_break);
    words.add(write_san(each.move));
    after_break = ply < game.clocks.size() && game.clocks[ply].has_value();
    if (after_break) words.add(clock_comment(*game.clocks[ply]));
    ++ply;
  }
}

/// Broken like the moves; a brace would end it.
void add_remark(WrappedText& words, std::string_view remark) {
  std::string word = "{";
  for (char const c : remark) {
    if (c == ' ') {
      words.add(word);
      word.clear();
    } else if (c != '{' && c != '}') {
      word += c;
    }
  }
  words.add(word + '}');
}

}  // namespace

std::string_view text_of(PgnResult result) {
  switch (result) {
    case PgnResult::unfinished: return "*";
    case PgnResult::white_wins: return "1-0";
    case PgnResult::black_wins: return "0-1";
    case PgnResult::draw: return "1/2-1/2";
  }
  return "*";
}

std::string write_pgn(PgnGame const& game) {
  chess::PlayedLine line{game.start};
  for (chess::Move const each : game.moves) line.play(each);
  return write_pgn(game, chess::scored_as_played(line));
}

std::string write_pgn(PgnGame const& game, std::vector<chess::ScoredMove> const& moves) {
  std::string text;
  append_tags(text, game);
  WrappedText words;
  add_moves(words, game, moves);
  if (!game.remark.empty()) add_remark(words, game.remark);
  words.add(text_of(game.result));
  return text + '\n' + words.text() + "\n\n";
}

}  // namespace tactus::notation
