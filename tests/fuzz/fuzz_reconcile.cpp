// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a case, and cases with cells, boards and clocks changed: there is always one line with an
// answer or an error, the same for the same question; and a board is named only if it does not show the
// position proposed.
#include "core/notation/fen.hpp"
#include "src/arbiter/reconcile/case_line.hpp"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

using namespace tactus;
using Json = nlohmann::ordered_json;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

/// A sanitizer makes a whole search slow; what must hold holds for a short one.
std::string answer_to(std::string_view line) {
  return program::reconcile::answer_to(line, {}, arbitration::reconcile::Effort{1000, nullptr});
}

void require(bool holds) {
  if (!holds) std::abort();
}

/// A small generator, so that the seed alone decides what is changed.
class Dice {
 public:
  explicit Dice(unsigned seed) : state_(seed * 2654435761U + 1U) {}
  std::size_t below(std::size_t sides) {
    state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::size_t>(state_ >> 33U) % sides;
  }

 private:
  std::uint64_t state_;
};

void change_text(Json& value) {
  std::string text = value.get<std::string>();
  std::size_t const size = text.size();
  text.resize(size + 4);
  text.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), size, text.size()));
  value = text;
}

void change_lines(Json& lines, Dice& dice) {
  if (!lines.is_array() || lines.empty()) return;
  std::size_t const at = dice.below(lines.size());
  switch (dice.below(5)) {
    case 0: lines.erase(at); break;
    case 1: lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), Json(lines[at])); break;
    case 2: std::swap(lines[at], lines[dice.below(lines.size())]); break;
    case 3: lines[at] = {1, "?", ""}; break;
    default:
      if (lines[at].is_array() && lines[at].size() == 3 && lines[at][1].is_string())
        change_text(lines[at][1]);
  }
}

void change_case(Json& asked, Dice& dice) {
  char const* const player = dice.below(2) == 0 ? "blind" : "sighted";
  Json& sheet = asked["sheets"][player];
  Json& board = asked["boards"][player];
  switch (dice.below(4)) {
    case 0: board = asked["boards"][dice.below(2) == 0 ? "blind" : "sighted"]; break;
    case 1: board = {{"occ", "ffff00001000efff"}}; break;
    default: change_lines(sheet["lines"], dice);
  }
}

bool shows(Json const& board, chess::Placement const& expected) {
  if (board.contains("occ") && board["occ"].is_string())
    return std::strtoull(board["occ"].get<std::string>().c_str(), nullptr, 16) == expected.occupied().bits();
  std::string const found = board["fen"].get<std::string>();
  return notation::read_placement(found.substr(0, found.find(' '))) == expected;
}

/// Each way to write a move has the letter of a file, or is castling; an illegible sign may be either.
bool could_be_a_move(Json const& sheets) {
  for (char const* const player : {"blind", "sighted"})
    for (Json const& line : sheets[player]["lines"])
      for (std::size_t cell = 1; cell < line.size(); ++cell)
        if (line[cell].get<std::string>().find_first_of("abcdefgh0O?") != std::string::npos) return true;
  return false;
}

/// Only a board that does not show the position proposed is named, and nobody over sheets without a move.
void require_fair(Json const& asked, Json const& answer) {
  Json const& named = answer["boards_to_correct"];
  if (named.empty()) return;
  require(answer["verdict"] == "correct_board");
  require(could_be_a_move(asked["sheets"]));
  std::string const fen = answer["fen"].get<std::string>();
  auto const expected = notation::read_placement(fen.substr(0, fen.find(' '))).value();
  for (Json const& player : named) require(!shows(asked["boards"][player.get<std::string>()], expected));
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                               unsigned seed) {
  Dice dice{seed};
  Json asked = Json::parse(data, data + size, nullptr, false);
  bool const is_case = asked.is_object() && asked.contains("sheets") && asked["sheets"].is_object() &&
                       asked.contains("boards") && asked["boards"].is_object();
  if (!is_case || dice.below(8) == 0) return LLVMFuzzerMutate(data, size, most);
  for (char const* const player : {"blind", "sighted"})
    if (!asked["sheets"][player].is_object()) return LLVMFuzzerMutate(data, size, most);
  for (std::size_t changes = 1 + dice.below(3); changes > 0; --changes) change_case(asked, dice);
  std::string const text = asked.dump(-1, ' ', false, Json::error_handler_t::replace);
  if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
  std::copy(text.begin(), text.end(), data);
  return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const line{reinterpret_cast<char const*>(data), size};
  std::string const text = answer_to(line);
  require(text.find('\n') == std::string::npos);
  Json const answer = Json::parse(text, nullptr, false);
  require(answer.is_object() && answer.contains("id"));
  require(answer.contains("answer") != answer.contains("error"));
  if (answer.contains("error")) {
    require(!answer["error"]["message"].get<std::string>().empty());
    return 0;
  }
  require(!answer["explanation"].empty());
  Json const asked = Json::parse(line, nullptr, false);
  require_fair(asked, answer["answer"]);
  // Where the sheets are too poor for the first answer to name anyone, others are shown for the arbiter
  // alone.
  for (Json const& each : answer["answer"]["alternatives"])
    require(each["verdict"] == "correct_board" || each["boards_to_correct"].empty());
  Json const again = Json::parse(answer_to(line));
  require(again["answer"] == answer["answer"]);
  return 0;
}
