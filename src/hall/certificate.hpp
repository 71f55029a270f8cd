// SPDX-License-Identifier: GPL-3.0-or-later
// What a certificate of a hall says of itself: from when until when it holds, for which machines, by which
// authority. TLS only says that something went wrong. Pure; trusts nothing.
#pragma once

#include "core/instant.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::hall {

/// Both included.
struct Validity {
  Instant from, until;
  bool operator==(Validity const&) const = default;
};

/// Of the first certificate (X.509) in a text in PEM. Nothing: there is none that can be read.
std::optional<Validity> validity_of(std::string_view pem);

/// This machine's clock says a time at which the certificate does not hold.
struct WrongClock {
  Instant now;
  Validity certificate;
};
/// Nothing: it holds, or it cannot be read.
std::optional<WrongClock> wrong_clock(std::string_view pem, Instant now);

/// One clause in English that says what to do.
std::string describe(WrongClock const& clock);

/// For who asks for a machine by that name or address.
bool is_for(std::string_view pem, std::string const& host);
/// The names and addresses of machines that it is for, in its order.
std::vector<std::string> hosts_of(std::string_view pem);

/// Why a certificate is refused, the first cause alone.
enum class CertificateFault : std::uint8_t {
  unreadable,
  other_authority,  // signed by another hall's
  clock_behind,     // this machine's clock: it says a time that is over for certain
  not_yet,          // it begins later
  over,
  other_name,  // for other machines
};
struct CertificateUse {
  std::string authority;  // PEM
  std::string host;       // as it is asked for
  Instant now;
  Instant past{};  // was over before this program came onto the machine
};
/// Nothing: it is good.
std::optional<CertificateFault> fault_of(std::string_view pem, CertificateUse const& use);

}  // namespace tactus::hall
