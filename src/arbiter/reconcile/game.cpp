// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/game.hpp"

#include "src/arbiter/decisions/decisions.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/input.hpp"
#include "src/arbiter/reconcile/evidence_file.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"
#include "src/arbiter/sheet/sheet_forms.hpp"

#include <chrono>
#include <filesystem>
#include <ostream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;
using chess::Color;

constexpr int unreadable = 1;
constexpr int unusable = 2;
constexpr Color both_sides[]{Color::white, Color::black};

char const* option_name(Color player) { return player == Color::white ? "white" : "black"; }

class GameSettling {
 public:
  GameSettling(ReconcileGameOptions const& options, std::ostream& out, std::ostream& errors)
      : options_(options),
        out_(out),
        errors_(errors),
        catalogue_(answer_catalogue(options.language, errors)) {}

  int run() {
    if (!read_game()) return unreadable;
    if (!collect_boards()) return unusable;
    bool const has_sheets = !options_.sheets.white.empty();
    if (has_sheets && !collect_sheets()) return unusable;
    auto const done = has_sheets ? settled_game(evidence_, table_, options_.rules)
                                 : game_without_sheets(evidence_, table_, options_.rules);
    show(done.decision, done.sheet);
    return has_sheets ? record(done.decision) : 0;
  }

 private:
  bool read_game() {
    auto evidence = evidence_in(options_.game, complain(), errors_);
    if (!evidence) return false;
    evidence_ = std::move(evidence->evidence);
    about_.game = std::move(evidence->game);
    about_.event = evidence->last_event;
    return true;
  }

  bool collect_boards() {
    for (Color const player : both_sides) {
      auto const board =
          options_.boards[player].empty() ? sensed_board(evidence_.state(), player) : typed_board(player);
      if (!board) {
        complain()(say("expected --board {side}=FEN, the pieces on that board or a file of them",
                       {{"side", std::string{option_name(player)}}}));
        return false;
      }
      table_.boards[player] = *board;
    }
    return true;
  }
  std::optional<ours::FoundBoard> typed_board(Color player) const {
    std::string const& argument = options_.boards[player];
    if (auto const board = read_found_board(argument)) return board;
    auto const text = text_of_file(argument, a_mebibyte);
    return text ? read_found_board(text->text) : std::nullopt;
  }

  bool collect_sheets() {
    for (Color const player : both_sides) {
      std::string const& path = options_.sheets[player];
      auto const text = text_of_file(path, a_mebibyte);
      if (!text) {
        complain()(say("cannot read {file}", {{"file", path}}), say("a scoresheet as a text file"));
        return false;
      }
      if (auto const note = reading_note(path, text->as))
        errors_ << "note: " << complain().text(*note) << '\n';
      auto const sheet = ours::read_sheet_file(text->text);
      if (!sheet) {
        complain()(say("{file}, line {number}: expected {what}",
                       {{"file", path},
                        {"number", static_cast<unsigned>(sheet.error().line)},
                        {"what", std::string{describe(sheet.error().what)}}}));
        return false;
      }
      table_.sheets[player] = *sheet;
    }
    return true;
  }

  Complaints complain() const { return {errors_, catalogue_}; }
  SheetVoice voice() const { return {catalogue_, options_.rules}; }
  void show(ours::Decision const& decision, std::vector<SheetSection> const& sheet) {
    switch (options_.format) {
      case SheetFormat::text: out_ << sheet_as_text(sheet, voice()); break;
      case SheetFormat::json: out_ << sheet_as_json(decision, sheet, voice()); break;
      case SheetFormat::html: out_ << sheet_as_page(sheet, voice(), printed_table(decision)); break;
    }
    out_.flush();
  }

  PrintedTable printed_table(ours::Decision const& decision) const {
    return {table_lines(evidence_.state().setup()), diagrams_of(decision)};
  }

  int record(ours::Decision const& decision) {
    if (options_.decide.empty()) return 0;
    if (is_number_of_no_answer(decision, options_.decide)) {
      complain()(say("--decide {text}: expected 1 to {count}, or own words; nothing is recorded",
                     {{"text", options_.decide}, {"count", static_cast<unsigned>(decision.lawful.size())}}));
      return unusable;
    }
    auto const now = std::chrono::floor<Millis>(std::chrono::system_clock::now());
    auto const recorded =
        recorded_decision(decision, {options_.decide, options_.reason}, about(), now, voice());
    std::string const file = decisions_beside(options_.game);
    auto decisions = Decisions::open(file);
    auto const number = decisions ? decisions->add(recorded) : tl::unexpected(decisions.error());
    if (!number) {
      complain()(number.error());
      return unusable;
    }
    errors_ << complain().text(say("Decision {number} is recorded in {file}.",
                                   {{"number", static_cast<unsigned>(*number)}, {"file", file}}))
            << '\n';
    return 0;
  }

  DecisionCase about() const {
    auto about = about_;
    auto const& state = evidence_.state();
    auto const& setup = state.setup();
    about.board = std::filesystem::path{options_.game}.filename().string();
    about.number = setup.board_number.value_or(0);
    about.white = setup.white.name.text();
    about.black = setup.black.name.text();
    about.cause = voice()(say("Boards differ."));
    about.clocks_before = clocks_text(state.last_reading());
    return about;
  }

  ReconcileGameOptions const& options_;
  std::ostream& out_;
  std::ostream& errors_;
  words::Catalogue catalogue_;
  GameEvidence evidence_;
  DecisionCase about_;  // as far as the file's frame says it
  FoundTable table_;
};

}  // namespace

int run_reconcile_game(ReconcileGameOptions const& options, std::ostream& out, std::ostream& errors) {
  return GameSettling{options, out, errors}.run();
}

}  // namespace tactus::program
