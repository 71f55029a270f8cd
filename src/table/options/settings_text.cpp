// SPDX-License-Identifier: GPL-3.0-or-later

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#include "src/table/options/settings_text.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <toml++/toml.h>

namespace tactus::program {
namespace {

using Kind = SettingKind;

/// What toml++ says of it is English, and of little use to who does not know TOML.
Message fault_of(toml::parse_error const& error) {
  return say(
      "line {line}: cannot be read; expected a text in quotes, a whole number, true or false, and each key "
      "once",
      {{"line", static_cast<unsigned>(error.source().begin.line)}});
}

/// As it would be typed; nothing for a value of another kind.
std::optional<std::string> typed_value(toml::node const& node, Kind kind) {
  switch (kind) {
    case Kind::text: return node.value_exact<std::string>();
    case Kind::number:
      if (auto const number = node.value_exact<std::int64_t>()) return std::to_string(*number);
      return std::nullopt;
    case Kind::yes_or_no:
      if (auto const flag = node.value_exact<bool>()) return *flag ? "true" : "false";
      return std::nullopt;
  }
  return std::nullopt;
}

Message example_of(Kind kind) {
  switch (kind) {
    case Kind::text: return say("a text in quotes");
    case Kind::number: return say("a whole number");
    case Kind::yes_or_no: break;
  }
  return say("true or false");
}

/// Tables become the beginnings of keys.
class Collecting {
 public:
  explicit Collecting(KeyTable const& known) : known_(known) {}

  /// What was wrong, or nothing.
  std::optional<Message> collect(toml::table const& table, std::string const& prefix) {
    for (auto const& [name, node] : table) {
      std::string const key = prefix + std::string{name.str()};
      auto fault = node.is_table() ? collect(*node.as_table(), key + '.') : take(key, node);
      if (fault) return fault;
    }
    return std::nullopt;
  }
  std::vector<Setting> in_order() && {
    std::sort(settings_.begin(), settings_.end(),
              [](Setting const& a, Setting const& b) { return a.line < b.line; });
    return std::move(settings_);
  }

 private:
  std::optional<Message> take(std::string const& key, toml::node const& node) {
    unsigned const line = node.source().begin.line;
    auto const* const known = known_.find(key);
    if (known == nullptr)
      return say("line {line}: unknown setting {key}; expected {what}",
                 {{"line", line}, {"key", key}, {"what", std::vector{Message{known_.expected}}}});
    auto value = typed_value(node, known->kind);
    if (!value)
      return say("line {line}: {key}: expected {what}",
                 {{"line", line}, {"key", key}, {"what", std::vector{example_of(known->kind)}}});
    settings_.push_back({known, *std::move(value), line});
    return std::nullopt;
  }

  KeyTable const& known_;
  std::vector<Setting> settings_;
};

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  std::istringstream in{std::string{text}};
  for (std::string line; std::getline(in, line);) lines.push_back(std::move(line));
  return lines;
}

std::string joined(std::vector<std::string> const& lines) {
  std::string text;
  for (std::string const& line : lines) text.append(line).append("\n");
  return text;
}

constexpr std::size_t longest_line = 400;

/// Reads a line from its front.
class LineFront {
 public:
  explicit LineFront(std::string_view line) : rest_(line) {}

  bool is_end() const { return rest_.empty(); }
  bool take(char wanted) {
    if (is_end() || rest_.front() != wanted) return false;
    rest_.remove_prefix(1);
    return true;
  }
  /// All at the front that are of this sort; false when there is none.
  template <class Sort>
  bool take_all(Sort is_of_sort) {
    auto const length = static_cast<std::size_t>(std::ranges::find_if_not(rest_, is_of_sort) - rest_.begin());
    rest_.remove_prefix(length);
    return length > 0;
  }
  void take_blanks() {
    take_all([](char c) { return std::string_view{" \t\n\v\f\r"}.find(c) != std::string_view::npos; });
  }

 private:
  std::string_view rest_;
};

bool is_of_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
}
bool is_in_line(char c) { return c != '\n' && c != '\r'; }

