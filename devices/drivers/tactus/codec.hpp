// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the sentences of our own protocol, with checksum and CR LF: what boards and clocks say, what a host
// asks.
#pragma once

#include "core/chess/placement.hpp"
#include "core/clock/reading.hpp"
#include "devices/drivers/device_event.hpp"
#include "devices/drivers/framing.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::devices {

// Finds the sentences of our own protocol, `$...*hh` CR LF, in a stream of bytes
// (docs/builders/serial-protocol.md). A '$' always starts a sentence, whatever went wrong before it. Pure;
// never holds more than 82 characters.

/// What stands between '$' and '*'; its checksum was right.
struct Sentence {
  std::string body;
  bool operator==(Sentence const&) const = default;
};
using SentenceLexeme = std::variant<Sentence, Dropped>;

/// XOR of all characters of the body, the number behind '*'.
std::uint8_t sentence_checksum(std::string_view body);

class SentenceFramer {
 public:
  /// Longest sentence, from '$' to LF.
  static constexpr std::size_t limit = 82;

  /// The result does not depend on how the bytes are cut into calls.
  std::vector<SentenceLexeme> feed(std::span<std::uint8_t const> bytes);
  /// All bytes dropped so far.
  std::size_t discarded() const { return discarded_; }

 private:
  std::optional<SentenceLexeme> push(char c);
  std::optional<SentenceLexeme> finish();
  std::optional<SentenceLexeme> noise(char c);
  Dropped give_up(DropReason reason, std::size_t bytes);

  bool in_sentence_ = false;
  bool in_noise_ = false;  // the run of noise has been reported
  std::string text_;       // the sentence so far, with its '$'
  std::size_t discarded_ = 0;
};

/// What a host may ask for: identification, occupancy, pieces, clock times.
enum class Query : char { identification = 'I', occupancy = 'S', pieces = 'P', times = 'T' };
/// For the device's side of the line. Nothing if the sentence is not a query.
std::optional<Query> parse_query(Sentence const& sentence);
/// One of ours, from a board or a clock: proof of the protocol for a probe.
bool is_from_device(Sentence const& sentence);

class SentenceDecoder {
 public:
  /// A gap in the sequence numbers gives a StateDoubtful before the event itself, which is used all the same.
  std::vector<DeviceEvent> decode(SentenceLexeme const& lexeme);

 private:
  std::vector<DeviceEvent> decode_sentence(Sentence const& sentence);
  std::optional<StateDoubtful> check_sequence(bool is_clock, std::string_view field);

  std::optional<unsigned> last_of_board_;
  std::optional<unsigned> last_of_clock_;
};

/// `$body*hh` CR LF. Precondition: body is printable, without '$' and '*', at most 76 characters.
std::string sentence_of(std::string_view body);

// `sequence` counts all sentences of one device and wraps at 1000; larger numbers are wrapped here.
std::string occupancy_sentence(unsigned sequence, chess::SquareSet squares);
std::string pieces_sentence(unsigned sequence, chess::Placement const& placement);
/// `device_time`: of the device's own counter.
std::string change_sentence(unsigned sequence, chess::Square square, bool is_occupied, Millis device_time);
/// A stopped clock keeps its turn (`to_move`); negative times are written as 0.
std::string times_sentence(unsigned sequence, clock::Reading const& reading);
/// The four buttons of our own clocks. Precondition: white, black, mode or say.
std::string button_sentence(unsigned sequence, Button button);

enum class Talker : std::uint8_t { board, clock };
/// Precondition: name and firmware hold no comma.
std::string identification_sentence(Talker talker, std::string_view name, std::string_view firmware);

// What a host says goes only to a port that has already proved to be ours: the letters of these sentences are
// commands to a DGT board.

std::string query_sentence(Query query);
/// These squares are lit and no others.
std::string lamps_sentence(chess::SquareSet squares);

}  // namespace tactus::devices
