// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/case_line.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/message/file_text.hpp"
#include "core/message/json_depth.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/input.hpp"
#include "src/arbiter/rule/cases/answer.hpp"
#include "src/arbiter/rule/cases/fields.hpp"

#include <charconv>
#include <chrono>
#include <istream>
#include <ostream>
#include <unistd.h>

#include <nlohmann/json.hpp>

namespace tactus::program {

int run_reconcile(ReconcileOptions const& options, std::ostream& out, std::ostream& errors) {
  WaitingInput input{STDIN_FILENO, [&out] { out.flush(); }};
  std::istream in{&input};
  auto const catalogue = answer_catalogue(options.language, errors);
  TextLines lines{in};
  for (std::string line; lines.next(line);)
    out << reconcile::answer_to(line, catalogue, Millis{options.deadline_ms}) << '\n';
  out.flush();
  return 0;
}

}  // namespace tactus::program

namespace tactus::program::reconcile {
namespace {

using Json = nlohmann::ordered_json;

/// Placement, turn, castling, en passant: the counters are not known from boards and sheets.
std::string four_fields(chess::Position const& position) {
  std::string const fen = notation::write_fen(position);
  std::size_t end = 0;
  for (int field = 0; field < 4; ++field) end = fen.find(' ', end + 1);
  return fen.substr(0, end);
}

Json clocks_json(std::optional<ours::ClockTimes> const& times) {
  if (!times) return nullptr;
  return {{"white_ms", times->white.count()}, {"black_ms", times->black.count()}};
}

std::string uci(ours::WrittenMove const& move) {
  std::string text = move.from.name() + move.to.name();
  if (move.promotion) text += chess::Piece{chess::Color::black, *move.promotion}.fen_letter();
  return text;
}

std::string uci(chess::Position const& before, chess::Move m, bool is_chess960) {
  if (is_chess960 && m.is_castling()) return m.from().name() + m.to().name();
  return notation::write_uci(before, m);
}

Json moves_json(AskedCase const& asked, std::vector<chess::Move> const& moves) {
  Json list = Json::array();
  chess::Position position = asked.found.start;
  for (chess::Move const m : moves) {
    list.push_back(uci(position, m, asked.is_chess960));
    position.play(m);
  }
  return list;
}

Json answer_json(AskedCase const& asked, ours::Answer const& answer) {
  auto const position = ours::position_after(asked.found.start, answer.moves);
  Json boards = Json::array();
  for (chess::Color const player : {asked.blind, opposite(asked.blind)})
    if (answer.corrects[player]) boards.push_back(asked.name_of(player));
  Json json{{"verdict", name_of(answer.verdict)},
            {"boards_to_correct", std::move(boards)},
            {"agreed_plies", answer.plies()},
            {"fen", four_fields(position)},
            {"clocks", clocks_json(answer.clocks)}};
  if (answer.verdict == ours::Verdict::reconstruct) json["moves"] = moves_json(asked, answer.moves);
  if (answer.illegal) {
    json["offender"] = position.turn() == chess::Color::white ? "w" : "b";
    json["illegal"] = uci(*answer.illegal);
  }
  return json;
}

std::string_view name_of(ours::Finding::Kind kind) {
  using Kind = ours::Finding::Kind;
  switch (kind) {
    case Kind::sheet_of_another_game: return "sheet_of_another_game";
    case Kind::sheets_swapped: return "sheets_swapped";
    case Kind::sheets_of_one_player: return "sheets_of_one_player";
    case Kind::sheet_empty: return "sheet_empty";
    case Kind::sheet_unread: return "sheet_unread";
    case Kind::entries_differ: return "entries_differ";
    case Kind::entry_read_as_slip: return "entry_read_as_slip";
    case Kind::sheet_fit: return "sheet_fit";
    case Kind::not_decided: break;
  }
  return "not_decided";
}

/// `moves`: of the answer, in coordinates.
Json finding_json(AskedCase const& asked, Json const& moves, ours::Finding const& finding) {
  using Kind = ours::Finding::Kind;
  Json json{{"kind", name_of(finding.kind)}};
  bool const has_fit = finding.kind == Kind::sheet_of_another_game || finding.kind == Kind::sheet_fit ||
                       finding.kind == Kind::sheet_unread;
  bool const is_of_sheet =
      has_fit || finding.kind == Kind::sheet_empty || finding.kind == Kind::entry_read_as_slip;
  if (is_of_sheet) json["sheet"] = asked.name_of(finding.sheet);
  if (has_fit) {
    json["fit"] = finding.fit;
    json["of"] = finding.of;
  }
  if (finding.ply > 0) json["ply"] = finding.ply;
  if (finding.kind == Kind::entries_differ)
    for (chess::Color const p : chess::both_colors) json[asked.name_of(p)] = finding.written[p];
  if (finding.kind == Kind::entry_read_as_slip) {
    json["line"] = finding.line;
    json["written"] = finding.written[finding.sheet];
  }
  if (finding.kind == Kind::entries_differ) json["record"] = moves[finding.ply - 1];
  if (finding.kind == Kind::entry_read_as_slip) json["read_as"] = moves[finding.ply - 1];
  return json;
}

Json findings_json(AskedCase const& asked, ours::Settlement const& settlement) {
  Json list = Json::array();
  Json const moves = moves_json(asked, settlement.answer.moves);
  for (ours::Finding const& each : settlement.findings) list.push_back(finding_json(asked, moves, each));
  return list;
}

std::string text_of(Json const& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

std::string write_answer(AskedCase const& asked, ours::Settlement const& settlement,
                         std::chrono::nanoseconds taken, words::Catalogue const& catalogue) {
  Json answer = answer_json(asked, settlement.answer);
  answer["ambiguous"] = settlement.is_ambiguous();
  answer["alternatives"] = Json::array();
  for (ours::Answer const& each : settlement.alternatives)
    answer["alternatives"].push_back(answer_json(asked, each));
  if (!settlement.findings.empty()) answer["findings"] = findings_json(asked, settlement);
  Json explanation = Json::array();
  for (auto const& each : settlement.explanation)
    explanation.push_back(ruling::words_of(each, arbitration::laws::RuleSet::fide_2023, catalogue));
  double const ms = std::chrono::duration<double, std::milli>(taken).count();
  return "{\"id\":" + asked.id + ",\"answer\":" + text_of(answer) + ",\"ms\":" + text_of(ms) +
         ",\"explanation\":" + text_of(explanation) + '}';
}

std::string write_fault(CaseFault const& fault) { return ruling::write_fault(fault); }

}  // namespace tactus::program::reconcile

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

/// Of a sheet's letters.
template <>
inline constexpr auto names<Language> = std::to_array<Name<Language>>({{Language::finnish, "fi"},
                                                                       {Language::german, "de"},
                                                                       {Language::swedish, "sv"},
                                                                       {Language::english, "en"},
                                                                       {Language::french, "fr"}});

}  // namespace tactus::program::ruling

namespace tactus::program::reconcile {
namespace {

using ruling::CaseFields;
using ruling::Complaint;
using ruling::Json;

constexpr std::size_t most_lines = 600;  // of a sheet; no game is longer
constexpr std::size_t most_signs = 40;   // in a cell
constexpr std::string_view a_board = "\"fen\" or \"occ\" with 16 hexadecimal digits";
constexpr std::string_view some_lines =
    "at most 600 lines [number, white's cell, black's cell] of short texts";

chess::Color color_of(ruling::ShortColor color) {
  return color == ruling::ShortColor::white ? chess::Color::white : chess::Color::black;
}

chess::Position read_start(CaseFields& fields) {
  if (!fields.has("initial_fen")) return chess::Position::initial();
  auto const position = chess::Position::from(fields.setup("initial_fen"));
  if (position) return *position;
  fields.expected("initial_fen", "a position from which a game can be played");
  return chess::Position::initial();
}

ours::FoundBoard read_board(CaseFields fields) {
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

ours::Sheet read_sheet(Json const& sheets, CaseFields fields, char const* player) {
  ours::Sheet sheet{notation::letters_of(fields.named<Language>("lang")).value(), {}};
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

ours::ClockLog read_clocks(CaseFields& fields) {
  ours::ClockLog clocks;
  if (fields.has("time_control")) {
    CaseFields control = fields.object("time_control");
    clocks.base = control.millis("base_ms");
    clocks.increment = control.maybe_millis("inc_ms");
  }
  if (!fields.has("clock_log")) return clocks;
  clocks.presses.emplace();
  for (CaseFields& press : fields.objects("clock_log"))
    clocks.presses->push_back({press.count("ply"), color_of(press.named<ruling::ShortColor>("side")),
                               press.signed_millis("left_ms")});
  return clocks;
}

constexpr unsigned most_recorded = 1200;  // plies

std::vector<ours::RecordedMove> read_record(CaseFields& fields) {
  std::vector<ours::RecordedMove> record;
  for (CaseFields& each : fields.objects("record")) {
    record.push_back({each.count("ply"), each.text("uci")});
    if (record.back().ply > most_recorded) each.expected("ply", "at most 1200");
  }
  return record;
}

Name name_in(CaseFields& fields, char const* key) { return Name::shown(fields.maybe_text(key).value_or("")); }

void read_names(CaseFields& fields, CaseFields& sheets, AskedCase& asked) {
  if (fields.has("players")) {
    CaseFields players = fields.object("players");
    asked.found.players = {name_in(players, "white"), name_in(players, "black")};
  }
  for (chess::Color const p : chess::both_colors) {
    CaseFields sheet = sheets.object(std::string{asked.name_of(p)}.c_str());
    if (!sheet.has("header")) continue;
    CaseFields header = sheet.object("header");
    asked.found.headers[p] =
        ours::SheetHeader{name_in(header, "white"), name_in(header, "black"), name_in(header, "writer")};
  }
}

void read_found(Json const& object, CaseFields& fields, AskedCase& asked) {
  ours::Case& found = asked.found;
  found.start = read_start(fields);
  asked.blind = color_of(fields.named<ruling::ShortColor>("blind"));
  CaseFields boards = fields.object("boards");
  CaseFields sheets = fields.object("sheets");
  Json const nothing;
  Json const& written = object.contains("sheets") ? object["sheets"] : nothing;
  for (chess::Color const p : chess::both_colors) {
    std::string const name{asked.name_of(p)};
    found.boards[p] = read_board(boards.object(name.c_str()));
    found.sheets[p] = read_sheet(written, sheets.object(name.c_str()), name.c_str());
  }
  found.clocks = read_clocks(fields);
  if (fields.has("record")) found.record = read_record(fields);
  read_names(fields, sheets, asked);
}

}  // namespace

tl::expected<AskedCase, CaseFault> read_case(std::string_view line) {
  if (is_nested_too_deep(line)) return tl::unexpected(ruling::too_deep());
  Json const object = Json::parse(line, nullptr, false);
  if (!object.is_object()) return tl::unexpected(CaseFault{"null", "not-json", "expected one JSON object"});
  AskedCase asked;
  if (auto const id = object.find("id"); id != object.end())
    asked.id = id->dump(-1, ' ', false, Json::error_handler_t::replace);
  Complaint complaint;
  CaseFields fields{object, complaint, {}};
  asked.is_chess960 = fields.maybe_named<ruling::Variant>("variant") == ruling::Variant::chess960;
  read_found(object, fields, asked);
  if (complaint) return tl::unexpected(CaseFault{asked.id, "wrong-fact", *complaint});
  return asked;
}

using SteadyClock = std::chrono::steady_clock;

std::string answer_to(std::string_view line, words::Catalogue const& catalogue, Millis deadline) {
  auto const started = SteadyClock::now();
  ours::Effort effort;
  if (deadline > Millis{0}) effort.is_time_up = [=] { return SteadyClock::now() - started >= deadline; };
  return answer_to(line, catalogue, effort);
}

std::string answer_to(std::string_view line, words::Catalogue const& catalogue, ours::Effort const& effort) {
  auto const started = SteadyClock::now();
  auto const asked = read_case(line);
  if (!asked) return reconcile::write_fault(asked.error());  // that of rulings takes the same
  auto const settlement = ours::settle(asked->found, effort);
  return write_answer(*asked, settlement, SteadyClock::now() - started, catalogue);
}

}  // namespace tactus::program::reconcile
