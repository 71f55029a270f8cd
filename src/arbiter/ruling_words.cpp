// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/ruling_words.hpp"

#include <fmt/format.h>

namespace tactus::program::ruling {
namespace {

namespace laws = arbitration::laws;
using chess::Color;
using chess::Kind;

std::string amount(long long number, std::string_view unit) {
  return fmt::format("{} {}{}", number, unit, number == 1 ? "" : "s");
}

std::string_view kind_words(Kind kind) {
  switch (kind) {
    case Kind::pawn: return "pawn";
    case Kind::knight: return "knight";
    case Kind::bishop: return "bishop";
    case Kind::rook: return "rook";
    case Kind::queen: return "queen";
    case Kind::king: return "king";
  }
  return {};
}

struct ArgumentWords {
  laws::RuleSet rules;

  std::string operator()(Color color) const { return color == Color::white ? "White" : "Black"; }
  std::string operator()(Millis time) const { return duration_words(time); }
  std::string operator()(unsigned number) const { return std::to_string(number); }
  std::string operator()(chess::Square square) const { return square.name(); }
  std::string operator()(Kind kind) const { return std::string(kind_words(kind)); }
  std::string operator()(laws::Law law) const {
    return std::string(laws::number_in(law, rules).value_or(law.numbers().key));
  }
  std::string operator()(std::string const& text) const { return text; }
};

}  // namespace

std::string duration_words(Millis time) {
  auto const ms = time.count();
  auto const hours = ms / 3'600'000;
  auto const minutes = ms / 60'000 % 60;
  auto const rest = ms % 60'000;
  std::string text;
  auto const add = [&text](std::string const& part) { text += text.empty() ? part : ' ' + part; };
  if (hours != 0) add(amount(hours, "hour"));
  if (minutes != 0) add(amount(minutes, "minute"));
  if (rest % 1000 != 0)
    add(fmt::format("{:g} seconds", static_cast<double>(rest) / 1000));
  else if (rest != 0 || text.empty())
    add(amount(rest / 1000, "second"));
  return text;
}

std::string words_of(laws::Sentence const& sentence, laws::RuleSet rules) {
  std::string text;
  std::string_view rest = sentence.english;
  for (std::size_t brace = rest.find('{'); brace != std::string_view::npos; brace = rest.find('{')) {
    std::size_t const end = rest.find('}', brace);
    if (end == std::string_view::npos) break;
    text += rest.substr(0, brace);
    std::string_view const name = rest.substr(brace + 1, end - brace - 1);
    for (laws::Argument const& argument : sentence.arguments)
      if (argument.name == name) text += std::visit(ArgumentWords{rules}, argument.value);
    rest.remove_prefix(end + 1);
  }
  return text + std::string(rest);
}

}  // namespace tactus::program::ruling
