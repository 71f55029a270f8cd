// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/dispatcher/ssip.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
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

namespace {

using Milliseconds = std::chrono::milliseconds;

Milliseconds left_until(SsipSession::Time until) {
  return std::max(Milliseconds{0}, std::chrono::ceil<Milliseconds>(until - std::chrono::steady_clock::now()));
}

std::optional<SsipReply> first_of(std::deque<SsipReply>& replies) {
  if (replies.empty()) return std::nullopt;
  SsipReply first = std::move(replies.front());
  replies.pop_front();
  return first;
}

}  // namespace

SsipSession::SsipSession(int descriptor) : descriptor_(descriptor) {
  ::fcntl(descriptor_, F_SETFL, ::fcntl(descriptor_, F_GETFL) | O_NONBLOCK);
}

std::optional<SsipReply> SsipSession::command(std::string_view text, Time until) {
  answers_.clear();
  if (!send(text)) return std::nullopt;
  Bell const nobody_rings;
  for (;;) {
    read();
    if (auto answer = first_of(answers_)) return answer->is_good() ? std::move(answer) : std::nullopt;
    auto const left = left_until(until);
    if (is_gone_ || left == Milliseconds{0}) return std::nullopt;
    nobody_rings.wait(descriptor_, left);
  }
}

std::optional<SsipReply> SsipSession::next_event(Bell const& bell, Time until) {
  read();
  if (events_.empty() && !is_gone_) {
    bell.wait(descriptor_, left_until(until));
    read();
  }
  return first_of(events_);
}

bool SsipSession::is_alive() {
  read();
  return !is_gone_;
}

void SsipSession::read() {
  std::array<char, 4096> buffer{};
  while (!is_gone_) {
    ssize_t const got = ::read(descriptor_, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && errno == EAGAIN) return;
    is_gone_ = got <= 0;
    if (is_gone_) return;
    for (SsipReply& reply : reader_.feed({buffer.data(), static_cast<std::size_t>(got)}))
      (reply.is_event() ? events_ : answers_).push_back(std::move(reply));
    is_gone_ = reader_.is_broken();
  }
}

bool SsipSession::send(std::string_view text) {
  while (!text.empty()) {
    ssize_t const put = ::write(descriptor_, text.data(), text.size());
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return false;  // gone, or it has not read for long
    text.remove_prefix(static_cast<std::size_t>(put));
  }
  return true;
}

}  // namespace tactus::speech
