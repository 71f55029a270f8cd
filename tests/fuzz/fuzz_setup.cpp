// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a set-up file: read or refused, each value taken or refused by its option, and what was taken
// can be told and is read again from the lines that would be written for it.
#include "src/table/options/settings.hpp"
#include "src/table/options/settings_text.hpp"
#include "src/table/setup/agreement.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace tactus::program;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  auto const values = read_settings({reinterpret_cast<char const*>(data), size}, setup_table());
  if (!values) return 0;
  PlayOptions play;
  std::string written;
  for (Setting const& each : take_settings(play, *values)) written += line_of(*each.key, each.value) + '\n';
  auto const agreed = agreed_setup(play, "2026.11.21");
  if (agreement_facts(agreed).size() < 8) std::abort();
  (void)agreement_fault(agreed);
  if (!read_settings(written, setup_table())) std::abort();
  return 0;
}
