// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/opened_outputs.hpp"

#include <algorithm>
#include <utility>

namespace tactus::speech {
namespace {

class Opening {
 public:
  explicit Opening(SoundPlan const& plan) : plan_(plan) {}

  OpenedOutputs finish() && {
    for (table::Audience const to : audiences) open(to);
    for (table::Audience const to : audiences) replace(to);
    if (opened_.streams.empty())
      opened_.trouble = "no sound: expected a sound device that ALSA or JACK can open; captions go on";
    return std::move(opened_);
  }

 private:
  void open(table::Audience to) {
    auto const* const route = plan_.of(to);
    if (route == nullptr) return;
    auto& feed = opened_.feeds[static_cast<std::size_t>(to)];
    if (auto const* stream = stream_named(route->device)) feed = stream->feed(route->side);
  }

  /// After all that the plan has: the ears that are left are known.
  void replace(table::Audience to) {
    auto const* const route = plan_.of(to);
    auto& feed = opened_.feeds[static_cast<std::size_t>(to)];
    if (route == nullptr || feed) return;
    bool const is_told_in_ears = to == table::Audience::table && has_ear();
    if (plan_.may_take_another_device(to) && !is_told_in_ears) feed = feed_anywhere();
    bool const is_any_good = *route == SoundRoute{};
    if (!feed || !is_any_good) miss(*route);
  }

  bool has_ear() const {
    return std::any_of(opened_.feeds.begin(), opened_.feeds.end(),
                       [](auto const& each) { return each != nullptr; });
  }

  std::shared_ptr<OutputFeed> feed_anywhere() {
    if (streams().empty()) keep(OutputStream::open_any(), {});
    return streams().empty() ? nullptr : streams().front()->feed(Side::both);
  }

  void miss(SoundRoute const& route) {
    opened_.is_as_planned = false;
    if (opened_.trouble.empty())
      opened_.trouble = "no sound at '" + text_of(route) +
                        "': expected a device that `tactus outputs` names; captions go on";
  }

  OutputStream const* stream_named(std::string const& device) {
    for (std::size_t i = 0; i < names_.size(); ++i)
      if (names_[i] == device) return streams()[i].get();
    return keep(OutputStream::open(device), device);
  }

  OutputStream const* keep(std::unique_ptr<OutputStream> stream, std::string const& device) {
    if (!stream) return nullptr;
    names_.push_back(device);
    streams().push_back(std::move(stream));
    return streams().back().get();
  }

  std::vector<std::unique_ptr<OutputStream>>& streams() { return opened_.streams; }

  SoundPlan const& plan_;
  OpenedOutputs opened_;
  std::vector<std::string> names_;  // of the streams, as the plan has them
};

}  // namespace

Reach reach_of(OutputFeeds const& feeds, Ears const& ears, table::Audience to) {
  auto const& own = feeds[static_cast<std::size_t>(to)];
  if (own) return {{own}, std::nullopt};
  Reach reach;
  if (to != table::Audience::table) return reach;
  for (auto const& each : feeds)
    if (each && std::find(reach.feeds.begin(), reach.feeds.end(), each) == reach.feeds.end())
      reach.feeds.push_back(each);
  auto const is_missed = [&](chess::Color player) {
    bool const has_ear = ears.of(player) == Hearing::all &&
                         feeds[static_cast<std::size_t>(table::audience_of(player))] != nullptr;
    return ears.of(player) != Hearing::nothing && !has_ear;
  };
  bool const is_white_missed = is_missed(chess::Color::white),
             is_black_missed = is_missed(chess::Color::black);
  if (is_white_missed && is_black_missed)
    reach.missed = Whose::both;
  else if (is_white_missed || is_black_missed)
    reach.missed = is_white_missed ? Whose::white : Whose::black;
  return reach;
}

OpenedOutputs open_outputs(SoundPlan const& plan) { return Opening{plan}.finish(); }

}  // namespace tactus::speech
