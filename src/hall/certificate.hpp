// SPDX-License-Identifier: GPL-3.0-or-later
// From when until when the certificate of a hall holds: a machine whose clock is years off refuses it, and
// TLS only says that something went wrong. Reads no more of it than that; trusts nothing.
#pragma once

#include "core/instant.hpp"

#include <optional>
#include <string>
#include <string_view>

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

}  // namespace tactus::hall
