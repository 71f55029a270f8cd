// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/console/arguments.hpp"

#include "core/braille/score.hpp"
#include "core/clock/reading.hpp"
#include "core/message/message.hpp"
#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_signs.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace tactus::program {
namespace {

using Words = std::vector<std::string_view>;

Words words_in(std::string_view text) {
  Words words;
  while (!text.empty()) {
    auto const end = std::min(text.find_first_of(" \t"), text.size());
    if (end > 0) words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

/// Taken off the end of the words.
std::optional<table::RemainingTimes> take_times(Words& words) {
  if (words.size() < 2) return std::nullopt;
  auto const white = clock::time_displayed(words[words.size() - 2]);
  auto const black = clock::time_displayed(words.back());
  if (!white || !black) return std::nullopt;
  words.resize(words.size() - 2);
  return table::RemainingTimes{*white, *black};
}

std::optional<chess::Setup> read_setup(Words const& words) {
  std::string fen;
  for (std::string_view const word : words) fen.append(fen.empty() ? "" : " ").append(word);
  auto const setup = notation::read_fen(fen);
  return setup ? std::optional(*setup) : std::nullopt;
}

std::optional<BeforeMove> read_move_number(Words const& words, speech::Sentences const& sentences) {
  BeforeMove move{0, std::nullopt};
  std::string_view const digits = words.front();
  auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), move.number);
  if (read.ec != std::errc{} || read.ptr != digits.data() + digits.size() || words.size() > 2)
    return std::nullopt;
  if (words.size() == 1) return move;
  move.side = side_named(words[1], sentences);
  return move.side ? std::optional(move) : std::nullopt;
}

}  // namespace

std::optional<RestoreText> read_restore(std::string_view text, speech::Sentences const& sentences) {
  Words words = words_in(text);
  auto const times = take_times(words);
  if (words.empty()) return RestoreText{FromHere{}, times};
  bool const is_position = words.front().find('/') != std::string_view::npos;
  if (is_position) {
    auto const setup = read_setup(words);
    return setup ? std::optional(RestoreText{*setup, times}) : std::nullopt;
  }
  auto const move = read_move_number(words, sentences);
  return move ? std::optional(RestoreText{*move, times}) : std::nullopt;
}

std::optional<std::size_t> plies_before(BeforeMove move, chess::PlayedLine const& line) {
  for (std::size_t plies = 0; plies <= line.plies(); ++plies) {
    bool const is_side = !move.side || line.diagram_at(plies).turn() == *move.side;
    if (line.number_at(plies) == move.number && is_side) return plies;
  }
  return std::nullopt;
}

namespace {

bool is_named(std::string_view typed, std::string_view side, speech::Sentences const& sentences) {
  return unicode::is_typed_for(typed, side) || unicode::is_typed_for(typed, sentences.translated(side));
}

}  // namespace

std::optional<chess::Color> side_named(std::string_view text, speech::Sentences const& sentences) {
  // Translators: Typed for the player of the white pieces, behind a command such as 'draw'. One word, in
  // small letters.
  std::string_view const white = translatable("white");
  // Translators: The same for the player of the black pieces.
  std::string_view const black = translatable("black");
  if (is_named(text, white, sentences)) return chess::Color::white;
  if (is_named(text, black, sentences)) return chess::Color::black;
  return std::nullopt;
}

std::optional<chess::Color> side_typed(std::string_view text, speech::Sentences const& sentences) {
  if (text == "1") return chess::Color::white;
  if (text == "2") return chess::Color::black;
  return side_named(text, sentences);
}

SideAndText side_and_text(std::string const& typed, speech::Sentences const& sentences) {
  auto const first = std::min(typed.find(' '), typed.size());
  if (auto const side = side_named(std::string_view{typed}.substr(0, first), sentences))
    return {side, without_blanks_around(std::string_view{typed}.substr(first))};
  auto const blank = typed.rfind(' ');
  auto const last = blank == std::string::npos ? typed.size() : blank + 1;
  if (auto const side = side_named(std::string_view{typed}.substr(last), sentences))
    return {side, without_blanks_around(std::string_view{typed}.substr(0, last))};
  return {std::nullopt, typed};
}

bool is_arbiter(std::string_view text, speech::Sentences const& sentences) {
  // Translators: Typed for the arbiter, behind the command 'confirm'. One word, in small letters.
  std::string_view const arbiter = translatable("arbiter");
  return is_named(text, arbiter, sentences);
}

