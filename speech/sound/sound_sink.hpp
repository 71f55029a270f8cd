// SPDX-License-Identifier: GPL-3.0-or-later
// Port: where the samples of speech go. One utterance at a time: begin, write..., finish, all from the speech
// thread; cut from any thread.
#pragma once

#include "core/message/message.hpp"
#include "core/table/announcement.hpp"
#include "speech/listener.hpp"
#include "speech/voice/synthesiser.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::speech {

/// From the best to the worst when several outputs say the same.
enum class Heard : std::uint8_t {
  completely,  // played to its last sample; also by an output that has nothing to play on by intention
  cut,         // cut() was called
  lost,        // the output went away in the middle
  nowhere,     // nothing to play on, for these ears; not begun
};

// Tells an utterance that was begun before a cut from one begun after it, between two threads without a lock.

class CutMark {
 public:
  /// The thread that speaks.
  void begin() { begun_ = cuts_.load(std::memory_order_acquire); }
  bool is_cut() const { return begun_ != cuts_.load(std::memory_order_acquire); }
  /// Any thread.
  void cut() noexcept { cuts_.fetch_add(1, std::memory_order_acq_rel); }

 private:
  std::uint32_t begun_ = 0;
  std::atomic<std::uint32_t> cuts_{0};
};

class SoundSink {
 public:
  SoundSink() = default;
  SoundSink(SoundSink const&) = delete;
  SoundSink& operator=(SoundSink const&) = delete;
  virtual ~SoundSink() = default;

  /// Starts an utterance for these ears. Samples of a cut one are not played any more. Returns at once.
  virtual void begin(table::Audience to) = 0;
  /// Mono, 16 bit, speech_rate_hz. Waits while the device has enough; false when the utterance was cut or
  /// lost.
  virtual bool write(Samples samples) = 0;
  /// Waits until what was written since begin() has been heard.
  virtual Heard finish() = 0;
  /// Silence, now: ends the utterance that was begun last. Any thread; returns at once.
  virtual void cut() noexcept = 0;
  /// Players whom the utterance that was finished last did not reach, though they were to hear it. Speech
  /// thread.
  virtual std::optional<Whose> missed() const { return std::nullopt; }
  /// One English sentence on what is wrong with this sink now; empty when nothing is. Speech thread.
  virtual std::string trouble() const { return {}; }
};

// A sink without sound: for machines that only show captions, and for tests. Any amount of speech takes no
// time.

class NullSink final : public SoundSink {
 public:
  void begin(table::Audience /*to*/) override { mark_.begin(); }
  bool write(Samples /*samples*/) override { return !mark_.is_cut(); }
  Heard finish() override { return mark_.is_cut() ? Heard::cut : Heard::completely; }
  void cut() noexcept override { mark_.cut(); }

 private:
  CutMark mark_;
};

// Several sinks as one, for example a loudspeaker and a file.

/// An utterance is heard as the worst of its sinks heard it. A sink that refuses samples does not keep them
/// from the others.
class TeeSink final : public SoundSink {
 public:
  explicit TeeSink(std::vector<std::unique_ptr<SoundSink>> sinks) : sinks_(std::move(sinks)) {}

  void begin(table::Audience to) override;
  bool write(Samples samples) override;
  Heard finish() override;
  void cut() noexcept override;
  std::optional<Whose> missed() const override;
  std::string trouble() const override;

 private:
  std::vector<std::unique_ptr<SoundSink>> sinks_;
};

// The speech of a whole game in one WAV file: 22050 Hz, mono, 16 bit, as fast as it is synthesised, a short
// gap between utterances.

/// A new file, a device or a FIFO. It can be read at any time, also after a crash: its header is brought
/// up to date with each utterance and at least once in a second of speech. The error is one English sentence.
/// A full disk shows in trouble(); speaking goes on.
tl::expected<std::unique_ptr<SoundSink>, Message> make_wav_sink(std::string const& path);

}  // namespace tactus::speech
