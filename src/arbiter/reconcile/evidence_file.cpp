// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/evidence_file.hpp"

#include "src/store/game_reader.hpp"

#include <ostream>

namespace tactus::program {

std::optional<GameEvidence> evidence_in(std::string const& file, Complaints const& complain,
                                        std::ostream& errors) {
  auto reader = store::GameReader::open(file);
  if (!reader) {
    complain(message_of(reader.error()));
    return std::nullopt;
  }
  auto const batch = reader->read_whole();
  GameEvidence evidence;
  for (store::NumberedEvent const& each : batch.events) evidence.take(each.stamped);
  if (batch.damage)
    errors << complain.text(say("warning: {fault}; {count} events could be read",
                                {{"fault", complain.text(message_of(*batch.damage))},
                                 {"count", static_cast<unsigned>(batch.events.size())}}))
           << '\n';
  if (evidence.is_started()) return evidence;
  complain(say("no game in {file}; expected its start", {{"file", file}}));
  return std::nullopt;
}

}  // namespace tactus::program