namespace {

struct NamedPiece {
  chess::Kind kind;
  std::string_view name;
};
/// In all languages of the players at once: who answers in his own is understood.
constexpr NamedPiece named_pieces[] = {
    {chess::Kind::queen, "queen"},      {chess::Kind::queen, "dame"},      {chess::Kind::queen, "daami"},
    {chess::Kind::queen, "kuningatar"}, {chess::Kind::queen, "dam"},       {chess::Kind::queen, "drottning"},
    {chess::Kind::rook, "rook"},        {chess::Kind::rook, "turm"},       {chess::Kind::rook, "torni"},
    {chess::Kind::rook, "torn"},        {chess::Kind::rook, "tour"},       {chess::Kind::bishop, "bishop"},
    {chess::Kind::bishop, "läufer"},    {chess::Kind::bishop, "lähetti"},  {chess::Kind::bishop, "löpare"},
    {chess::Kind::bishop, "fou"},       {chess::Kind::knight, "knight"},   {chess::Kind::knight, "springer"},
    {chess::Kind::knight, "ratsu"},     {chess::Kind::knight, "hevonen"},  {chess::Kind::knight, "springare"},
    {chess::Kind::knight, "häst"},      {chess::Kind::knight, "cavalier"},
};
constexpr chess::Kind promotions[] = {chess::Kind::queen, chess::Kind::rook, chess::Kind::bishop,
                                      chess::Kind::knight};

bool is_promotion(chess::Kind kind) { return kind != chess::Kind::king && kind != chess::Kind::pawn; }

/// The letters of the game come first; another one has to mean the same piece in every language that has it.
std::optional<chess::Kind> piece_of_letter(char letter, notation::PieceLetters const& letters) {
  if (auto const own = letters.kind_of(letter)) return own;
  std::optional<chess::Kind> found;
  for (auto const& each : notation::letters_of_languages) {
    auto const kind = each.letters.kind_of(letter);
    if (!kind || !is_promotion(*kind)) continue;
    if (found && found != kind) return std::nullopt;
    found = kind;
  }
  return found;
}

}  // namespace

std::optional<PromotionReply> read_promotion(std::string_view text, notation::PieceLetters const& letters) {
  std::string typed = without_blanks_around(text);
  if (typed.starts_with('=')) typed.erase(0, 1);
  if (typed.empty()) return std::nullopt;
  // A key that bounces or is held down counts once.
  if (typed.find_first_not_of(typed.front()) == std::string::npos) {
    char const key = typed.front();
    if (key >= '1' && key <= '4') return PromotionReply{promotions[key - '1']};
    if (key == '0') return PromotionReply{};
    if (key == '-') return PromotionReply{std::nullopt, true};
  }
  std::string const small = unicode::in_small_letters(typed);
  std::optional<chess::Kind> piece;
  if (small.size() == 1 && small.front() >= 'a' && small.front() <= 'z')
    piece = piece_of_letter(static_cast<char>(small.front() - 'a' + 'A'), letters);
  for (NamedPiece const& each : named_pieces)
    if (unicode::is_typed_for(typed, each.name)) piece = each.kind;
  if (!piece || !is_promotion(*piece)) return std::nullopt;
  return PromotionReply{piece};
}

namespace {

using notation::MovePattern;
using Patterns = std::vector<MovePattern>;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
char capital(char c) { return is_letter(c) ? static_cast<char>(c - 'a' + 'A') : c; }

/// "o-o-o" as "O-O-O".
std::string as_castling(std::string text) {
  std::size_t const end = std::min(text.find_first_not_of("o-"), text.size());
  std::transform(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), text.begin(), capital);
  return text;
}

/// Behind the last square: the new piece of a pawn ("a8q"), or x for mate.
std::string with_capital_end(std::string text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    bool const is_of_square = i + 1 < text.size() && (is_digit(text[i + 1]) || is_letter(text[i + 1]));
    if (is_digit(text[i - 1]) && is_letter(text[i]) && !is_of_square) text[i] = capital(text[i]);
  }
  return text;
}

/// The cases that its letters may be meant in.
std::vector<std::string> in_other_cases(std::string const& text) {
  std::string const small = unicode::in_small_letters(text);
  if (small.starts_with('o')) return {as_castling(small)};
  std::vector<std::string> all;
  for (std::string each : {small, with_capital_end(small)}) {
    all.push_back(each);
    if (!each.empty()) each[0] = capital(each[0]);
    all.push_back(each);
  }
  return all;
}

bool is_understood(chess::Diagram const& before, MovePattern const& stated) {
  return !std::holds_alternative<notation::NotUnderstood>(notation::understand(before, stated));
}

/// All of them are the same move there.
bool are_one_move(chess::Diagram const& before, Patterns const& readings) {
  auto const move_of = [&](MovePattern const& each) {
    auto const understood = notation::understand(before, each);
    auto const* const move = std::get_if<chess::Move>(&understood);
    return move == nullptr ? std::nullopt : std::optional(*move);
  };
  auto const first = move_of(readings.front());
  return first && std::ranges::all_of(readings, [&](auto const& each) { return move_of(each) == first; });
}

