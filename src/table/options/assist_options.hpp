// SPDX-License-Identifier: GPL-3.0-or-later
// Whose assistant works with this console, and in which of his duties Tactus guides him.
#pragma once

#include "core/table/table_setup.hpp"
#include "speech/listener.hpp"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace tactus::program {

struct AssistOptions {
  std::optional<speech::Whose> whose;  // nothing: nobody's
  table::DutySet duties = table::DutySet::all();
};

void add_assist_options(CLI::App& app, AssistOptions& assist);

/// The players' assistants are guided as asked for.
void guide_assistants(table::TableSetup& setup, AssistOptions const& assist);

}  // namespace tactus::program
