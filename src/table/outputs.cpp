// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/outputs.hpp"

#include "speech/sound_sink_portaudio.hpp"
#include "speech/translatable.hpp"
#include "src/equipment/sentences_of.hpp"
#include "src/words/spoken_language.hpp"

#include <ostream>

namespace tactus::program {

ExitStatus run_outputs(OutputsOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const sentences = equipment::sentences_of(words::catalogue_of(options.language, errors));
  auto const names = speech::sound_device_names();
  speech::Argument const count[] = {{"count", static_cast<std::uint32_t>(names.size())}};
  out << sentences.written(speech::translatable("sound devices: {count}"), count) << '\n';
  for (std::string const& name : names) out << name << '\n';
  return ExitStatus::done;
}

}  // namespace tactus::program
