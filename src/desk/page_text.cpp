// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/page_text.hpp"

#include "src/words/html_text.hpp"

namespace tactus::desk {
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
      if (found != values.end()) page += words::html_text(found->second);
    } else {
      page += words::html_text(tongue.translate(name));
    }
    html.remove_prefix(end + 2);
  }
  return page;
}

}  // namespace tactus::desk
