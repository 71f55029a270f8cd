// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tactus::words {

/// The text as it stands in HTML, between tags or as the value of an attribute in double quotes.
std::string html_text(std::string_view text);

}  // namespace tactus::words
