// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/reading/pgn_reader.hpp"

#include "core/chess/stated_position.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_signs.hpp"
#include "core/notation/pgn/pgn_asides.hpp"
#include "core/notation/pgn/pgn_lexer.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace tactus::notation {

bool PgnLine::pass() {
  chess::Setup setup = current().setup();
  setup.turn = chess::opposite(setup.turn);
  setup.en_passant.reset();
  auto const position = chess::Position::from(setup, chess::every_playable_fault);
  if (!position) return false;
  positions_[now_ ^ 1U] = current();
  now_ ^= 1U;
  positions_[now_] = *position;
  ++plies_;
  has_moved_ = true;
  return true;
}

std::string write_judged_pgn(PgnGame const& game) {
  auto const start = chess::position_of(game.start);
  return write_pgn(game, start ? chess::scored_legal(*start, game.moves) : std::vector<chess::ScoredMove>{});
}

namespace {

constexpr std::array<std::string_view, 7> marks{"", "!", "?", "!!", "??", "!?", "?!"};

std::optional<unsigned> glyph_number(std::string_view text) {
  if (!text.starts_with('$')) {
    auto const found = std::find(marks.begin(), marks.end(), text);
    if (found == marks.end()) return std::nullopt;
    return static_cast<unsigned>(found - marks.begin());
  }
  std::uint8_t number = 0;
  auto const [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

PgnResult result_of(std::string_view text) {
  if (text == "1-0") return PgnResult::white_wins;
  if (text == "0-1") return PgnResult::black_wins;
  if (text == "*") return PgnResult::unfinished;
  return PgnResult::draw;
}

bool is_null_move(std::string_view text) {
  return text == "--" || text == "Z0" || text == "0000" || text == "@@@@" || text == "null" || text == "pass";
}

PgnFault fault_of(ReadMove const& read) {
  if (std::holds_alternative<NoSuchMove>(read)) return PgnFault::no_such_move;
  if (std::holds_alternative<SeveralMoves>(read)) return PgnFault::several_moves;
  return PgnFault::not_a_move;
}

/// A backslash that escapes nothing.
bool has_odd_backslash(std::string_view value) {
  for (std::size_t i = 0; i < value.size(); ++i) {
    if (value[i] != '\\') continue;
    if (i + 1 == value.size() || (value[i + 1] != '"' && value[i + 1] != '\\')) return true;
    ++i;
  }
  return false;
}

/// The first line or its first 40 bytes, never half a character of UTF-8.
std::string_view shortened(std::string_view text) {
  constexpr std::size_t longest = 40;
  text = text.substr(0, text.find_first_of("\r\n"));
  if (text.size() <= longest) return text;
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end);
}

/// A byte order mark is no character of the text.
std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

class Reader {
 public:
  Reader(std::string_view text, PgnVisitor& visitor) : lexer_(text), places_(text), visitor_(visitor) {}
  void read_all() {
    for (PgnToken token = first_of_game(); token.word != PgnWord::end; token = first_of_game())
      read_game(token);
  }

 private:
  PgnToken first_of_game();
  void read_game(PgnToken token);
  PgnToken read_tags(PgnToken token);
  bool begins_another_game(PgnToken const& tag);
  void read_tag(PgnToken const& token);
  void begin_moves();
  void read_moves(PgnToken token);
  void read_behind_result();
  void read_late_variation(PgnToken token);
  bool ends_game(PgnToken const& token);
  void read_word(PgnToken const& token);
  void read_move(PgnToken const& token);
  void read_loosely(std::string_view text);
  void play(chess::Move move, std::string_view text);
  void read_glyph(std::string_view text);
  void read_comment(std::string_view text);
  void open_variation(std::string_view text);
  void close_variation(std::string_view text);
  void pass(std::string_view text);
  void fail(PgnFault fault, std::string_view found);
  void fail_move(PgnFault fault, std::string_view found);
  void skip(PgnToken const& token);
  void warn(PgnFault fault, std::string_view found);
  PgnError error_at(PgnFault fault, std::string_view found);

  PgnLexer lexer_;
  TextPlaces places_;
  PgnVisitor& visitor_;
  bool const wants_comments_ = visitor_.wants_comments();
  chess::Position const initial_ = chess::Position::initial();
  PgnStart start_;
  PgnLines lines_{initial_};
  std::size_t skipped_ = 0;  // brackets open in a variation that is passed over, its own included
  PgnGameEnd game_;
  std::vector<std::string_view> tag_names_;  // of this game
  std::size_t games_ = 0;
  bool in_tags_ = false;
};

/// What stands between games, such as the head of a file, belongs to none.
PgnToken Reader::first_of_game() {
  PgnToken token = lexer_.next();
  while (token.word == PgnWord::comment) token = lexer_.next();
  return token;
}

void Reader::read_game(PgnToken token) {
  game_ = PgnGameEnd{};
  game_.game = ++games_;
  visitor_.begin_game(game_.game);
  in_tags_ = true;
  token = read_tags(token);
  begin_moves();
  in_tags_ = false;
  read_moves(token);
  if (game_.has_result) read_behind_result();
  visitor_.end_game(game_);
}

PgnToken Reader::read_tags(PgnToken token) {
  start_.clear();
  tag_names_.clear();
  for (;; token = lexer_.next()) {
    if (token.word == PgnWord::tag && begins_another_game(token)) return token;
    if (token.word == PgnWord::tag)
      read_tag(token);
    else if (token.word == PgnWord::broken_tag)
      fail(PgnFault::bad_tag, token.text);
    else
      return token;
  }
}

/// A list of pairings has no results: a second Event, or a tag that was already there behind an empty line,
/// is of the next game. An empty line alone is not enough: some part the tags of one game.
bool Reader::begins_another_game(PgnToken const& tag) {
  bool const is_again = std::find(tag_names_.begin(), tag_names_.end(), tag.text) != tag_names_.end();
  bool const is_parted = !tag_names_.empty() && lexer_.is_behind_empty_line();
  if (is_again && (is_parted || tag.text == "Event")) return true;
  if (is_parted) warn(PgnFault::parted_tags, tag.text);
  tag_names_.push_back(tag.text);
  return false;
}

void Reader::read_tag(PgnToken const& token) {
  if (game_.error) return;
  bool const has_escapes = token.value.find('\\') != std::string_view::npos;
  std::string const unescaped = has_escapes ? unescaped_tag(token.value) : std::string{};
  std::string_view const value = has_escapes ? std::string_view{unescaped} : token.value;
  if (token.is_loose || has_odd_backslash(token.value)) warn(PgnFault::loose_tag, token.value);
  start_.add_tag(token.text, token.value);
  visitor_.tag(token.text, value);
}

void Reader::begin_moves() {
  lines_.begin(initial_);
  skipped_ = 0;
  if (game_.error) return;
  if (!start_.is_initial()) {
    auto const position = start_.position();
    if (!position) return fail(position.error().fault, position.error().found);
    if (auto const set_up = start_.missing_fen()) warn(PgnFault::bad_fen, *set_up);
    lines_.begin(*position);
  }
  visitor_.start(lines_.top().current());
}

void Reader::read_moves(PgnToken token) {
  for (; !ends_game(token); token = lexer_.next())
    if (!game_.error) read_word(token);
  if (lines_.depth() > 0 && !game_.error) fail(PgnFault::unclosed_variation, token.text);
}

/// Variations, glyphs and signs there belong to the game that it ends.
void Reader::read_behind_result() {
  for (PgnToken token = first_of_game();; token = first_of_game()) {
    bool const is_sign = token.word == PgnWord::sign || token.word == PgnWord::glyph ||
                         (token.word == PgnWord::move && stands_for_no_move(token));
    if (token.word == PgnWord::opening)
      read_late_variation(token);
    else if (!is_sign)
      return lexer_.step_back();
    else if (!game_.error)
      read_word(token);
  }
}

void Reader::read_late_variation(PgnToken token) {
  warn(PgnFault::late_variation, token.text);
  std::size_t open = 0;
  do {
    if (token.word == PgnWord::opening) ++open;
    if (token.word == PgnWord::closing) --open;
    if (!game_.error) read_word(token);
    if (open > 0) token = lexer_.next();
  } while (open > 0 && (token.word == PgnWord::result || !ends_game(token)));
  if (lines_.depth() > 0 && !game_.error) fail(PgnFault::unclosed_variation, token.text);
}

bool Reader::ends_game(PgnToken const& token) {
  if (token.word == PgnWord::end) return true;
  if (token.word == PgnWord::tag) {
    lexer_.step_back();
    return true;
  }
  if (token.word == PgnWord::broken_comment) {
    fail(PgnFault::unclosed_comment, token.text);
    lexer_.go_to_tag_line_after(token.text.data());
  }
  if (token.word != PgnWord::result) return false;
  // The result of a variation ends nothing. Behind a fault nobody knows what is still open.
  if (lines_.depth() > 0 && !game_.error) return false;
  game_.result = result_of(plain_signs(token.text));
  game_.has_result = true;
  return true;
}

void Reader::read_word(PgnToken const& token) {
  if (skipped_ > 0) return skip(token);
  switch (token.word) {
    case PgnWord::move: return read_move(token);
    case PgnWord::sign: return warn(PgnFault::passed_over, token.text);
    case PgnWord::glyph: return read_glyph(token.text);
    case PgnWord::comment:
      if (token.is_loose) warn(PgnFault::nested_comment, token.text);
      return read_comment(token.text);
    case PgnWord::opening: return open_variation(token.text);
    case PgnWord::closing: return close_variation(token.text);
    case PgnWord::broken_tag: return fail(PgnFault::bad_tag, token.text);
    case PgnWord::stray: return fail(PgnFault::stray_character, token.text);
    case PgnWord::result:  // of a variation
    case PgnWord::broken_comment:
    case PgnWord::tag:
    case PgnWord::end: return;
  }
}

void Reader::read_move(PgnToken const& token) {
  std::string_view const text = token.text;
  chess::Position const& position = lines_.top().current();
  if (auto const move = resolve_quickly(position, text, english)) return play(*move, text);
  auto const read = resolve_among_all(position, text, english);
  if (auto const* const move = std::get_if<chess::Move>(&read)) {
    play(*move, text);
    if (text.ends_with('=')) warn(PgnFault::passed_over, text.substr(text.size() - 1));
    return;
  }
  if (is_null_move(plain_signs(text))) return pass(text);
  if (!std::holds_alternative<NotAMove>(read)) return fail_move(fault_of(read), text);
  if (stands_for_no_move(token)) return warn(PgnFault::passed_over, text);
  read_loosely(text);
}

/// No move as PGN has it: with signs behind it, in small letters, digits and the like.
void Reader::read_loosely(std::string_view text) {
  chess::Position const& position = lines_.top().current();
  std::string_view const bare = text.substr(0, text.size() - size_of_symbols_at_end(text));
  ReadMove read = resolve_among_all(position, bare, english);
  bool const is_loose = std::holds_alternative<NotAMove>(read);
  // As it stands in other letters ("De4" is a queen's move there), then in small ones.
  if (is_loose) read = read_in_any_letters(position, bare, on_a_sheet);
  if (is_loose && !std::holds_alternative<chess::Move>(read))
    read = notation::read_move(position, bare, english, in_a_file);
  auto const* const move = std::get_if<chess::Move>(&read);
  if (move == nullptr)
    return fail_move(bare.size() < text.size() ? PgnFault::not_a_move : fault_of(read), text);
  if (is_loose) warn(PgnFault::loose_move, bare);
  play(*move, bare);
  if (bare.size() < text.size()) warn(PgnFault::passed_over, text.substr(bare.size()));
}

void Reader::play(chess::Move move, std::string_view text) {
  PgnLine& line = lines_.top();
  line.play(move);
  if (lines_.depth() == 0) ++game_.plies;
  visitor_.move({move, line.previous(), line.current(), text});
}

void Reader::pass(std::string_view text) {
  PgnLine& line = lines_.top();
  PgnError const warning = error_at(PgnFault::null_move, text);
  if (!line.pass()) return fail_move(PgnFault::null_move, text);
  visitor_.warn(warning);
  if (lines_.depth() == 0) ++game_.plies;
  visitor_.pass(line.current());
}

void Reader::read_glyph(std::string_view text) {
  auto const number = glyph_number(text);
  if (!number) return fail(PgnFault::bad_glyph, text);
  visitor_.glyph(*number);
}

void Reader::read_comment(std::string_view text) {
  if (!wants_comments_) return;
  visitor_.comment(text);
  auto const [left, spent] = clock_commands(text);
  if (left) visitor_.clock_left(*left);
  if (spent) visitor_.time_spent(*spent);
}

void Reader::open_variation(std::string_view text) {
  if (!lines_.top().has_moved()) return fail(PgnFault::misplaced_variation, text);
  if (lines_.depth() == PgnLines::deepest) return fail(PgnFault::deep_variation, text);
  lines_.open();
  visitor_.begin_variation();
}

void Reader::close_variation(std::string_view text) {
  if (lines_.depth() == 0) return fail(PgnFault::unopened_variation, text);
  lines_.close();
  visitor_.end_variation();
}

PgnError Reader::error_at(PgnFault fault, std::string_view found) {
  TextPlace const place = places_.of(found.data());
  std::size_t const ply = in_tags_ ? 0 : lines_.top().plies() + 1;
  return {fault, {game_.game, ply, place.line, place.column}, std::string{shortened(found)}};
}

void Reader::fail(PgnFault fault, std::string_view found) {
  if (!game_.error) game_.error = error_at(fault, found);
}

/// One in a variation hurts nothing but that: the rest of it is passed over.
void Reader::fail_move(PgnFault fault, std::string_view found) {
  if (lines_.depth() == 0) return fail(fault, found);
  warn(fault, found);
  skipped_ = 1;
}

void Reader::skip(PgnToken const& token) {
  if (token.word == PgnWord::opening) ++skipped_;
  if (token.word == PgnWord::closing && --skipped_ == 0) close_variation(token.text);
}

void Reader::warn(PgnFault fault, std::string_view found) {
  if (!game_.error) visitor_.warn(error_at(fault, found));
}

}  // namespace

void read_pgn(std::string_view text, PgnVisitor& visitor) {
  Reader{without_byte_order_mark(text), visitor}.read_all();
}

}  // namespace tactus::notation
