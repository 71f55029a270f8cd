// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/docs/transcript.hpp"

#include "tests/docs/terminal.hpp"

#include <algorithm>
#include <cctype>
#include <linux/landlock.h>
#include <sstream>
#include <sys/syscall.h>
#include <unistd.h>

namespace tactus::docs {
namespace {

using Fault = std::optional<std::string>;

constexpr std::string_view any_word = "…";
constexpr std::string_view any_text = "[…]";
constexpr std::string_view end_mark = "END";
constexpr std::string_view unseen = "(unseen ";
constexpr std::string_view power_cut = "(power cut)";

bool is_blank(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

std::string quoted(std::optional<std::string> const& line) { return line ? '`' + *line + '`' : "nothing"; }

class Replay {
 public:
  Replay(Transcript const& transcript, std::filesystem::path const& folder, Happening const& happen)
      : transcript_(transcript), folder_(folder), happen_(happen) {}

  Fault run() {
    while (next_ < transcript_.lines.size())
      if (Fault fault = follow(transcript_.lines[next_++])) return fault;
    return finish();
  }

 private:
  Fault follow(std::string const& line) {
    if (line.empty()) return std::nullopt;
    if (line.starts_with("$ ")) return start(line.substr(2));
    if (terminal_ && line.starts_with(unseen))
      return type(line.substr(unseen.size(), line.size() - unseen.size() - 1));
    if (happen_ && line.starts_with('(') && line != power_cut) {
      auto const why_not = happen_(std::string_view{line}.substr(1, line.size() - 2));
      return why_not ? Fault{fault(*why_not)} : std::nullopt;
    }
    if (!terminal_) return fault("expected a command, as in `$ tactus attest`");
    if (line == power_cut) {
      terminal_.reset();
      return std::nullopt;
    }
    if (line.starts_with("> "))
      if (Fault fault = type(line.substr(2))) return fault;
    std::string const expected = without_prompts(line);
    if (expected == any_text) {
      is_gap_ = true;
      return std::nullopt;
    }
    return expected.empty() ? std::nullopt : see(expected);
  }

  Fault type(std::string const& text) {
    if (!terminal_->prompts()) return fault("expected the prompt, it did not come");
    terminal_->type(text);
    return std::nullopt;
  }

  Fault start(std::string command) {
    if (Fault unfinished = finish()) return unfinished;
    bool const has_text = command.ends_with("<<" + std::string{end_mark});
    for (bool is_text = has_text; is_text && next_ < transcript_.lines.size(); ++next_) {
      std::string const text = without_prompts(transcript_.lines[next_]);
      is_text = text != end_mark;
      command += '\n' + text;
    }
    terminal_.emplace(command, folder_);
    return std::nullopt;
  }

  Fault see(std::string const& expected) {
    auto seen = terminal_->next_line();
    for (; is_gap_ && seen && !shows(expected, *seen);) seen = terminal_->next_line();
    is_gap_ = false;
    if (seen && shows(expected, *seen)) return std::nullopt;
    return fault("expected `" + expected + "`, got " + quoted(seen));
  }

  /// The program that runs has nothing more to say and ends.
  Fault finish() {
    if (!terminal_) return std::nullopt;
    while (is_gap_ && terminal_->next_line()) {
    }
    is_gap_ = false;
    if (auto const more = terminal_->next_line())
      return fault("expected no more lines before here, got " + quoted(more));
    if (!terminal_->ends()) return fault("expected the program to end before here");
    terminal_.reset();
    return std::nullopt;
  }

  std::string fault(std::string const& what) const {
    return "line " + std::to_string(transcript_.first_line + next_ - 1) + ": " + what;
  }

  Transcript const& transcript_;
  std::filesystem::path const& folder_;
  Happening const& happen_;
  std::size_t next_ = 0;
  bool is_gap_ = false;  // any lines may come
  std::optional<Terminal> terminal_;
};

}  // namespace

std::vector<Transcript> transcripts_in(std::string_view guide) {
  std::vector<Transcript> found;
  bool is_inside = false;
  std::istringstream text{std::string{guide}};
  std::size_t number = 0;
  for (std::string line; std::getline(text, line);) {
    ++number;
    if (!is_inside && line == "```console") {
      is_inside = true;
      found.push_back({number + 1, {}});
    } else if (line.starts_with("```")) {
      is_inside = false;
    } else if (is_inside) {
      found.back().lines.push_back(line);
    }
  }
  return found;
}

bool shows(std::string_view line, std::string_view seen) {
  if (line.ends_with(any_text)) {
    line.remove_suffix(any_text.size());
    return seen.starts_with(line);
  }
  for (;;) {
    auto const gap = line.find(any_word);
    std::string_view const exact = line.substr(0, gap);
    if (gap == std::string_view::npos) return exact == seen;
    if (!seen.starts_with(exact)) return false;
    seen.remove_prefix(exact.size());
    auto const end = std::ranges::find_if(seen, is_blank);
    if (end == seen.begin()) return false;
    seen.remove_prefix(static_cast<std::size_t>(end - seen.begin()));
    line.remove_prefix(gap + any_word.size());
  }
}

bool has_landlock() {
  return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
}

std::optional<std::string> replay(Transcript const& transcript, std::filesystem::path const& folder,
                                  Happening const& happen) {
  return Replay{transcript, folder, happen}.run();
}

}  // namespace tactus::docs
