// SPDX-License-Identifier: GPL-3.0-or-later
// Sound in memory, and as files: FLAC or WAV by the end of the name, mono, 16 bit. Any thread.
#pragma once

#include "core/instant.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::speech {

struct Sound {
  unsigned rate_hz = 0;
  std::vector<std::int16_t> samples{};

  Millis length() const;
  /// Of the loudest sample, 0 to 32768.
  int peak() const;
};

/// The same sound with so many samples a second.
Sound resampled(Sound const& sound, unsigned rate_hz);

/// The error is one English sentence. Longer files than a recording can be are refused.
tl::expected<Sound, std::string> read_sound(std::string const& file);

enum class SoundFileFault : std::uint8_t { name_taken, not_written };
struct SoundFileError {
  SoundFileFault fault;
  std::string message;  // one English sentence
};
enum class Existing : std::uint8_t { kept, replaced };
/// When this returns well, the file is whole, was read back and is on the disk. Until then there is no file
/// of this name, or still the old one: what is unfinished, also after a power cut, has ".part" behind its
/// name.
tl::expected<void, SoundFileError> write_sound(std::string const& file, Sound const& sound,
                                               Existing existing);

}  // namespace tactus::speech
