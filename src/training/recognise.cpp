// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/recognise.hpp"

#include "core/legal/judged_basis.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/message/file_text.hpp"
#include "core/message/json_depth.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
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
      is_nested_too_deep(line) ? json(json::value_t::discarded) : json::parse(line, nullptr, false);
  ordered_json reply;
  reply["id"] = object.is_object() && object.contains("id") ? ordered_json(object["id"]) : ordered_json();
  auto const read =
      object.is_discarded()
          ? tl::unexpected(CaseFault{"bad_json", "expected one JSON object per line, of at most " +
                                                     std::to_string(deepest_json) + " levels"})
          : read_sensor_case(object);
  if (read)
    reply["answer"] = moves_in(*read);
  else
    reply["error"] = {{"code", read.error().code}, {"message", read.error().message}};
  return reply;
}

}  // namespace

program::ExitStatus recognise_lines(std::istream& in, std::ostream& out) {
  TextLines lines{in};
  for (std::string line; lines.next(line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    out << answer_line(line).dump(-1, ' ', false, json::error_handler_t::replace) << std::endl;
  }
  return program::ExitStatus::done;
}

using chess::Color;
using chess::Piece;
using chess::Square;
using chess::SquareSet;
using nlohmann::json;

namespace {

template <class T>
using Read = tl::expected<T, CaseFault>;
using Input = std::variant<sensing::SensorEvent, ClockPress>;

/// Times beyond a year are slips of the pen, and sums of them would overflow.
constexpr std::int64_t longest_ms = 366LL * 24 * 3600 * 1000;

tl::unexpected<CaseFault> fault(std::string key, std::string const& expected) {
  std::string const message = key + ": expected " + expected;
  return tl::unexpected(CaseFault{"bad_" + std::move(key), message});
}

std::string text_of(json const& object, char const* key) {
  auto const found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

std::optional<Instant> time_of(json const& value) {
  if (!value.is_number_integer()) return std::nullopt;
  auto const ms = value.get<std::int64_t>();
  if (ms < 0 || ms > longest_ms) return std::nullopt;
  return Instant{Millis{ms}};
}

std::optional<Color> color_of(json const& value) {
  if (!value.is_string()) return std::nullopt;
  auto const& text = value.get_ref<std::string const&>();
  if (text == "w") return Color::white;
  if (text == "b") return Color::black;
  return std::nullopt;
}

std::optional<Square> square_in(json const& value) {
  if (!value.is_string()) return std::nullopt;
  auto const square = Square::parse(value.get_ref<std::string const&>());
  if (!square) return std::nullopt;
  return *square;
}

std::optional<sensing::SensorEvent> event_of(json const& value, bool knows_pieces) {
  if (!value.is_array() || value.size() < 3 || !value[2].is_number_integer()) return std::nullopt;
  auto const at = time_of(value[0]);
  auto const square = square_in(value[1]);
  auto const level = value[2].get<std::int64_t>();
  if (!at || !square || (level != 0 && level != 1)) return std::nullopt;
  sensing::SensorEvent event{*square, {level == 1, std::nullopt}, *at};
  if (level == 0 || !knows_pieces) return event;
  if (value.size() < 4 || !value[3].is_string()) return std::nullopt;
  auto const& letter = value[3].get_ref<std::string const&>();
  if (letter.size() != 1) return std::nullopt;
  event.contact.piece = Piece::from_fen_letter(letter[0]);
  if (!event.contact.piece) return std::nullopt;
  return event;
}

std::optional<ClockPress> press_of(json const& value) {
  if (!value.is_array() || value.size() < 2) return std::nullopt;
  auto const at = time_of(value[0]);
  auto const by = color_of(value[1]);
  if (!at || !by) return std::nullopt;
  return ClockPress{*by, *at};
}

Instant time_of(Input const& input) {
  return std::visit([](auto const& each) { return each.at; }, input);
}

bool is_ordered(std::vector<Input> const& inputs) {
  return std::is_sorted(inputs.begin(), inputs.end(),
                        [](Input const& a, Input const& b) { return time_of(a) < time_of(b); });
}

Read<std::vector<Input>> read_inputs(json const& object, bool knows_pieces) {
  std::vector<Input> events, presses, inputs;
  auto const found = object.find("events");
  if (found == object.end() || !found->is_array()) return fault("events", "a list of [ms, square, 0 or 1]");
  for (json const& each : *found) {
    auto const event = event_of(each, knows_pieces);
    if (!event)
      return fault("events", knows_pieces ? "[ms, square, 0] or [ms, square, 1, piece letter]"
                                          : "[ms, square, 0 or 1]");
    events.emplace_back(*event);
  }
  if (auto const clock = object.find("clock_presses"); clock != object.end() && !clock->is_null()) {
    if (!clock->is_array()) return fault("clock_presses", "a list of [ms, \"w\" or \"b\"]");
    for (json const& each : *clock) {
      auto const press = press_of(each);
      if (!press) return fault("clock_presses", "[ms, \"w\" or \"b\"]");
      presses.emplace_back(*press);
    }
  }
  if (!is_ordered(events)) return fault("events", "events in order of time");
  if (!is_ordered(presses)) return fault("clock_presses", "presses in order of time");
  std::merge(events.begin(), events.end(), presses.begin(), presses.end(), std::back_inserter(inputs),
             [](Input const& a, Input const& b) { return time_of(a) < time_of(b); });
  return inputs;
}

Read<chess::Position> read_start(json const& object) {
  auto const setup = notation::read_fen(text_of(object, "initial_fen"));
  if (!setup) return fault("initial_fen", "a FEN; " + std::string{notation::describe(setup.error())});
  auto const position = chess::Position::from(*setup, chess::unreachable_but_playable);
  if (!position) return fault("initial_fen", "a position that a game can be played from");
  return *position;
}

Read<SquareSet> read_filled(json const& object, chess::Position const& start) {
  if (!object.contains("start_occ")) return start.occupied();
  std::string const text = text_of(object, "start_occ");
  std::uint64_t bits = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), bits, 16);
  if (error != std::errc{} || end != text.data() + text.size() || text.size() != 16)
    return fault("start_occ", "16 hexadecimal digits");
  return SquareSet{bits};
}

}  // namespace

tl::expected<SensorCase, CaseFault> read_sensor_case(json const& object) {
  if (!object.is_object()) return tl::unexpected(CaseFault{"bad_case", "expected a JSON object"});
  auto const start = read_start(object);
  if (!start) return tl::unexpected(start.error());
  std::string const sensors = text_of(object, "sensors");
  if (sensors != "occupancy" && sensors != "identity")
    return fault("sensors", "\"occupancy\" or \"identity\"");
  auto const filled = read_filled(object, *start);
  if (!filled) return tl::unexpected(filled.error());
  SensorCase read{{sensing::judged_basis(*start), sensors == "identity", *filled, {}, {}},
                  text_of(object, "variant") == "chess960",
                  {}};
  if (auto const bad = object.find("known_bad_square"); bad != object.end() && !bad->is_null()) {
    auto const square = square_in(*bad);
    if (!square) return fault("known_bad_square", "a square");
    read.setup.known_bad = *square;
  }
  if (auto const owner = object.find("blind"); owner != object.end()) read.setup.owner = color_of(*owner);
  auto inputs = read_inputs(object, read.setup.knows_pieces);
  if (!inputs) return tl::unexpected(inputs.error());
  read.inputs = std::move(*inputs);
  return read;
}

}  // namespace tactus::training
