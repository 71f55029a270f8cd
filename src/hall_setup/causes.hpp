// SPDX-License-Identifier: GPL-3.0-or-later
// What can be wrong with a hall, each cause in its own words, for `hall check`.
#pragma once

#include "core/message/message.hpp"
#include "src/hall/broker_account.hpp"
#include "src/hall/certificate.hpp"

#include <optional>
#include <string>

namespace tactus::hall_setup {

/// Why this person cannot read the file; nothing: he can.
std::optional<Message> reading_fault(std::string const& folder, std::string const& name);

/// Why the broker's service cannot read its own files, once root has started it; nothing: it can, or nobody
/// but root can know.
std::optional<Message> service_fault(std::string const& folder);

/// Since this program is on this machine, no earlier time is the true one.
Instant installed_at();

/// `what`: of whom it is, such as "server.crt".
Message certificate_words(std::string const& what, hall::CertificateFault fault, std::string const& pem,
                          hall::CertificateUse const& use);

/// The certificate that whoever listens there shows, in PEM, taken without trust; empty: none within five
/// seconds.
std::string shown_certificate(std::string const& host, std::uint16_t port);

/// Why a user cannot come to the broker: `why` is what its link has told.
Message refusal_words(hall::BrokerAccount const& account, std::string const& why, Instant now);

}  // namespace tactus::hall_setup
