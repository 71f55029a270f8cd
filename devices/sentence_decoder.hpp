// SPDX-License-Identifier: GPL-3.0-or-later
// What the sentences of our own boards ($PTACB) and clocks ($PTACC) mean, and what a host asks them ($PTACQ).
// Pure; holds only the last sequence number of each kind of device.
#pragma once

#include "devices/device_event.hpp"
#include "devices/sentence_framer.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace tactus::devices {

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

}  // namespace tactus::devices
