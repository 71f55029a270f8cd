// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/json_depth.hpp"

namespace tactus {

bool is_nested_too_deep(std::string_view json, std::size_t most) {
  std::size_t depth = 0;
  bool is_in_string = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    char const c = json[i];
    if (c == '"') is_in_string = !is_in_string;
    if (is_in_string && c == '\\') ++i;  // what is behind it ends no string
    if (is_in_string) continue;
    if ((c == '[' || c == '{') && ++depth > most) return true;
    if ((c == ']' || c == '}') && depth > 0) --depth;
  }
  return false;
}

}  // namespace tactus
