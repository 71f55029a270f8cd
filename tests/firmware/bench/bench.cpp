// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/firmware/bench/bench.hpp"

namespace tactus::firmware {

void Bench::power_up(SimTime now) {
  controller_ = std::make_unique<Controller>(elf_);
  powered_at_ = now;
  wiring_(*controller_);
}

void Bench::advance(SimTime now) {
  while (!changes_.empty() && changes_.begin()->first <= now) {
    auto const change = changes_.extract(changes_.begin());
    run_until(change.key());
    change.mapped()();
  }
  run_until(now);
}

void Bench::run_until(SimTime moment) {
  if (controller_) controller_->run_until(moment - powered_at_);
}

void Bench::receive(std::span<std::uint8_t const> bytes) {
  if (controller_) controller_->receive(bytes);
}

std::vector<SentByte> Bench::take_sent() {
  if (!controller_) return {};
  auto sent = controller_->take_sent();
  for (SentByte& each : sent) each.at += powered_at_;
  return sent;
}

std::filesystem::path firmware_named(std::string const& name) {
  return std::filesystem::path{TACTUS_FIRMWARE_DIR} / (name + ".elf");
}

}  // namespace tactus::firmware
