// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/training/recognise.hpp"

#include "core/legal/judged_basis.hpp"
#include "core/legal/move_reading.hpp"
#include "core/legal/position.hpp"
#include "core/notation/json_depth.hpp"
#include "core/notation/move_text.hpp"
#include "src/training/sensor_case.hpp"

#include <istream>
#include <ostream>

#include <nlohmann/json.hpp>

namespace tactus::training {

using nlohmann::json;
using nlohmann::ordered_json;
using sensing::RecognisedMove;

namespace {

/// After the last event time runs on for so long.
constexpr Millis after_the_end = std::chrono::minutes{1};

class GivenOut {
 public:
  explicit GivenOut(bool is_chess960) : is_chess960_(is_chess960) {}

  void add(std::vector<RecognisedMove> const& moves) {
    for (RecognisedMove const& each : moves) add(each);
  }
  ordered_json moves() const { return moves_; }

 private:
  void add(RecognisedMove const& recognised) {
    ordered_json touched = ordered_json::array();
    for (chess::Square const s : recognised.touched) touched.push_back(s.name());
    ordered_json alternatives = ordered_json::array();
    for (chess::Move const each : recognised.alternatives)
      alternatives.push_back(name_of(*sensing::position_of(recognised.before), each));
    moves_.push_back({{"uci", name_of(*sensing::position_of(recognised.before), recognised.move)},
                      {"emitted_t", recognised.given_out.time_since_epoch().count()},
                      {"touched", std::move(touched)},
                      {"alternatives", std::move(alternatives)}});
  }
  std::string name_of(chess::Position const& before, chess::Move move) const {
    if (is_chess960_ && move.is_castling()) return move.from().name() + move.to().name();
    return notation::write_uci(before, move);
  }

  bool is_chess960_;
  ordered_json moves_ = ordered_json::array();
};

ordered_json moves_in(SensorCase const& read) {
  sensing::Recogniser recogniser{read.setup};
  GivenOut given_out{read.is_chess960};
  Instant end{};
  for (auto const& input : read.inputs) {
    if (auto const* const event = std::get_if<sensing::SensorEvent>(&input))
      given_out.add(recogniser.observe(*event));
    else if (auto const* const press = std::get_if<ClockPress>(&input))
      given_out.add(recogniser.press(press->by, press->at));
    end = std::visit([](auto const& each) { return each.at; }, input);
  }
  given_out.add(recogniser.time_passed(end + after_the_end));
  ordered_json bad = ordered_json::array();
  for (chess::Square const s : recogniser.bad_squares()) bad.push_back(s.name());
  return {{"moves", given_out.moves()}, {"bad_squares", std::move(bad)}};
}

ordered_json answer_line(std::string const& line) {
  json const object =
      notation::is_nested_too_deep(line) ? json(json::value_t::discarded) : json::parse(line, nullptr, false);
  ordered_json reply;
  reply["id"] = object.is_object() && object.contains("id") ? ordered_json(object["id"]) : ordered_json();
  auto const read =
      object.is_discarded()
          ? tl::unexpected(CaseFault{"bad_json", "expected one JSON object per line, of at most " +
                                                     std::to_string(notation::deepest_json) + " levels"})
          : read_sensor_case(object);
  if (read)
    reply["answer"] = moves_in(*read);
  else
    reply["error"] = {{"code", read.error().code}, {"message", read.error().message}};
  return reply;
}

}  // namespace

program::ExitStatus recognise_lines(std::istream& in, std::ostream& out) {
  for (std::string line; std::getline(in, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    out << answer_line(line).dump(-1, ' ', false, json::error_handler_t::replace) << std::endl;
  }
  return program::ExitStatus::done;
}

}  // namespace tactus::training
