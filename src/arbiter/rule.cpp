// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/rule.hpp"

#include "src/arbiter/answer_language.hpp"
#include "src/arbiter/rule_console.hpp"
#include "src/arbiter/ruling_line.hpp"
#include "src/arbiter/waiting_input.hpp"

#include <istream>
#include <ostream>
#include <unistd.h>

namespace tactus::program {
namespace {

int answer_lines(std::istream& in, std::ostream& out, words::Catalogue const& catalogue) {
  for (std::string line; std::getline(in, line);) out << ruling::answer_to(line, catalogue) << '\n';
  out.flush();
  return 0;
}

}  // namespace

int run_rule(RuleOptions const& options, std::ostream& out, std::ostream& errors) {
  WaitingInput input{STDIN_FILENO, [&out] { out.flush(); }};
  std::istream in{&input};
  auto const catalogue = answer_catalogue(options.language, errors);
  if (options.is_jsonl) return answer_lines(in, out, catalogue);
  return converse({in, out, errors, ::isatty(STDIN_FILENO) == 1}, catalogue, options.sheet);
}

}  // namespace tactus::program
