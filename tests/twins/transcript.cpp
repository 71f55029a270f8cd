// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/transcript.hpp"

#include <algorithm>

namespace tactus {
namespace {

/// What only `all` has, or all of it where they differ in their order.
std::string in_one(std::vector<std::string> const& all, std::vector<std::string> twin) {
  std::string alone, whole;
  for (std::string const& each : all) {
    whole += (whole.empty() ? "" : " | ") + each;
    if (auto const same = std::find(twin.begin(), twin.end(), each); same != twin.end())
      twin.erase(same);
    else
      alone += (alone.empty() ? "" : " | ") + each;
  }
  return alone.empty() && twin.empty() ? whole : alone;
}

class Comparison {
 public:
  void of(Leak leak, std::string const& where, std::string const& one, std::string const& other) {
    if (one != other) found_.push_back({leak, where, one, other});
  }
  void of(Leak leak, std::string const& where, std::vector<std::string> const& one,
          std::vector<std::string> const& other) {
    if (one != other) found_.push_back({leak, where, in_one(one, other), in_one(other, one)});
  }
  /// Also what only one of them has.
  template <class Value, class Write>
  void of_all(Leak leak, std::map<std::string, Value> const& one, std::map<std::string, Value> const& other,
              Write write) {
    for (auto const& [name, value] : one) {
      auto const twin = other.find(name);
      of(leak, name, write(value), twin == other.end() ? "nothing" : write(twin->second));
    }
    for (auto const& [name, value] : other)
      if (!one.contains(name)) of(leak, name, "nothing", write(value));
  }
  std::vector<Difference> take() { return std::move(found_); }

 private:
  std::vector<Difference> found_;
};

void compare(Comparison& found, Answer const& one, Answer const& other) {
  found.of(Leak::question, one.question, one.question, other.question);
  found.of(Leak::line, one.question, one.lines, other.lines);
  found.of(Leak::complaint, one.question, one.complaints, other.complaints);
  found.of(Leak::ear, one.question, one.ears, other.ears);
  found.of(Leak::told, one.question, one.told, other.told);
}

}  // namespace

std::string name_of(Leak leak) {
  switch (leak) {
    case Leak::question: return "question";
    case Leak::line: return "line";
    case Leak::complaint: return "complaint";
    case Leak::ear: return "ear";
    case Leak::told: return "told";
    case Leak::event: return "event";
    case Leak::cell: return "cell";
    case Leak::byte: return "byte";
    case Leak::exit: return "exit";
  }
  return "";
}

std::vector<Difference> differences(Transcript const& one, Transcript const& other) {
  Comparison found;
  std::size_t const both = std::min(one.answers.size(), other.answers.size());
  for (std::size_t i = 0; i < both; ++i) compare(found, one.answers[i], other.answers[i]);
  found.of(Leak::question, "all", std::to_string(one.answers.size()) + " questions",
           std::to_string(other.answers.size()) + " questions");
  found.of(Leak::event, "the record", one.events, other.events);
  found.of(Leak::cell, "the Braille display", one.cells, other.cells);
  found.of_all(Leak::byte, one.bytes, other.bytes, [](std::string const& bytes) { return bytes; });
  found.of_all(Leak::exit, one.exits, other.exits, [](int status) { return std::to_string(status); });
  return found.take();
}

std::string report_of(std::vector<Difference> const& found) {
  std::string text;
  for (Difference const& each : found)
    text += name_of(each.leak) + " at `" + each.where + "`: `" + each.one + "` and `" + each.other + "`\n";
  return text;
}

}  // namespace tactus