/// table.key
bool take_key(LineFront& front) {
  do {
    if (!front.take_all(is_of_word)) return false;
  } while (front.take('.'));
  return true;
}
bool take_quoted(LineFront& front) {
  while (!front.take('"')) {
    bool const is_escaped = front.take('\\');
    bool is_first = true;
    bool const is_taken = front.take_all([&](char c) {
      if (is_escaped) return std::exchange(is_first, false) && is_in_line(c);
      return c != '"' && c != '\\';
    });
    if (!is_taken) return false;
  }
  return true;
}
bool take_value(LineFront& front) {
  if (front.take('"')) return take_quoted(front);
  if (front.take('\'')) {
    front.take_all([](char c) { return c != '\''; });
    return front.take('\'');
  }
  return front.take_all([](char c) { return is_of_word(c) || c == '+' || c == '.' || c == ':'; });
}
bool take_assignment(LineFront& front) {
  if (!take_key(front)) return false;
  front.take_blanks();
  if (!front.take('=')) return false;
  front.take_blanks();
  return take_value(front);
}

/// toml++ 3.3 fails its own assertions on some texts that are no TOML, so it gets no other lines than these:
/// a table, a value of one key, nothing, and a comment behind each.
bool is_plain_line(std::string_view line) {
  LineFront front{line};
  front.take_blanks();
  bool const is_table = front.take('[');
  if (is_table && !(take_key(front) && front.take(']'))) return false;
  LineFront const statement = front;
  if (!is_table && !take_assignment(front)) front = statement;
  front.take_blanks();
  if (front.take('#')) front.take_all(is_in_line);
  return line.size() <= longest_line && front.is_end();
}

/// What was wrong, or nothing.
std::optional<Message> fault_before_parsing(std::string_view text) {
  unsigned number = 0;
  for (std::string const& line : lines_of(text)) {
    ++number;
    if (!is_plain_line(line))
      return say("line {line}: expected KEY = VALUE, [TABLE] or a comment after #", {{"line", number}});
  }
  return std::nullopt;
}

std::string toml_value(std::string const& value, Kind kind) {
  if (kind != Kind::text) return value;
  std::ostringstream out;
  out << toml::value<std::string>{value};
  return out.str();
}

/// Where a setting without its comment stands: before the first table, for what follows that belongs to it.
std::vector<std::string>::iterator end_of_top(std::vector<std::string>& lines) {
  return std::find_if(lines.begin(), lines.end(),
                      [](std::string const& line) { return line.starts_with('['); });
}

}  // namespace

tl::expected<std::vector<Setting>, Message> read_settings(std::string_view text, KeyTable const& table) {
  if (auto fault = fault_before_parsing(text)) return tl::unexpected(*std::move(fault));
  auto const parsed = toml::parse(text);
  if (!parsed) return tl::unexpected(fault_of(parsed.error()));
  Collecting collecting{table};
  if (auto fault = collecting.collect(parsed.table(), {})) return tl::unexpected(*std::move(fault));
  return std::move(collecting).in_order();
}

std::string line_of(SettingKey const& key, std::string const& value) {
  return std::string{key.key} + " = " + toml_value(value, key.kind);
}

tl::expected<std::string, Message> with_setting(std::string_view text, SettingKey const& key,
                                                std::optional<std::string> const& value) {
  auto const settings = read_settings(text);
  if (!settings) return tl::unexpected(settings.error());
  auto lines = lines_of(text);
  auto const old =
      std::find_if(settings->begin(), settings->end(), [&](Setting const& each) { return each.key == &key; });
  bool const is_there = old != settings->end();
  if (!is_there && !value) return std::string{text};
  auto const comment = std::find_if(
      lines.begin(), lines.end(),
      [&, start = fmt::format("# {} =", key.key)](auto const& line) { return line.starts_with(start); });
  if (is_there && !value) {
    lines[old->line - 1].insert(0, "# ");
  } else if (!is_there && comment != lines.end()) {
    *comment = line_of(key, *value);
  } else if (is_there) {
    std::string& line = lines[old->line - 1];
    line = line.substr(0, line.find('=') + 1) + ' ' + toml_value(*value, key.kind);
  } else {
    lines.insert(end_of_top(lines), line_of(key, *value));
  }
  auto changed = joined(lines);
  auto const reread = read_settings(changed);
  auto const is_as_wanted = [&](Setting const& each) { return each.key == &key && each.value == value; };
  bool const is_good = reread && (value ? std::any_of(reread->begin(), reread->end(), is_as_wanted)
                                        : reread->size() + 1 == settings->size());
  if (is_good) return changed;
  return tl::unexpected(say("cannot change {key} here; expected each setting on a line of its own",
                            {{"key", std::string{key.key}}}));
}

}  // namespace tactus::program
