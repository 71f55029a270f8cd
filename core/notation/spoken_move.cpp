// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/spoken_move.hpp"

#include "core/notation/announcement_words.hpp"
#include "core/notation/move_pattern.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tactus::notation {
namespace {

using chess::File;
using chess::Kind;
using chess::Rank;
using namespace std::string_view_literals;

/// Umlauts and the ASCII print are the same word.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> foldings{{{"ä", "ae"},
                                                                                  {"ö", "oe"},
                                                                                  {"ü", "ue"},
                                                                                  {"Ä", "ae"},
                                                                                  {"Ö", "oe"},
                                                                                  {"Ü", "ue"},
                                                                                  {"ß", "ss"},
                                                                                  {"a\u0308", "ae"},
                                                                                  {"o\u0308", "oe"},
                                                                                  {"u\u0308", "ue"}}};

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string folded(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    auto const* const found = std::find_if(foldings.begin(), foldings.end(), [&](auto const& f) {
      return text.substr(0, f.first.size()) == f.first;
    });
    if (found != foldings.end()) {
      result += found->second;
      text.remove_prefix(found->first.size());
    } else {
      result += small(text.front());
      text.remove_prefix(1);
    }
  }
  return result;
}

using Words = std::vector<std::string>;

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// What was said last: after the word that begins a correction.
Words words_of(std::string_view text) {
  std::string const all = folded(text);
  Words words;
  constexpr std::string_view between = " \t\r\n.,:;!?-\"'()";
  for (std::size_t start = all.find_first_not_of(between); start != std::string::npos;) {
    std::size_t const end = std::min(all.find_first_of(between, start), all.size());
    words.push_back(all.substr(start, end - start));
    if (words.back() == "korrektur") words.clear();
    start = all.find_first_not_of(between, end);
  }
  return words;
}

/// Takes words off the front of a list.
class Hearing {
 public:
  explicit Hearing(Words words) : words_(std::move(words)) {}
  bool at_end() const { return next_ == words_.size(); }
  bool take(std::initializer_list<std::string_view> any) {
    if (at_end() || !is_one_of(words_[next_], any)) return false;
    ++next_;
    return true;
  }
  /// The first word of the enumeration's names that is said here.
  template <class Enum, unsigned size>
  std::optional<Enum> take_named() {
    for (unsigned i = 0; i < size && !at_end(); ++i)
      if (words_[next_] == folded(word(static_cast<Enum>(i)))) {
        ++next_;
        return static_cast<Enum>(i);
      }
    return std::nullopt;
  }
  /// One character of a range: "e", "4".
  std::optional<unsigned> take_character(char first, unsigned size) {
    if (at_end() || words_[next_].size() != 1) return std::nullopt;
    auto const offset = static_cast<unsigned>(words_[next_].front() - first);
    if (offset >= size) return std::nullopt;
    ++next_;
    return offset;
  }

 private:
  Words words_;
  std::size_t next_ = 0;
};

std::optional<Kind> take_piece(Hearing& hearing) { return hearing.take_named<Kind, 6>(); }

PartOfSquare take_part_of_square(Hearing& hearing) {
  PartOfSquare part;
  part.file = hearing.take_named<File, 8>();
  if (!part.file && hearing.take({"caesar"})) part.file = File::c;
  if (!part.file)
    if (auto const letter = hearing.take_character('a', 8)) part.file = static_cast<File>(*letter);
  part.rank = hearing.take_named<Rank, 8>();
  if (!part.rank && hearing.take({"zwo"})) part.rank = Rank::r2;
  if (!part.rank)
    if (auto const digit = hearing.take_character('1', 8)) part.rank = static_cast<Rank>(*digit);
  return part;
}

bool take_castling(Hearing& hearing, MovePattern& pattern) {
  bool const is_short = hearing.take({"kurze", "kleine"});
  if (!is_short && !hearing.take({"lange", "grosse"})) return false;
  pattern.castling = is_short ? MovePattern::Castling::to_h_side : MovePattern::Castling::to_a_side;
  return hearing.take({"rochade"});
}

/// Origin, capture, arrival. False when no whole square is reached.
bool take_squares(Hearing& hearing, MovePattern& pattern) {
  hearing.take({"von"});
  pattern.from = take_part_of_square(hearing);
  pattern.says_capture = hearing.take({"schlaegt", "nimmt"});
  hearing.take({"nach", "auf"});
  pattern.to = take_part_of_square(hearing);
  if (pattern.to.is_empty()) std::swap(pattern.from, pattern.to);
  return pattern.to.is_whole();
}

/// En passant, check and mate, for which the Laws have no word.
void take_remarks(Hearing& hearing, MovePattern& pattern) {
  if (hearing.take({"im"}) || hearing.take({"en"}))
    pattern.says_en_passant = hearing.take({"vorbeigehen", "passant"});
  while (hearing.take({"und", "schach", "matt", "schachmatt", "remis"})) {
  }
}

}  // namespace

std::optional<MovePattern> parse_spoken_move(std::string_view text) {
  Hearing hearing{words_of(text)};
  MovePattern pattern;
  if (!take_castling(hearing, pattern)) {
    if (pattern.castling != MovePattern::Castling::none) return std::nullopt;
    pattern.piece = take_piece(hearing);
    if (!take_squares(hearing, pattern)) return std::nullopt;
    hearing.take({"wird", "umwandlung", "gleich"});
    if (auto const kind = take_piece(hearing)) pattern.promotion.insert(*kind);
    if (pattern.piece == Kind::pawn) pattern.piece.reset();
  }
  take_remarks(hearing, pattern);
  if (!hearing.at_end()) return std::nullopt;
  return pattern;
}

bool names_step(std::string_view words, PieceStep const& step) {
  auto const pattern = parse_spoken_move(words);
  if (!pattern || pattern->castling != MovePattern::Castling::none) return false;
  bool const is_kind = pattern->is_coordinates() || pattern->piece.value_or(Kind::pawn) == step.kind;
  bool const is_promotion =
      step.promotion ? pattern->promotion.contains(*step.promotion) : pattern->promotion.empty();
  return is_kind && is_promotion && pattern->from.fits(step.from) && pattern->to.fits(step.to);
}

bool speaks_of_castling(std::string_view words) {
  auto const pattern = parse_spoken_move(words);
  return pattern && pattern->castling != MovePattern::Castling::none;
}

}  // namespace tactus::notation
