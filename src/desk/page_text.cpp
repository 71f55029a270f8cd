// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/page_text.hpp"

namespace tactus::desk {
namespace {

std::string escaped(std::string_view text) {
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

}  // namespace

std::string filled_page(std::string_view html, Tongue const& tongue,
                        std::map<std::string, std::string, std::less<>> const& values) {
  std::string page;
  while (!html.empty()) {
    auto const begin = html.find("{{");
    auto const end = html.find("}}", begin);
    page += html.substr(0, begin);
    if (begin == std::string_view::npos || end == std::string_view::npos) break;
    auto const name = html.substr(begin + 2, end - begin - 2);
    if (name.starts_with('=')) {
      auto const found = values.find(name.substr(1));
      if (found != values.end()) page += escaped(found->second);
    } else {
      page += escaped(tongue.translate(name));
    }
    html.remove_prefix(end + 2);
  }
  return page;
}

}  // namespace tactus::desk
