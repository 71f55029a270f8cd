// SPDX-License-Identifier: GPL-3.0-or-later
// A client of BRLTTY beside Tactus, as a screen reader is one: its line stands on the same display.
#pragma once

#include <brlapi.h>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace tactus::speech::test {

class AnotherClient {
 public:
  /// Of the brltty that BRLAPI_HOST names.
  explicit AnotherClient(std::string const& line) {
    brlapi_connectionSettings_t const settings{nullptr, std::getenv("BRLAPI_HOST")};
    if (brlapi_openConnection(&settings, nullptr) < 0 || brlapi_enterTtyModeWithPath(nullptr, 0, nullptr) < 0)
      throw std::runtime_error{"brltty takes no second client"};
    write(line);
  }
  AnotherClient(AnotherClient const&) = delete;
  AnotherClient& operator=(AnotherClient const&) = delete;
  ~AnotherClient() { brlapi_closeConnection(); }

  void write(std::string const& line) const { brlapi_writeText(BRLAPI_CURSOR_OFF, line.c_str()); }
};

}  // namespace tactus::speech::test
