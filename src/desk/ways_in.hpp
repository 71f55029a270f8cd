// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk prints for who wants to come in: addresses and codes, one a line, and pictures of them for
// the camera of a phone.
#pragma once

#include "core/message/message.hpp"
#include "src/desk/web/web.hpp"

#include <iosfwd>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::desk {

/// A QR code (ISO/IEC 18004) as lines for a terminal, dark on light whatever its colours are, two rows of
/// squares a line. None: it cannot be made.
std::vector<std::string> qr_lines(std::string const& text);

class WaysIn {
 public:
  /// `certificate`: PEM of the page's, empty without TLS. `has_pictures`: for eyes, at a terminal.
  WaysIn(Translate translate, std::string certificate, bool has_pictures, std::ostream& out)
      : translate_(std::move(translate)),
        certificate_(std::move(certificate)),
        has_pictures_(has_pictures),
        out_(out) {}

  /// The text of all of them comes first, then the pictures.
  void tell(Web const& web, bool is_for_phones);
  /// Any thread. `guessed_from`: why they are others; empty: one was used.
  void tell_codes(std::vector<EntryCodes::Code> const& codes, std::string const& guessed_from);

 private:
  Message line_of(std::string const& address) const;
  void tell(Message const& line);

  Translate translate_;
  std::string certificate_;
  bool has_pictures_;
  std::mutex mutex_{};  // of what is printed
  std::ostream& out_;
};

}  // namespace tactus::desk
