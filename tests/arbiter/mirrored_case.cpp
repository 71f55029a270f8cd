// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arbiter/mirrored_case.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace tactus {
namespace {

std::string const mirrored_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
constexpr std::array<std::string_view, 8> ranks{"eins", "zwei",  "drei",   "vier",
                                                "fünf", "sechs", "sieben", "acht"};

char other_case(char c) {
  if (c >= 'a' && c <= 'z') return static_cast<char>(c - 'a' + 'A');
  if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
  return c;
}

char other_rank(char c) { return c >= '1' && c <= '8' ? static_cast<char>('1' + ('8' - c)) : c; }

template <class Change>
std::string each_letter(std::string text, Change change) {
  std::transform(text.begin(), text.end(), text.begin(), change);
  return text;
}

std::string mirrored_placement(std::string const& text) {
  std::string turned;
  std::istringstream in{each_letter(text, other_case)};
  for (std::string rank; std::getline(in, rank, '/');) turned = turned.empty() ? rank : rank + '/' + turned;
  return turned;
}

/// White's rights are written first.
std::string mirrored_castling(std::string text) {
  text = each_letter(text, other_case);
  std::stable_partition(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
  return text;
}

std::string mirrored_fen(std::string const& fen) {
  std::istringstream in{fen};
  std::string placement, turn, castling, passed, rest;
  in >> placement >> turn >> castling >> passed;
  std::getline(in, rest);
  if (turn.empty()) return mirrored_placement(placement);
  return mirrored_placement(placement) + (turn == "w" ? " b " : " w ") + mirrored_castling(castling) + ' ' +
         each_letter(passed, other_rank) + rest;
}

std::string mirrored_words(std::string const& text) {
  std::istringstream in{text};
  std::string all;
  for (std::string word; in >> word;) {
    auto const found = std::find(ranks.begin(), ranks.end(), word);
    if (found != ranks.end()) word = ranks[7 - static_cast<std::size_t>(found - ranks.begin())];
    all += (all.empty() ? "" : " ") + word;
  }
  return each_letter(all, other_rank);
}

std::string other_colour(std::string const& text) {
  static std::regex const colour{"(^|[-_])(white|black)($|[-_])"};
  std::smatch found;
  if (!std::regex_search(text, found, colour)) return text;
  return found.prefix().str() + found[1].str() + (found[2] == "white" ? "black" : "white") + found[3].str() +
         found.suffix().str();
}

bool is_fen(std::string const& text) { return std::count(text.begin(), text.end(), '/') == 7; }

std::string mirrored_text(std::string const& text) {
  static std::regex const squares{"([a-h][1-8]){1,2}[qrbn]?"};
  if (text == "startpos") return mirrored_start;
  if (is_fen(text)) return mirrored_fen(text);
  if (text == "1-0") return "0-1";
  if (text == "0-1") return "1-0";
  if (std::regex_match(text, squares)) return each_letter(text, other_rank);
  return other_colour(text);
}

std::set<std::string> const words_of_moves{"text", "tokens_in_order", "text_any_of", "written_move"};

Json mirrored(std::string const& key, Json const& value) {
  if (value.is_object()) {
    Json turned = Json::object();
    bool const is_regulation = value.value("fact", "") == "event-regulations";
    for (auto const& [name, each] : value.items())
      turned[other_colour(name)] = is_regulation ? each : mirrored(name, each);
    return turned;
  }
  if (value.is_array()) {
    Json turned = Json::array();
    for (Json const& each : value) turned.push_back(mirrored(key, each));
    return turned;
  }
  if (!value.is_string() || key == "articles") return value;
  return words_of_moves.contains(key) ? mirrored_words(value) : mirrored_text(value);
}

bool has_white_in_its_meaning(Json const& item) {
  static std::set<std::string> const facts{"scoresheet", "game-text", "both-absent", "recorded-plies"};
  static std::set<std::string> const faults{"white-king-on-d1", "rook-a1-knight-b1-swapped"};
  // The number of a move goes up after Black's: it counts against the moves that a period requires.
  return facts.contains(item.value("fact", "")) || faults.contains(item.value("what", "")) ||
         item.contains("periods");
}

std::string without_move_number(std::string const& text) {
  return is_fen(text) && text.find(' ') != std::string::npos ? text.substr(0, text.rfind(' ')) : text;
}

}  // namespace

std::optional<Json> mirrored_case(Json const& asked) {
  Json const& situation = asked["situation"];
  if (std::any_of(situation.begin(), situation.end(), has_white_in_its_meaning)) return std::nullopt;
  Json turned = asked;
  turned["situation"] = mirrored("", situation);
  return turned;
}

Json mirrored_answer(Json const& answer) { return comparable(mirrored("", answer)); }

Json comparable(Json const& answer) {
  nlohmann::json plain = answer;  // keys in alphabetical order
  for (auto& [key, value] : plain.items()) {
    if (value.is_array() && key != "articles") std::sort(value.begin(), value.end());
    if (value.is_string()) value = without_move_number(value);
  }
  return Json(plain);
}

}  // namespace tactus
