// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/evidence_file.hpp"

#include "src/store/game_reader.hpp"

#include <ostream>

namespace tactus::program {

std::optional<EvidenceOfFile> evidence_in(std::string const& file, Complaints const& complain,
                                          std::ostream& errors) {
  auto reader = store::GameReader::open(file);
  if (!reader) {
    complain(message_of(reader.error()));
    return std::nullopt;
  }
  auto const batch = reader->read_whole();
  auto const note = [&](Message const& what) {
    errors << complain.text(say("note: {text}", {{"text", std::vector{what}}})) << '\n';
  };
  if (reader->note()) note(message_of(*reader->note()));
  EvidenceOfFile found;
  found.game = reader->game_id().value_or("");
  for (store::NumberedEvent const& each : batch.events) {
    for (Incident const& incident : found.evidence.take(each.stamped))
      if (incident.is(Happening::recorded_otherwise) || found.evidence.has_left_out()) note(incident.words);
    found.last_event = each.seq;
  }
  if (batch.damage)
    errors << complain.text(say("warning: {fault}; {count} events could be read",
                                {{"fault", complain.text(message_of(*batch.damage))},
                                 {"count", static_cast<unsigned>(batch.events.size())}}))
           << '\n';
  if (found.evidence.is_started()) return found;
  complain(say("no game in {file}; expected its start", {{"file", file}}));
  return std::nullopt;
}

}  // namespace tactus::program
