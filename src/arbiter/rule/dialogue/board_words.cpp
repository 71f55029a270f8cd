// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/rule/dialogue/board_words.hpp"

#include "core/arbitration/book/law_search.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tactus::program::dialogue {
namespace {

using chess::Color;
using chess::Kind;
using chess::Square;

template <class Value>
struct Called {
  std::string_view word;
  Value value;
};

constexpr std::array colors_called{
    Called<Color>{"white", Color::white},       Called<Color>{"valkea", Color::white},
    Called<Color>{"valkoinen", Color::white},   Called<Color>{"valkealla", Color::white},
    Called<Color>{"valkoisella", Color::white}, Called<Color>{"black", Color::black},
    Called<Color>{"musta", Color::black},       Called<Color>{"mustalla", Color::black}};
/// By their beginnings.
constexpr std::array kinds_called{
    Called<Kind>{"king", Kind::king},        Called<Kind>{"queen", Kind::queen},
    Called<Kind>{"rook", Kind::rook},        Called<Kind>{"bishop", Kind::bishop},
    Called<Kind>{"knight", Kind::knight},    Called<Kind>{"pawn", Kind::pawn},
    Called<Kind>{"kuningatar", Kind::queen}, Called<Kind>{"kuningas", Kind::king},
    Called<Kind>{"daami", Kind::queen},      Called<Kind>{"torni", Kind::rook},
    Called<Kind>{"lähet", Kind::bishop},     Called<Kind>{"ratsu", Kind::knight},
    Called<Kind>{"sotila", Kind::pawn}};
constexpr std::array letters_called{Called<Kind>{"k", Kind::king},   Called<Kind>{"q", Kind::queen},
                                    Called<Kind>{"r", Kind::rook},   Called<Kind>{"b", Kind::bishop},
                                    Called<Kind>{"n", Kind::knight}, Called<Kind>{"p", Kind::pawn}};
/// Beside Finnish words.
constexpr std::array finnish_letters_called{Called<Kind>{"k", Kind::king},   Called<Kind>{"d", Kind::queen},
                                            Called<Kind>{"t", Kind::rook},   Called<Kind>{"l", Kind::bishop},
                                            Called<Kind>{"r", Kind::knight}, Called<Kind>{"s", Kind::pawn}};
constexpr std::array english_colors{"white", "black"};
constexpr std::array words_of_turn{"to", "moves", "siirtää", "vuorossa", "siirtovuorossa", "siirrossa"};
constexpr std::array words_without_meaning{"move", "and", "ja", "on", "has", "the", "with"};

std::vector<std::string> words_of_board(std::string const& text) {
  std::vector<std::string> words{""};
  for (char const c : arbitration::laws::folded(text)) {
    if (std::string_view{" ,;:.\t"}.find(c) == std::string_view::npos)
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::optional<Color> color_called(std::string_view word) {
  auto const found = std::ranges::find(colors_called, word, &Called<Color>::word);
  return found == colors_called.end() ? std::nullopt : std::optional{found->value};
}

std::optional<Kind> kind_called(std::string_view word, bool is_finnish) {
  for (auto const& each : kinds_called)
    if (word.starts_with(each.word)) return each.value;
  auto const& letters = is_finnish ? finnish_letters_called : letters_called;
  auto const letter = std::ranges::find(letters, word, &Called<Kind>::word);
  return letter == letters.end() ? std::nullopt : std::optional{letter->value};
}

bool is_among(std::span<char const* const> words, std::string_view word) {
  return std::ranges::any_of(words, [word](std::string_view each) { return each == word; });
}

class BoardWords {
 public:
  bool take(std::string_view word, std::string_view next) {
    if (auto const color = color_called(word)) {
      if (is_among(words_of_turn, next)) setup_.turn = *color;
      color_ = *color;
      is_finnish_ = !is_among(english_colors, word);
      kind_ = Kind::pawn;
      return true;
    }
    if (is_among(words_of_turn, word) || is_among(words_without_meaning, word)) return true;
    if (auto const kind = kind_called(word, is_finnish_)) {
      kind_ = *kind;
      return true;
    }
    if (auto const square = Square::parse(word)) return put(kind_, *square);
    auto const kind = kind_called(word.substr(0, 1), is_finnish_);
    auto const square = Square::parse(word.substr(std::min<std::size_t>(1, word.size())));
    return kind && square && put(*kind, *square);
  }
  chess::Setup const& setup() const { return setup_; }

 private:
  bool put(Kind kind, Square square) {
    if (!color_ || setup_.placement.at(square)) return false;
    setup_.placement.put(square, {*color_, kind});
    return true;
  }

  chess::Setup setup_;
  std::optional<Color> color_;
  bool is_finnish_ = false;
  Kind kind_ = Kind::pawn;
};

}  // namespace

bool begins_with_color(std::string const& text) {
  auto const words = words_of_board(text);
  return !words.empty() && color_called(words.front()).has_value();
}

std::optional<chess::Setup> read_board_words(std::string const& text) {
  auto const words = words_of_board(text);
  BoardWords board;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (!board.take(words[i], i + 1 < words.size() ? words[i + 1] : "")) return std::nullopt;
  return board.setup();
}

}  // namespace tactus::program::dialogue
