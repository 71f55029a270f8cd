// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/ruling_line.hpp"

#include "core/arbitration/laws/decide.hpp"
#include "src/arbiter/ruling_answer.hpp"

namespace tactus::program::ruling {

std::string answer_to(std::string_view line, words::Catalogue const& catalogue) {
  auto const asked = read_case(line);
  if (!asked) return write_fault(asked.error());
  auto const ruling = arbitration::laws::decide(asked->situation);
  return ruling ? write_answer(*asked, *ruling, catalogue) : write_fault(*asked, ruling.error(), catalogue);
}

}  // namespace tactus::program::ruling
