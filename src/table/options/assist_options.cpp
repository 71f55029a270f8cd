// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/assist_options.hpp"

#include "src/table/options/option_forms.hpp"
#include "src/table/options/options.hpp"

#include <map>
#include <string>
#include <vector>

namespace tactus::program {
namespace {

using table::DutyKind;
using table::DutySet;

std::map<std::string, DutySet> const duties_by_name{
    {"make", {DutyKind::make_move}},       {"announce", {DutyKind::announce_move}},
    {"clock", {DutyKind::start_clock}},    {"write", {DutyKind::write_move}},
    {"tell", {DutyKind::tell_on_request}}, {"adjourn", {DutyKind::seal_move, DutyKind::fill_envelope}}};

std::optional<Message> take_duties(DutySet& duties, std::vector<std::string> const& names) {
  duties = {};
  for (std::string const& name : names) {
    auto const found = duties_by_name.find(name);
    if (found == duties_by_name.end())
      return say("{value}: expected {choices}",
                 {{"value", name}, {"choices", "make|announce|clock|write|tell|adjourn"}});
    duties = duties | found->second;
  }
  return std::nullopt;
}

}  // namespace

void add_assist_options(CLI::App& app, AssistOptions& assist) {
  using speech::Whose;
  CLI::Option& whose = *add_choice<std::optional<Whose>>(
      app, "--assist", assist.whose,
      {{"white", Whose::white}, {"black", Whose::black}, {"both", Whose::both}},
      "Whose assistant is told here what to do next (nobody's)");
  CLI::Option& duties = *add_texts(
      app, "--duties", Values::with_commas,
      [&assist](std::vector<std::string> const& names) { return take_duties(assist.duties, names); },
      "The duties of that assistant: make, announce, clock, write, tell, adjourn (all)", "LIST");
  add_need(duties, whose);
}

void guide_assistants(table::TableSetup& setup, AssistOptions const& assist) {
  if (assist.whose && *assist.whose != speech::Whose::black) setup.white.guided = assist.duties;
  if (assist.whose && *assist.whose != speech::Whose::white) setup.black.guided = assist.duties;
}

}  // namespace tactus::program
