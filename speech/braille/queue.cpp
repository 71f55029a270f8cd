// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/braille/queue.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace tactus::speech {
namespace {

constexpr std::string_view with_offer = " (=)";  // as on a scoresheet (C.12)

int rank_of(BrailleKind kind) {
  switch (kind) {
    case BrailleKind::answer: return 0;
    case BrailleKind::move: return 1;
    case BrailleKind::offer:
    case BrailleKind::result: return 2;
    case BrailleKind::status:
    case BrailleKind::device: break;
  }
  return 3;
}

bool is_offer_by(BrailleLine const& line, std::optional<chess::Color> by) {
  return line.kind == BrailleKind::offer && line.by == by;
}

}  // namespace

bool is_lapsed_offer(BrailleLine const& line, std::optional<chess::Color> open) {
  return line.kind != BrailleKind::move && line.has_offer && line.by != open;
}

void take_lapsed_sign_off(BrailleLine& line, std::optional<chess::Color> open) {
  if (line.kind != BrailleKind::move || line.by == open || !std::exchange(line.has_offer, false)) return;
  line.text.resize(line.text.size() - with_offer.size());
}

void BrailleQueue::withdraw_offers(std::optional<chess::Color> open) {
  std::erase_if(waiting_, [&](Waiting const& each) { return is_lapsed_offer(each.line, open); });
  for (Waiting& each : waiting_) take_lapsed_sign_off(each.line, open);
  if (standing_ && is_lapsed_offer(standing_->line, open)) standing_.reset();
  if (standing_) take_lapsed_sign_off(standing_->line, open);
}

void BrailleQueue::add(BrailleLine line) {
  int const rank = rank_of(line.kind);
  if (line.kind == BrailleKind::device)
    std::erase_if(waiting_, [](Waiting const& each) { return each.line.kind == BrailleKind::device; });
  waiting_.insert(std::find_if(waiting_.begin(), waiting_.end(),
                               [&](Waiting const& each) { return rank_of(each.line.kind) > rank; }),
                  {std::move(line)});
  if (waiting_.size() <= kept) return;
  int const least = rank_of(waiting_.back().line.kind);
  waiting_.erase(std::find_if(waiting_.begin(), waiting_.end(),
                              [&](Waiting const& each) { return rank_of(each.line.kind) == least; }));
}

std::optional<BrailleLine> BrailleQueue::take(Time now) {
  if (waiting_.empty() || !may_come(waiting_.front(), now)) return std::nullopt;
  BrailleLine line = std::move(waiting_.front().line);
  waiting_.pop_front();
  if (line.kind == BrailleKind::move && takes_offer(line)) {
    line.text += with_offer;
    line.has_offer = true;
  }
  if (line.kind == BrailleKind::device && standing_ && standing_->line.kind == BrailleKind::device)
    standing_.reset();
  put_back(now);
  if (line.kind == BrailleKind::answer)
    for (Waiting& each : waiting_) each.is_behind = true;
  standing_ = {line, now};
  return line;
}

std::optional<BrailleLine> BrailleQueue::take_at_once(Time now) {
  if (standing_) standing_->since = now - stands;
  return take(now);
}

void BrailleQueue::touch(Time now) {
  if (!standing_) return;
  standing_->since = now;
  standing_->is_read = true;
}

std::vector<BrailleLine> BrailleQueue::begin_again(Time now) {
  put_back(now);
  standing_.reset();
  std::vector<BrailleLine> older;
  auto const is_move = [](Waiting const& each) { return each.line.kind == BrailleKind::move; };
  auto moves = std::count_if(waiting_.begin(), waiting_.end(), is_move);
  for (auto each = waiting_.begin(); moves > 1; --moves) {
    each = std::find_if(each, waiting_.end(), is_move);
    older.push_back(std::move(each->line));
    each = waiting_.erase(each);
  }
  return older;
}

std::optional<BrailleQueue::Time> BrailleQueue::due() const {
  if (waiting_.empty()) return std::nullopt;
  return standing_ ? standing_->since + stands : Time{};
}

bool BrailleQueue::may_come(Waiting const& next, Time now) const {
  if (!standing_ || standing_->has_stood(now)) return true;
  BrailleKind const over = standing_->line.kind;
  switch (next.line.kind) {
    case BrailleKind::answer: return true;
    case BrailleKind::move: return !next.is_behind && (over != BrailleKind::move || standing_->is_read);
    case BrailleKind::offer:
    case BrailleKind::result: return over == BrailleKind::status || over == BrailleKind::device;
    case BrailleKind::device: return over == BrailleKind::device;
    case BrailleKind::status: break;
  }
  return false;
}

void BrailleQueue::put_back(Time now) {
  if (!standing_ || !standing_->is_unread(now)) return;
  int const rank = rank_of(standing_->line.kind);
  waiting_.insert(std::find_if(waiting_.begin(), waiting_.end(),
                               [&](Waiting const& each) { return rank_of(each.line.kind) >= rank; }),
                  {std::move(standing_->line), true});
}

/// An offer of this player stands or waits: it does so no more.
bool BrailleQueue::takes_offer(BrailleLine const& move) {
  bool const stands_now = standing_ && is_offer_by(standing_->line, move.by);
  if (stands_now) standing_.reset();
  auto const is_his = [&](Waiting const& each) { return is_offer_by(each.line, move.by); };
  return std::erase_if(waiting_, is_his) > 0 || stands_now;
}

}  // namespace tactus::speech
