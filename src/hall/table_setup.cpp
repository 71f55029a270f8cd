// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/table_setup.hpp"

#include "src/hall/message.hpp"

#include <charconv>

namespace tactus::hall {
namespace {

constexpr std::string_view first_of_name = "table", last_of_name = ".toml";

}  // namespace

std::string setup_file_of(unsigned table) {
  return std::string{first_of_name} + std::to_string(table) + std::string{last_of_name};
}

std::optional<unsigned> table_of_setup_file(std::string_view name) {
  if (!name.starts_with(first_of_name) || !name.ends_with(last_of_name)) return std::nullopt;
  name.remove_prefix(first_of_name.size());
  if (name.size() <= last_of_name.size()) return std::nullopt;
  name.remove_suffix(last_of_name.size());
  unsigned table = 0;
  auto const [end, fault] = std::from_chars(name.data(), name.data() + name.size(), table);
  bool const is_number = fault == std::errc{} && end == name.data() + name.size() && name.front() != '0';
  return is_number ? std::optional{table} : std::nullopt;
}

std::string_view round_in_setup(std::string_view text) {
  constexpr std::string_view key = "\nround = ";
  auto const found = text.find(key);
  if (found == std::string_view::npos) return {};
  text.remove_prefix(found + key.size());
  return text.substr(0, text.find('\n'));
}

bool is_setup_of_round(std::string_view text, std::string_view round) {
  return text.size() <= longest_message && text.starts_with(setup_form) && round_in_setup(text) == round;
}

}  // namespace tactus::hall
