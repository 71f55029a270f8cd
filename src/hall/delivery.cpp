// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/delivery.hpp"

#include <algorithm>
#include <utility>

namespace tactus::hall {
namespace {

constexpr std::chrono::seconds between_answers{1};

}  // namespace

std::optional<bool> is_of_line(Acknowledgement const& desk, std::optional<std::string> const& own,
                               std::int64_t last) {
  if (desk.link.empty() || desk.number == 0) return true;
  if (own) return *own == desk.link;
  return desk.number > last ? std::optional{false} : std::nullopt;
}

Reception::Verdict Reception::receive(std::int64_t number, Moment now) {
  if (number == last_ + 1) {
    last_ = number;
    return Verdict::take;
  }
  if (answered_at_ && now - *answered_at_ < between_answers) return Verdict::ignore;
  answered_at_ = now;
  return Verdict::answer;
}

void Lag::hear(std::int64_t told, Moment now) {
  told_ = told;
  if (!due_) due_ = now + patience;
}

bool Lag::is_due(std::int64_t here, Moment now) {
  if (here >= told_) due_.reset();
  if (!due_ || now < *due_) return false;
  due_ = now + patience;
  return true;
}

namespace {

constexpr std::chrono::seconds between_rewinds{1};

}  // namespace

void Resend::rewind(Moment now) {
  sent_ = acknowledged_;
  waiting_since_ = now;
  rewound_at_ = now;
}

void Resend::connect(Moment now) {
  is_connected_ = true;
  called_.reset();
  patience_ = first_patience;
  rewind(now);
}

void Resend::acknowledge(std::int64_t number, Moment now) {
  bool const is_news = number > acknowledged_;
  bool const is_loss = number < acknowledged_;
  bool const is_call = number == acknowledged_ && sent_ > acknowledged_ &&
                       (!rewound_at_ || now - *rewound_at_ >= between_rewinds);
  acknowledged_ = number;
  if (is_news) {
    sent_ = std::max(sent_, number);
    patience_ = first_patience;
    waiting_since_ = now;
  }
  if (is_loss || is_call) rewind(now);
}

void Resend::call(std::int64_t number) {
  if (is_connected_) called_ = std::min(called_.value_or(number), number);
}

std::optional<EventRange> Resend::take_next(Moment now) {
  if (!is_connected_) return std::nullopt;
  if (auto const called = std::exchange(called_, std::nullopt); called && *called >= 0 && *called < sent_)
    return EventRange{*called + 1, std::min(sent_, *called + most_under_way)};
  if (sent_ > acknowledged_ && now - waiting_since_ >= patience_) {
    patience_ = std::min(2 * patience_, longest_patience);
    rewind(now);
  }
  EventRange const range{sent_ + 1, std::min(committed_, acknowledged_ + most_under_way)};
  if (range.first > range.last) return std::nullopt;
  if (sent_ <= acknowledged_) waiting_since_ = now;
  sent_ = range.last;
  return range;
}

std::optional<Moment> Resend::deadline() const {
  if (!is_connected_ || sent_ <= acknowledged_) return std::nullopt;
  return waiting_since_ + patience_;
}

}  // namespace tactus::hall
