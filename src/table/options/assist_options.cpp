// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/assist_options.hpp"

#include "src/command_line/command_line.hpp"

#include <map>
#include <vector>

#include <CLI/CLI.hpp>

namespace tactus::program {
namespace {

using table::DutyKind;

std::map<std::string, DutyKind> const duties_by_name{{"make", DutyKind::make_move},
                                                     {"announce", DutyKind::announce_move},
                                                     {"clock", DutyKind::start_clock},
                                                     {"write", DutyKind::write_move},
                                                     {"tell", DutyKind::tell_on_request}};

std::string not_a_duty(std::string const& name) {
  return duties_by_name.contains(name) ? std::string{}
                                       : name + ": expected make, announce, clock, write, tell";
}

}  // namespace

void add_assist_options(CLI::App& app, AssistOptions& assist) {
  using speech::Whose;
  std::map<std::string, Whose> const players{
      {"white", Whose::white}, {"black", Whose::black}, {"both", Whose::both}};
  auto* const whose = app.add_option_function<std::string>(
      "--assist", [&assist, players](std::string const& word) { assist.whose = players.at(word); },
      "Whose assistant is told here what to do next (nobody's)");
  whose->transform(CLI::IsMember({"white", "black", "both"}, command_line::folded_value))->type_name("WHOSE");
  app.add_option_function<std::vector<std::string>>(
         "--duties",
         [&assist](std::vector<std::string> const& names) {
           assist.duties = {};
           for (std::string const& name : names) assist.duties.insert(duties_by_name.at(name));
         },
         "The duties of that assistant: make, announce, clock, write, tell (all)")
      ->delimiter(',')
      ->check(not_a_duty)
      ->needs(whose)
      ->type_name("LIST");
}

void guide_assistants(table::TableSetup& setup, AssistOptions const& assist) {
  if (assist.whose && *assist.whose != speech::Whose::black) setup.white.guided = assist.duties;
  if (assist.whose && *assist.whose != speech::Whose::white) setup.black.guided = assist.duties;
}

}  // namespace tactus::program
