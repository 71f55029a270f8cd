// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/tactus/codec.hpp"

#include "devices/drivers/ascii.hpp"
#include "devices/drivers/fields.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace tactus::devices {

std::uint8_t sentence_checksum(std::string_view body) {
  std::uint8_t sum = 0;
  for (char const c : body) sum = static_cast<std::uint8_t>(sum ^ static_cast<std::uint8_t>(c));
  return sum;
}

std::vector<SentenceLexeme> SentenceFramer::feed(std::span<std::uint8_t const> bytes) {
  std::vector<SentenceLexeme> found;
  for (std::uint8_t const byte : bytes)
    if (auto lexeme = push(static_cast<char>(byte))) found.push_back(std::move(*lexeme));
  return found;
}

std::optional<SentenceLexeme> SentenceFramer::push(char c) {
  if (c == '$') {
    bool const is_cut_off = in_sentence_;
    std::size_t const lost = text_.size();
    in_sentence_ = true;
    in_noise_ = false;
    text_.assign(1, c);
    if (!is_cut_off) return std::nullopt;
    discarded_ += lost;
    return Dropped{DropReason::restarted, lost};
  }
  if (!in_sentence_) return noise(c);
  text_ += c;
  if (c == '\n') return finish();
  if (text_.size() >= limit) return give_up(DropReason::too_long, text_.size());
  bool const is_printable = c >= 0x20 && c < 0x7F;
  if (!is_printable && c != '\r') return give_up(DropReason::unprintable, text_.size());
  return std::nullopt;
}

std::optional<SentenceLexeme> SentenceFramer::finish() {
  std::string_view line = text_;
  line.remove_suffix(1);
  if (line.ends_with('\r')) line.remove_suffix(1);
  std::size_t const star = line.find('*');
  bool const is_closed = star != std::string_view::npos && star + 3 == line.size();
  auto const high = is_closed ? hex_value(line[star + 1]) : std::nullopt;
  auto const low = is_closed ? hex_value(line[star + 2]) : std::nullopt;
  if (!high || !low) return give_up(DropReason::checksum, text_.size());
  std::string_view const body = line.substr(1, star - 1);
  if (sentence_checksum(body) != *high * 16 + *low) return give_up(DropReason::checksum, text_.size());
  Sentence sentence{std::string{body}};
  in_sentence_ = false;
  return sentence;
}

std::optional<SentenceLexeme> SentenceFramer::noise(char c) {
  if (c == '\r' || c == '\n') return std::nullopt;  // empty lines are harmless
  ++discarded_;
  if (std::exchange(in_noise_, true)) return std::nullopt;
  return Dropped{DropReason::noise, 1};
}

Dropped SentenceFramer::give_up(DropReason reason, std::size_t bytes) {
  in_sentence_ = false;
  in_noise_ = reason != DropReason::checksum;  // the rest of this line is not worth a second report
  discarded_ += bytes;
  return {reason, bytes};
}

