// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/reconcile_case.hpp"

#include "core/legal/position.hpp"
#include "core/notation/json_depth.hpp"
#include "src/arbiter/ruling_fields.hpp"

#include <charconv>

#include <nlohmann/json.hpp>

namespace tactus::program::ruling {

/// In a clock log, `blind` and `offender`.
enum class ShortColor : std::uint8_t { white, black };

template <>
inline constexpr auto names<ShortColor> = std::to_array<Name<ShortColor>>({{ShortColor::white, "w"},
                                                                           {ShortColor::black, "b"}});

enum class Variant : std::uint8_t { standard, chess960 };

template <>
inline constexpr auto names<Variant> = std::to_array<Name<Variant>>({{Variant::standard, "standard"},
                                                                     {Variant::chess960, "chess960"}});

enum class LetterSet : std::uint8_t { fi, de, sv, en, fr };

template <>
inline constexpr auto names<LetterSet> = std::to_array<Name<LetterSet>>({{LetterSet::fi, "fi"},
                                                                         {LetterSet::de, "de"},
                                                                         {LetterSet::sv, "sv"},
                                                                         {LetterSet::en, "en"},
                                                                         {LetterSet::fr, "fr"}});

}  // namespace tactus::program::ruling

namespace tactus::program::reconcile {
namespace {

using ruling::Complaint;
using ruling::Fields;
using ruling::Json;

constexpr std::size_t most_lines = 600;  // of a sheet; no game is longer
constexpr std::size_t most_signs = 40;   // in a cell
constexpr std::string_view a_board = "\"fen\" or \"occ\" with 16 hexadecimal digits";
constexpr std::string_view some_lines =
    "at most 600 lines [number, white's cell, black's cell] of short texts";

chess::Color color_of(ruling::ShortColor color) {
  return color == ruling::ShortColor::white ? chess::Color::white : chess::Color::black;
}

notation::PieceLetters letters_of(ruling::LetterSet set) {
  switch (set) {
    case ruling::LetterSet::fi: return notation::finnish;
    case ruling::LetterSet::de: return notation::german;
    case ruling::LetterSet::sv: return notation::swedish;
    case ruling::LetterSet::en: return notation::english;
    case ruling::LetterSet::fr: return notation::french;
  }
  return notation::english;
}

chess::Position read_start(Fields& fields) {
  if (!fields.has("initial_fen")) return chess::Position::initial();
  auto const position = chess::Position::from(fields.setup("initial_fen"));
  if (position) return *position;
  fields.expected("initial_fen", "a position from which a game can be played");
  return chess::Position::initial();
}

ours::FoundBoard read_board(Fields fields) {
  if (fields.has("fen")) return ours::FoundBoard{fields.placement("fen")};
  std::string const digits = fields.text("occ");
  std::uint64_t bits = 0;
  auto const [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), bits, 16);
  if (digits.size() != 16 || error != std::errc{} || end != digits.data() + digits.size())
    fields.expected("occ", a_board);
  return ours::FoundBoard{chess::SquareSet{bits}};
}

std::optional<std::string> read_cell(Json const& cell) {
  if (cell.is_null()) return std::string{};
  if (!cell.is_string() || cell.get_ref<std::string const&>().size() > most_signs) return std::nullopt;
  return cell.get<std::string>();
}

std::optional<ours::SheetLine> read_line(Json const& line) {
  if (!line.is_array() || line.size() != 3) return std::nullopt;
  auto left = read_cell(line[1]);
  auto right = read_cell(line[2]);
  if (!left || !right) return std::nullopt;
  return ours::SheetLine{std::move(*left), std::move(*right)};
}

ours::Sheet read_sheet(Json const& sheets, Fields fields, char const* player) {
  ours::Sheet sheet{letters_of(fields.named<ruling::LetterSet>("lang")), {}};
  Json const lines = sheets.is_object() && sheets.contains(player) && sheets[player].is_object()
                         ? sheets[player].value("lines", Json{})
                         : Json{};
  if (!lines.is_array() || lines.size() > most_lines) fields.expected("lines", some_lines);
  for (Json const& line : lines) {
    auto read = read_line(line);
    if (!read) {
      fields.expected("lines", some_lines);
      break;
    }
    sheet.lines.push_back(std::move(*read));
  }
  return sheet;
}

ours::ClockLog read_clocks(Fields& fields) {
  ours::ClockLog clocks;
  if (fields.has("time_control")) clocks.base = fields.object("time_control").millis("base_ms");
  if (!fields.has("clock_log")) return clocks;
  clocks.presses.emplace();
  for (Fields& press : fields.objects("clock_log"))
    clocks.presses->push_back({press.count("ply"), color_of(press.named<ruling::ShortColor>("side")),
                               press.signed_millis("left_ms")});
  return clocks;
}

ours::Case read_found(Json const& object, Fields& fields) {
  ours::Case found;
  found.start = read_start(fields);
  found.blind = color_of(fields.named<ruling::ShortColor>("blind"));
  Fields boards = fields.object("boards");
  Fields sheets = fields.object("sheets");
  Json const nothing;
  Json const& written = object.contains("sheets") ? object["sheets"] : nothing;
  for (ours::Player const p : ours::both_players) {
    std::string const name(name_of(p));
    found.boards[p] = read_board(boards.object(name.c_str()));
    found.sheets[p] = read_sheet(written, sheets.object(name.c_str()), name.c_str());
  }
  found.clocks = read_clocks(fields);
  return found;
}

}  // namespace

tl::expected<AskedCase, CaseFault> read_case(std::string_view line) {
  if (notation::is_nested_too_deep(line)) return tl::unexpected(ruling::too_deep());
  Json const object = Json::parse(line, nullptr, false);
  if (!object.is_object()) return tl::unexpected(CaseFault{"null", "not-json", "expected one JSON object"});
  AskedCase asked;
  if (auto const id = object.find("id"); id != object.end())
    asked.id = id->dump(-1, ' ', false, Json::error_handler_t::replace);
  Complaint complaint;
  Fields fields{object, complaint, {}};
  asked.is_chess960 = fields.maybe_named<ruling::Variant>("variant") == ruling::Variant::chess960;
  asked.found = read_found(object, fields);
  if (complaint) return tl::unexpected(CaseFault{asked.id, "wrong-fact", *complaint});
  return asked;
}

}  // namespace tactus::program::reconcile
