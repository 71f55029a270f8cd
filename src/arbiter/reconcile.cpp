// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/reconcile.hpp"

#include "src/arbiter/answer_language.hpp"
#include "src/arbiter/reconcile_line.hpp"
#include "src/arbiter/waiting_input.hpp"

#include <istream>
#include <ostream>
#include <unistd.h>

namespace tactus::program {

int run_reconcile(ReconcileOptions const& options, std::ostream& out, std::ostream& errors) {
  WaitingInput input{STDIN_FILENO, [&out] { out.flush(); }};
  std::istream in{&input};
  auto const catalogue = answer_catalogue(options.language, errors);
  for (std::string line; std::getline(in, line);)
    out << reconcile::answer_to(line, catalogue, Millis{options.deadline_ms}) << '\n';
  out.flush();
  return 0;
}

}  // namespace tactus::program