namespace {

using Fields = std::vector<std::string_view>;  // [0] talker, [1] kind, [2] sequence number, then the values
using Events = std::vector<DeviceEvent>;

constexpr std::string_view clock_talker = "PTACC";
constexpr std::string_view query_talker = "PTACQ";
constexpr unsigned sequence_numbers = 1000;

Fields split(std::string_view body) {
  Fields fields;
  for (std::size_t start = 0;;) {
    std::size_t const comma = body.find(',', start);
    fields.push_back(body.substr(start, comma - start));
    if (comma == std::string_view::npos) return fields;
    start = comma + 1;
  }
}

Events refuse(Fields const& fields, std::string_view expected) {
  return {StateDoubtful{fmt::format("sentence {},{}: expected {}", fields[0], fields[1], expected)}};
}

Events identification(Fields const& f, std::string_view protocol) {
  if (f.size() != 5) return refuse(f, "version, name, firmware");
  return {Identified{std::string{protocol}, std::string{f[4]}, std::string{f[3]}}};
}

Events occupancy(Fields const& f) {
  auto const squares = f.size() == 4 ? occupancy_from_hex(f[3]) : std::nullopt;
  if (!squares) return refuse(f, "16 hexadecimal digits");
  return {sensing::Observation{sensing::AllOccupied{*squares}}};
}

Events pieces(Fields const& f) {
  auto const placement = f.size() == 4 ? placement_from_letters(f[3]) : std::nullopt;
  if (!placement) return refuse(f, "64 piece letters or points");
  return {sensing::Observation{sensing::AllPieces{*placement}}};
}

Events change(Fields const& f) {
  bool const is_whole = f.size() == 6 && (f[4] == "0" || f[4] == "1") && parse_decimal(f[5], 10).has_value();
  auto const square = chess::Square::parse(is_whole ? f[3] : "");
  if (!square) return refuse(f, "square, 0 or 1, milliseconds");
  return {sensing::Observation{sensing::SquareOccupied{*square, f[4] == "1"}}};
}

Events times(Fields const& f) {
  constexpr std::string_view expected = "milliseconds of White, of Black, w b or -, flags 0 to 15";
  if (f.size() != 7) return refuse(f, expected);
  auto const white = parse_decimal(f[3], 9);
  auto const black = parse_decimal(f[4], 9);
  auto const flags = parse_decimal(f[6], 2);
  bool const is_turn = f[5] == "w" || f[5] == "b" || f[5] == "-";
  if (!white || !black || !is_turn || !flags || *flags > 15) return refuse(f, expected);
  clock::Reading reading;
  reading.white = Millis{*white};
  reading.black = Millis{*black};
  if (f[5] != "-") reading.to_move = f[5] == "w" ? chess::Color::white : chess::Color::black;
  reading.is_running = reading.to_move && (*flags & 1) == 0;
  reading.white_flag = (*flags & 2) != 0;
  reading.black_flag = (*flags & 4) != 0;
  reading.battery_low = (*flags & 8) != 0;
  return {reading};
}

Events button(Fields const& f) {
  std::string_view const name = f.size() == 4 ? f[3] : "";
  if (f[0] != clock_talker) return name == "say" ? Events{ButtonPressed{Button::say}} : refuse(f, "say");
  if (name == "white") return {ButtonPressed{Button::white}};
  if (name == "black") return {ButtonPressed{Button::black}};
  if (name == "mode") return {ButtonPressed{Button::mode}};
  if (name == "say") return {ButtonPressed{Button::say}};
  return refuse(f, "white, black, mode or say");
}

Events values(Fields const& f) {
  bool const is_clock = f[0] == clock_talker;
  if (!is_clock && f[1] == "S") return occupancy(f);
  if (!is_clock && f[1] == "P") return pieces(f);
  if (!is_clock && f[1] == "U") return change(f);
  if (is_clock && f[1] == "T") return times(f);
  if (f[1] == "B") return button(f);
  return {Note{fmt::format("sentence {},{} is not known to this version", f[0], f[1])}};
}

}  // namespace

std::optional<Query> parse_query(Sentence const& sentence) {
  Fields const f = split(sentence.body);
  if (f.size() != 2 || f[0] != query_talker || f[1].size() != 1) return std::nullopt;
  for (auto const query : {Query::identification, Query::occupancy, Query::pieces, Query::times})
    if (f[1][0] == static_cast<char>(query)) return query;
  return std::nullopt;
}

bool is_from_device(Sentence const& sentence) {
  return sentence.body.starts_with("PTACB,") || sentence.body.starts_with("PTACC,");
}

std::vector<DeviceEvent> SentenceDecoder::decode(SentenceLexeme const& lexeme) {
  if (auto const* dropped = std::get_if<Dropped>(&lexeme)) return {StateDoubtful{describe(*dropped)}};
  return decode_sentence(std::get<Sentence>(lexeme));
}

