// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/ssip.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace tactus::speech {
namespace {

constexpr std::size_t digits = 3;

bool has_number(std::string_view line) {
  return line.size() > digits && (line[digits] == '-' || line[digits] == ' ') &&
         std::all_of(line.begin(), line.begin() + digits,
                     [](unsigned char each) { return std::isdigit(each) != 0; });
}

int number_of(std::string_view line) {
  int number = 0;
  for (char const digit : line.substr(0, digits)) number = 10 * number + (digit - '0');
  return number;
}

}  // namespace

std::vector<SsipReply> SsipReader::feed(std::string_view bytes) {
  std::vector<SsipReply> replies;
  rest_ += bytes;
  while (!is_broken_) {
    auto const end = rest_.find('\n');
    if (end == std::string::npos) break;
    std::string_view line{rest_.data(), end};
    if (line.ends_with('\r')) line.remove_suffix(1);
    is_broken_ = !take_line(line, replies);
    rest_.erase(0, end + 1);
  }
  is_broken_ = is_broken_ || rest_.size() + reply_bytes_ > longest_reply;
  if (is_broken_) rest_.clear();
  return replies;
}

bool SsipReader::take_line(std::string_view line, std::vector<SsipReply>& replies) {
  if (!has_number(line)) return false;
  reply_.code = number_of(line);
  if (line[digits] == ' ') {
    replies.push_back(std::exchange(reply_, {}));
    reply_bytes_ = 0;
  } else {
    reply_.fields.emplace_back(line.substr(digits + 1));
    reply_bytes_ += line.size();
  }
  return reply_bytes_ <= longest_reply;
}

std::string ssip_text(std::string_view text) {
  std::string lines;
  bool begins_line = true;
  for (char const each : text) {
    if (each == '\r') continue;
    if (begins_line && each == '.') lines += '.';
    begins_line = each == '\n';
    lines += begins_line ? std::string_view{"\r\n"} : std::string_view{&each, 1};
  }
  return lines.append("\r\n.\r\n");
}

}  // namespace tactus::speech
