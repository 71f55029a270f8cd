// SPDX-License-Identifier: GPL-3.0-or-later
// The recorder of spoken moves (D.2.7) changes nothing at the table: its owner is told, alone, and the
// arbiter can read it.
#include "core/table/fold.hpp"

namespace tactus::table {

void absorb(Fold& f, RecorderReported const& in) {
  if (f.facts().is_started) tell(f, in.by, RecorderTold{in.fact});
}
void absorb(Fold& f, RecordingKept const& in) {
  if (f.facts().is_started) tell(f, in.by, RecordingSaved{in.length});
}
void absorb(Fold& f, RecordingsAsked const& in) {
  if (f.facts().is_started) tell(f, in.by, RecordingsPlayed{in.files});
}

}  // namespace tactus::table
