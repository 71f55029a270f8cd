// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/words/html_text.hpp"

namespace tactus::words {

std::string html_text(std::string_view text) {
  std::string safe;
  for (char const c : text) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += c;
    }
  }
  return safe;
}

}  // namespace tactus::words
