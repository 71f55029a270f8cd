// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/hall/receive.hpp"

namespace tactus::hall {
namespace {

constexpr std::chrono::seconds between_answers{1};

}  // namespace

Reception::Verdict Reception::receive(std::int64_t number, Moment now) {
  if (number == last_ + 1) {
    last_ = number;
    return Verdict::take;
  }
  if (answered_at_ && now - *answered_at_ < between_answers) return Verdict::ignore;
  answered_at_ = now;
  return Verdict::answer;
}

}  // namespace tactus::hall
