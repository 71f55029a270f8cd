// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/console/questions.hpp"

#include "core/message/message.hpp"
#include "core/message/unicode.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/piece_letters.hpp"
#include "src/table/console/arguments.hpp"

#include <algorithm>
#include <iterator>

namespace tactus::program {
namespace {

constexpr QuestionRow question_rows[] = {
    {Question::promotion,
     translatable("which piece: queen, rook, bishop or knight, its letter, or 1, 2, 3, 4; 0: the question "
                  "again; -: leave it open")},
    {Question::origin,
     translatable(
         "which move: the square it comes from, as b1 or 21, its file, its rank, or the piece; 0: the "
         "question again; -: leave it")},
    {Question::side, translatable("which side: white or 1, black or 2")},
    {Question::resumption, translatable("when and where: date, time and place; Enter: by hand")},
    {Question::draw, translatable("the offered draw: yes, accept or star 2; no, decline or star 3")},
    {Question::entry, translatable("what was entered: yes, or the same once more; no: not now")},
    {Question::confirmation, translatable("what is to be confirmed: yes, confirm or 99; no: not now")},
};

}  // namespace

std::span<QuestionRow const> questions() { return question_rows; }

QuestionRow const& row_of(Question question) {
  return *std::ranges::find(question_rows, question, &QuestionRow::question);
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

// In all languages of the players at once.
constexpr std::string_view words_of_yes[] = {"yes", "y", "kyllä", "joo", "ja", "oui"};
constexpr std::string_view words_of_no[] = {"no", "ei", "nein", "nej", "non"};
constexpr std::string_view words_of_white[] = {"white",  "valkea", "valkoinen", "weiß", "weiss",
                                               "blancs", "blanc",  "vit",       "1"};
constexpr std::string_view words_of_black[] = {"black", "musta", "schwarz", "noirs", "noir", "svart", "2"};
constexpr std::string_view words_of_pawn[] = {"pawn", "bauer", "sotilas", "pion", "bonde"};

bool is_typed_as(std::string_view text, std::span<std::string_view const> words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return unicode::is_typed_for(text, word); });
}

}  // namespace

std::optional<bool> read_yes_no(std::string_view text) {
  std::string const typed = without_blanks_around(text);
  if (is_typed_as(typed, words_of_yes)) return true;
  if (is_typed_as(typed, words_of_no)) return false;
  return std::nullopt;
}

std::optional<chess::Color> read_side(std::string_view text) {
  std::string const typed = without_blanks_around(text);
  if (is_typed_as(typed, words_of_white)) return chess::Color::white;
  if (is_typed_as(typed, words_of_black)) return chess::Color::black;
  return std::nullopt;
}

std::optional<OpenMove> open_move(chess::Color by, chess::Diagram const& before,
                                  notation::StatedMove const& stated) {
  auto const one = notation::reading_meant(stated, &before);
  if (!one && one.error() != notation::Unclear::several_moves) return std::nullopt;
  auto const readings = one ? std::vector{*one} : stated.otherwise;
  OpenMove open{by, before, {}};
  for (chess::Move const move : before.moves())
    if (std::ranges::any_of(readings, [&](auto const& each) { return notation::states(each, before, move); }))
      open.fits.push_back(move);
  return open.fits.size() > 1 ? std::optional(std::move(open)) : std::nullopt;
}

namespace {

/// All that a text may name of a move.
struct Named {
  notation::PartOfSquare from;
  std::optional<chess::Kind> piece, promotion;

  bool fits(chess::Diagram const& before, chess::Move move) const {
    bool const is_from = !from.is_empty() && from.fits(move.from());
    bool const is_piece = piece && before.at(move.from())->kind == *piece;
    return is_from || is_piece || (promotion && move.promotion() == promotion);
  }
};

/// "b1", "21", "b", "1".
notation::PartOfSquare part_of_square_in(std::string_view small) {
  std::string text{small};
  bool const is_on_keypad = text.size() == 2 && text[0] >= '1' && text[0] <= '8';
  if (is_on_keypad) text[0] = static_cast<char>(text[0] - '1' + 'a');
  if (auto const square = chess::Square::parse(text)) return {square->file(), square->rank()};
  if (text.size() != 1) return {};
  if (text[0] >= 'a' && text[0] <= 'h') return {static_cast<chess::File>(text[0] - 'a'), std::nullopt};
  if (text[0] >= '1' && text[0] <= '8') return {std::nullopt, static_cast<chess::Rank>(text[0] - '1')};
  return {};
}

bool is_of_one_piece(OpenMove const& open) {
  return std::ranges::all_of(open.fits,
                             [&](chess::Move each) { return each.from() == open.fits.front().from(); });
}

}  // namespace

std::optional<OriginReply> read_origin(std::string_view text, OpenMove const& open,
                                       notation::PieceLetters const& letters) {
  std::string const typed = without_blanks_around(text);
  auto const piece = read_promotion(typed, letters);
  if (piece && !piece->piece) return OriginReply{{}, piece->is_left};
  Named named{part_of_square_in(unicode::in_small_letters(typed)), {}, {}};
  bool const is_in_digits = typed.find_first_not_of("12345678") == std::string::npos;
  if (is_in_digits && is_of_one_piece(open)) named.from = {};
  if (piece) named.promotion = piece->piece;
  if (piece && !is_in_digits) named.piece = piece->piece;
  if (is_typed_as(typed, words_of_pawn)) named.piece = chess::Kind::pawn;
  OriginReply reply;
  std::ranges::copy_if(open.fits, std::back_inserter(reply.fits),
                       [&](chess::Move each) { return named.fits(open.before, each); });
  bool const is_answer = !reply.fits.empty() && reply.fits.size() < open.fits.size();
  return is_answer ? std::optional(std::move(reply)) : std::nullopt;
}

}  // namespace tactus::program
