// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/framing.hpp"

#include <utility>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

char const* words(DropReason reason) {
  switch (reason) {
    case DropReason::noise: return "bytes outside of any message";
    case DropReason::restarted: return "message cut off by the next one";
    case DropReason::wrong_length: return "message with an impossible length";
    case DropReason::gap: return "message not completed in time";
    case DropReason::too_long: return "sentence longer than 82 characters";
    case DropReason::unprintable: return "unprintable character in a sentence";
    case DropReason::damaged: return "damaged message";
    case DropReason::checksum: return "sentence with a wrong or missing checksum";
  }
  return "";
}

}  // namespace

std::string describe(Dropped const& dropped) {
  return fmt::format("{}, {} {} dropped", words(dropped.reason), dropped.bytes,
                     dropped.bytes == 1 ? "byte" : "bytes");
}

std::vector<PrefixFramer::Lexeme> PrefixFramer::feed(std::span<std::uint8_t const> bytes, Instant at) {
  auto found = expire(at);
  for (std::uint8_t const byte : bytes) {
    held_.push_back(byte);
    settle(found);
  }
  if (!bytes.empty()) last_byte_ = at;
  return found;
}

std::vector<PrefixFramer::Lexeme> PrefixFramer::expire(Instant now) {
  std::vector<Lexeme> found;
  auto const deadline = next_deadline();
  if (!deadline || now < *deadline) return found;
  bool const is_reported = std::exchange(in_noise_, true);
  std::size_t const before = discarded_;
  while (!held_.empty()) {
    drop_first(found, DropReason::gap);
    settle(found);
  }
  in_noise_ = false;
  if (!is_reported) found.insert(found.begin(), Dropped{DropReason::gap, discarded_ - before});
  return found;
}

std::optional<Instant> PrefixFramer::next_deadline() const {
  if (held_.empty()) return std::nullopt;
  return last_byte_ + gap_;
}

/// Takes whole messages from the front until what is held is the beginning of one, or nothing.
void PrefixFramer::settle(std::vector<Lexeme>& found) {
  while (judged_ < held_.size()) {
    switch (judge_(std::span{held_}.first(judged_ + 1))) {
      case Fit::beginning: ++judged_; break;
      case Fit::none: drop_first(found, judged_ == 0 ? DropReason::noise : DropReason::damaged); break;
      case Fit::whole: take_first(found, judged_ + 1); break;
    }
  }
}

void PrefixFramer::take_first(std::vector<Lexeme>& found, std::size_t count) {
  auto const end = held_.begin() + static_cast<std::ptrdiff_t>(count);
  found.emplace_back(Bytes{held_.begin(), end});
  held_.erase(held_.begin(), end);
  judged_ = 0;
  in_noise_ = false;
}

void PrefixFramer::drop_first(std::vector<Lexeme>& found, DropReason reason) {
  held_.erase(held_.begin());
  judged_ = 0;
  ++discarded_;
  if (!std::exchange(in_noise_, true)) found.emplace_back(Dropped{reason, 1});
}

}  // namespace tactus::devices
