// SPDX-License-Identifier: GPL-3.0-or-later
// Codes by which a device comes in that cannot open the address with the token: a phone in the hall, or a
// browser that has lost its cookie. Short enough to be read aloud, so that guesses are few. Any thread; time
// is an argument.
#pragma once

#include "core/instant.hpp"

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

/// Eight signs of the system's randomness, "ABCD-EFGH": no O and 0, no I and 1.
std::string new_entry_code();

enum class CodeRefusal : std::uint8_t {
  wrong,
  too_many,  // wrong ones from there; nothing is looked at for the rest of the hour
};

class EntryCodes {
 public:
  /// Of one address (IPv6: of its network) within an hour; on this machine, whose address all its programs
  /// and users share, of one device.
  static constexpr std::size_t tries = 5;
  static constexpr Millis tries_within{3'600'000};
  static constexpr Millis device_code_holds{600'000};
  static constexpr std::size_t devices_within_an_hour = 64;

  struct Code {
    std::string arbiter, text;
  };

  /// One for each arbiter, who finds it where the desk runs; another takes its place when it was used.
  explicit EntryCodes(std::vector<std::string> const& arbiters);
  /// In the order of the arbiters.
  std::vector<Code> standing() const;
  /// For one more device of an arbiter who is in, for ten minutes.
  std::string add(std::string const& arbiter, Instant now);

  /// For a browser that has none yet, to be sent back by it. Empty: so many were given out within the hour
  /// that they would be as many tries.
  std::string new_device(Instant now);
  bool is_device(std::string_view device) const;

  struct Entry {
    tl::expected<std::string, CodeRefusal> arbiter;  // who he is that comes in
    bool are_renewed = false;                        // there are other standing codes now
  };
  /// Small letters, blanks and dashes are as good. After the last wrong try of an address all standing codes
  /// are others; of devices of this machine once an hour, so that none of them can keep the codes changing.
  /// `device`: what its browser sends back of what came with the form; empty: nothing. What was not given out
  /// here is no device.
  Entry enter(std::string_view typed, std::string const& address, Instant now, std::string_view device = {});

 private:
  struct DeviceCode {
    Code code;
    Instant until;
  };
  bool is_given_out(std::string_view device) const;
  bool is_patient(std::string const& who, Instant now);
  /// True: it was his last one.
  bool note_wrong(std::string const& who, Instant now);
  bool may_renew_for_device(Instant now);

  mutable std::mutex mutex_;
  std::vector<Code> standing_;
  std::vector<DeviceCode> of_devices_;
  struct Device {
    std::string secret;
    Instant since;
  };
  std::vector<Device> devices_;                        // given out, the oldest first
  std::map<std::string, std::vector<Instant>> wrong_;  // by network or device, the oldest first
  std::optional<Instant> renewed_for_device_;
};

}  // namespace tactus::desk
