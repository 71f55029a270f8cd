// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the page, which are built into the program, and their words.
#pragma once

#include "src/desk/tongue.hpp"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace tactus::desk {

struct PageFile {
  std::string_view name;  // "desk.css"
  std::string_view content;
};
/// Made from src/desk/page at build time.
std::span<PageFile const> page_files();

/// Every text of the page's files, in English: {{text}} in the HTML, words("text") in the scripts.
std::span<std::string_view const> page_words();

/// The HTML with its {{texts}} in that language, and each {{=name}} by its value; both safe in HTML.
std::string filled_page(std::string_view html, Tongue const& tongue,
                        std::map<std::string, std::string, std::less<>> const& values);

}  // namespace tactus::desk
