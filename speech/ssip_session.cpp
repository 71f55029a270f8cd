// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/ssip_session.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace tactus::speech {
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
