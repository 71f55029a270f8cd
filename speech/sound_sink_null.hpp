// SPDX-License-Identifier: GPL-3.0-or-later
// A sink without sound: for machines that only show captions, and for tests. Any amount of speech takes no
// time.
#pragma once

#include "speech/cut_mark.hpp"
#include "speech/sound_sink.hpp"

namespace tactus::speech {

class NullSink final : public SoundSink {
 public:
  void begin(table::Audience /*to*/) override { mark_.begin(); }
  bool write(Samples /*samples*/) override { return !mark_.is_cut(); }
  Heard finish() override { return mark_.is_cut() ? Heard::cut : Heard::completely; }
  void cut() noexcept override { mark_.cut(); }

 private:
  CutMark mark_;
};

}  // namespace tactus::speech