/// Both squares are named, so that no piece has to be guessed: "B1C3".
std::optional<MovePattern> coordinates_among(Patterns const& readings) {
  auto const found = std::ranges::find_if(readings, &MovePattern::is_coordinates);
  return found == readings.end() ? std::nullopt : std::optional(*found);
}

constexpr std::string_view first_of_braille = "\xE2\xA0";  // U+2800 to U+283F in UTF-8

std::optional<MovePattern> read_cells(std::string const& text, notation::PieceLetters const& letters) {
  auto const* const code = braille::code_of(letters);
  auto const cells = braille::read_file(text);
  if (code == nullptr || !cells || cells->size() != 1) return std::nullopt;
  auto const move = braille::move_text_of(*code, cells->front());
  return move ? notation::parse_move(*move, notation::english) : std::nullopt;
}

/// As the keyboard of a chess program would have it: "1. e4." is "e4".
std::string bare_move(std::string const& typed, notation::PieceLetters const& letters) {
  std::string const plain = notation::with_letters_for_figurines(notation::plain_signs(typed), letters);
  std::string_view text = notation::without_number(plain);
  bool const is_abbreviation = text.ends_with("p.") || text.ends_with("l.");  // e.p., o.l.
  if (text.ends_with('.') && !is_abbreviation) text.remove_suffix(1);
  return without_blanks_around(text);
}

}  // namespace

StatedMove read_stated(std::string const& typed, notation::PieceLetters const& letters) {
  if (typed.starts_with(first_of_braille)) return {read_cells(typed, letters), {}};
  std::string const text = bare_move(typed, letters);
  StatedMove stated{notation::parse_numeric_move(text), {}};
  if (stated.as_typed) return stated;
  stated.as_typed = notation::parse_move(text, letters);
  auto const add = [&](auto const& read) {
    bool const is_new = read && read != stated.as_typed &&
                        std::ranges::find(stated.otherwise, *read) == stated.otherwise.end();
    if (is_new) stated.otherwise.push_back(*read);
  };
  for (std::string const& each : in_other_cases(text)) add(notation::parse_move(each, letters));
  add(notation::parse_move(text, notation::english));
  for (std::string const& each : in_other_cases(text)) add(notation::parse_move(each, notation::english));
  // A key pressed twice: "bb4" may be the pawn, where b is the letter of a piece besides.
  bool const is_doubled =
      text.size() > 2 && text[0] == text[1] && is_letter(unicode::in_small_letters(text)[0]);
  if (is_doubled)
    for (std::string const& each : in_other_cases(text.substr(1))) add(notation::parse_move(each, letters));
  bool const may_be_knight = letters == notation::english && (text.starts_with('S') || text.starts_with('s'));
  if (may_be_knight) add(notation::parse_move("N" + text.substr(1), letters));
  return stated;
}

StatedMove read_said(std::string const& text, notation::PieceLetters const& letters) {
  StatedMove stated = read_stated(text, letters);
  if (!stated.as_typed && stated.otherwise.empty()) stated.as_typed = notation::parse_spoken_move(text);
  return stated;
}

tl::expected<MovePattern, table::MoveRefusal> meant(StatedMove const& stated, chess::Diagram const* before) {
  auto const& [as_typed, otherwise] = stated;
  if (as_typed && (before == nullptr || is_understood(*before, *as_typed))) return *as_typed;
  Patterns left = otherwise;
  if (before != nullptr) std::erase_if(left, [&](auto const& each) { return !is_understood(*before, each); });
  if (left.empty() && as_typed) return *as_typed;
  if (left.empty() && otherwise.empty()) return tl::unexpected(table::MoveRefusal::not_a_move);
  if (left.empty()) return otherwise.front();
  if (left.size() == 1 || (before != nullptr && are_one_move(*before, left))) return left.front();
  if (auto const named = coordinates_among(left)) return *named;
  return tl::unexpected(table::MoveRefusal::several_moves);
}

std::string echo_of(std::string_view typed) {
  constexpr std::size_t most_signs = 12;
  std::string echo;
  for (std::size_t signs = 0; !typed.empty(); ++signs) {
    if (signs == most_signs) return echo + "...";
    braille::append_utf8(echo, braille::take_character(typed));
  }
  return echo;
}

std::string without_blanks_around(std::string_view text) {
  constexpr std::string_view ascii_blanks = " \t\r\n";
  std::string const plain = unicode::with_plain_blanks(text);
  auto const first = plain.find_first_not_of(ascii_blanks);
  if (first == std::string::npos) return {};
  return plain.substr(first, plain.find_last_not_of(ascii_blanks) - first + 1);
}

}  // namespace tactus::program
