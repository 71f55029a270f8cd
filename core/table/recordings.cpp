// SPDX-License-Identifier: GPL-3.0-or-later
// The recorder of spoken moves (D.2.7) changes nothing at the table: its owner is told, alone, and the
// arbiter can read it.
#include "core/table/fold.hpp"

namespace tactus::table {
namespace {

void tell_alone(Fold& f, Color to, Content content) {
  if (f.facts().is_started) f.say({.to = audience_of(to), .content = std::move(content)});
}

}  // namespace

void absorb(Fold& f, RecorderReported const& in) { tell_alone(f, in.by, RecorderTold{in.fact}); }
void absorb(Fold& f, RecordingKept const& in) { tell_alone(f, in.by, RecordingSaved{in.length}); }
void absorb(Fold& f, RecordingsAsked const& in) { tell_alone(f, in.by, RecordingsPlayed{in.files}); }

}  // namespace tactus::table
