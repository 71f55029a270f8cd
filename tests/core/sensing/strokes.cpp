// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/sensing/strokes.hpp"

#include "core/legal/judged_basis.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"

#include <sstream>

#include <boost/test/unit_test.hpp>

namespace tactus::sensing::test {

std::vector<Input> read_strokes(std::string_view text) {
  std::vector<Input> inputs;
  Instant now{Millis{1000}};
  std::istringstream words{std::string{text}};
  for (std::string word; words >> word;) {
    if (word.front() == '+') {
      now += Millis{std::stol(word)};
    } else if (word == "w!" || word == "b!") {
      inputs.emplace_back(Press{word == "w!" ? chess::Color::white : chess::Color::black, now});
    } else {
      auto const square = chess::Square::parse(word.substr(0, 2));
      BOOST_REQUIRE_MESSAGE(square && word.size() >= 3, "bad stroke " << word);
      Contact contact{word[2] == '+', std::nullopt};
      if (word.size() > 3) contact.piece = chess::Piece::from_fen_letter(word[3]);
      inputs.emplace_back(SensorEvent{*square, contact, now});
    }
  }
  return inputs;
}

RecogniserSetup board_at(chess::Position const& start, bool knows_pieces, chess::Color owner) {
  return {sensing::judged_basis(start), knows_pieces, start.occupied(), {}, owner};
}

std::vector<RecognisedMove> recognise(RecogniserSetup const& setup, std::vector<Input> const& inputs) {
  Recogniser recogniser{setup};
  std::vector<RecognisedMove> all;
  auto const add = [&](std::vector<RecognisedMove> const& more) {
    all.insert(all.end(), more.begin(), more.end());
  };
  for (Input const& input : inputs) {
    if (auto const* const event = std::get_if<SensorEvent>(&input)) add(recogniser.observe(*event));
    if (auto const* const press = std::get_if<Press>(&input)) add(recogniser.press(press->by, press->at));
  }
  if (!inputs.empty()) add(recogniser.time_passed(time_of(inputs.back()) + std::chrono::minutes{1}));
  return all;
}

std::string words(std::vector<RecognisedMove> const& moves) {
  std::string text;
  for (RecognisedMove const& each : moves) {
    if (!text.empty()) text += ' ';
    text += notation::write_uci(*sensing::position_of(each.before), each.move);
    for (chess::Move const other : each.alternatives)
      text += '=' + notation::write_uci(*sensing::position_of(each.before), other);
    text += '[';
    for (chess::Square const s : each.touched) text += (text.back() == '[' ? "" : " ") + s.name();
    text += ']';
  }
  return text;
}

}  // namespace tactus::sensing::test
