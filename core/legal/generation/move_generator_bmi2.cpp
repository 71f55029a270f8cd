// SPDX-License-Identifier: GPL-3.0-or-later
// The generator once more for processors with BMI2. Only the two functions here are compiled for them, with
// everything inlined into them: nothing that other code shares may need such a processor.

#include "core/legal/generation/legal_generation.hpp"
#include "core/legal/generation/move_generator.hpp"
#include "core/legal/generation/pext_sliders.hpp"

namespace tactus::chess {

#ifdef TACTUS_HAS_PEXT_PATH
namespace {

TACTUS_TARGET_BMI2 void list_with_bmi2(PositionWords const& words, MoveList& list) {
  ListingSink sink{list};
  legal_moves<PextSliders>(words, sink);
}

TACTUS_TARGET_BMI2 unsigned count_with_bmi2(PositionWords const& words) {
  CountingSink sink;
  legal_moves<PextSliders>(words, sink);
  return sink.count();
}

bool processor_gathers_bits_fast() {
  bool const has_all =
      __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
  return has_all && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}

}  // namespace

std::optional<GeneratorPath> bmi2_path() {
  if (!processor_gathers_bits_fast()) return std::nullopt;
  return GeneratorPath{list_with_bmi2, count_with_bmi2};
}
#else
std::optional<GeneratorPath> bmi2_path() { return std::nullopt; }
#endif

}  // namespace tactus::chess