std::vector<DeviceEvent> SentenceDecoder::decode_sentence(Sentence const& sentence) {
  Fields const f = split(sentence.body);
  if (!is_from_device(sentence)) return {Note{fmt::format("sentence {} is not from a board or clock", f[0])}};
  bool const is_clock = f[0] == clock_talker;
  if (f[1] == "I") return identification(f, is_clock ? "tactus clock" : "tactus board");
  Events events;
  if (auto doubt = check_sequence(is_clock, f.size() > 2 ? f[2] : "")) events.emplace_back(std::move(*doubt));
  for (auto& event : values(f)) events.push_back(std::move(event));
  return events;
}

std::optional<StateDoubtful> SentenceDecoder::check_sequence(bool is_clock, std::string_view field) {
  auto const number = parse_decimal(field, 3);
  if (!number) return StateDoubtful{"sentence without a sequence number of 0 to 999"};
  auto& last = is_clock ? last_of_clock_ : last_of_board_;
  auto const expected = last ? std::optional{(*last + 1) % sequence_numbers} : std::nullopt;
  last = static_cast<unsigned>(*number);
  if (!expected || *expected == *last) return std::nullopt;
  return StateDoubtful{fmt::format("sentence {} came where {} was expected", *last, *expected)};
}

namespace {

constexpr unsigned wrap(unsigned sequence) { return sequence % 1000; }

char turn_letter(clock::Reading const& reading) {
  if (!reading.to_move) return '-';
  return *reading.to_move == chess::Color::white ? 'w' : 'b';
}

unsigned flags_of(clock::Reading const& reading) {
  unsigned flags = 0;
  if (reading.to_move && !reading.is_running) flags |= 1U;
  if (reading.white_flag) flags |= 2U;
  if (reading.black_flag) flags |= 4U;
  if (reading.battery_low) flags |= 8U;
  return flags;
}

std::string_view button_name(Button button) {
  switch (button) {
    case Button::white: return "white";
    case Button::black: return "black";
    case Button::mode: return "mode";
    case Button::say: return "say";
    case Button::back:
    case Button::plus:
    case Button::run:
    case Button::minus:
    case Button::ok: break;
  }
  return "mode";
}

}  // namespace

std::string sentence_of(std::string_view body) {
  return fmt::format("${}*{:02X}\r\n", body, sentence_checksum(body));
}

std::string occupancy_sentence(unsigned sequence, chess::SquareSet squares) {
  return sentence_of(fmt::format("PTACB,S,{},{}", wrap(sequence), occupancy_hex(squares)));
}

std::string pieces_sentence(unsigned sequence, chess::Placement const& placement) {
  return sentence_of(fmt::format("PTACB,P,{},{}", wrap(sequence), board_letters(placement)));
}

std::string change_sentence(unsigned sequence, chess::Square square, bool is_occupied, Millis device_time) {
  return sentence_of(fmt::format("PTACB,U,{},{},{},{}", wrap(sequence), square.name(), is_occupied ? 1 : 0,
                                 device_time.count()));
}

std::string times_sentence(unsigned sequence, clock::Reading const& reading) {
  return sentence_of(
      fmt::format("PTACC,T,{},{},{},{},{}", wrap(sequence), std::max(reading.white, Millis{0}).count(),
                  std::max(reading.black, Millis{0}).count(), turn_letter(reading), flags_of(reading)));
}

std::string button_sentence(unsigned sequence, Button button) {
  return sentence_of(fmt::format("PTACC,B,{},{}", wrap(sequence), button_name(button)));
}

std::string identification_sentence(Talker talker, std::string_view name, std::string_view firmware) {
  return sentence_of(fmt::format("PTAC{},I,1,{},{}", talker == Talker::board ? 'B' : 'C', name, firmware));
}

std::string query_sentence(Query query) {
  return sentence_of(fmt::format("PTACQ,{}", static_cast<char>(query)));
}

std::string lamps_sentence(chess::SquareSet squares) {
  return sentence_of(fmt::format("PTACL,{}", occupancy_hex(squares)));
}

}  // namespace tactus::devices
