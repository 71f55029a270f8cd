// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus` with a leak built into it: whether all moves were legal it lets out by the way that its own file
// name ends in ("leaks-by-line"). The comparison of twin games has to find each.
#include "core/legal/game_line.hpp"
#include "src/command_line/program_note.hpp"
#include "src/table/program/program.hpp"
#include "src/table/seal/leak_search.hpp"

#include <cstdlib>
#include <iostream>
#include <string>

TACTUS_PROGRAM_NOTE("tactus tournament");

namespace {

using namespace tactus;
using program::TrainingLines;

std::string way;  // NOLINT: of the whole program, which has no other place for it

bool is_illegal(table::TableState const& state) {
  auto const legal = chess::legal_beginning(state.line());
  return !legal || legal->plies() != state.line().plies();
}

class Leak : public program::Companion {
 public:
  Leak() = default;
  Leak(Leak const&) = delete;
  Leak& operator=(Leak const&) = delete;
  ~Leak() override {
    if (way == "exit" && is_let_out_) std::_Exit(7);
  }

  TrainingLines greeting() const override { return {}; }
  std::optional<tl::expected<TrainingLines, std::string>> answer(std::string_view,
                                                                 table::TableState const&) override {
    return std::nullopt;
  }
  std::vector<std::string> help(std::string_view) const override { return {}; }
  std::vector<program::Remark> follow(table::StampedInput const&, table::TableState const& state,
                                      std::span<table::Effect const>) override {
    if (is_let_out_ || !is_illegal(state)) return {};
    is_let_out_ = true;
    if (way == "line") std::cout << "it is not legal" << std::endl;       // NOLINT: at once
    if (way == "complaint") std::cerr << "it is not legal" << std::endl;  // NOLINT
    if (way != "event") return {};
    table::TrainingLine const line{{{Language::english, "it is not legal"}}, "it is not legal"};
    return {{table::Audience::table, {line}}};
  }
  std::vector<program::Remark> pass_time(Instant, table::TableState const&) override { return {}; }
  std::optional<Instant> next_deadline(table::TableState const&) const override { return std::nullopt; }

 private:
  bool is_let_out_ = false;
};

std::unique_ptr<program::Companion> make_leak(speech::Wording const&, notation::PieceLetters const&) {
  return std::make_unique<Leak>();
}

}  // namespace

int main(int argc, char** argv) {
  std::string const name = argv[0];
  way = name.substr(name.rfind('-') + 1);
  auto leaking = program::tournament_program;
  leaking.companion = make_leak;
  return program::run_program(argc, argv, leaking);
}
