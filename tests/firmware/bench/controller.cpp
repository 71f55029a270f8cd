// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/firmware/bench/controller.hpp"

#include "devices/simulators/line.hpp"

#include <cstring>
#include <stdexcept>

extern "C" {
#include <simavr/avr_ioport.h>
#include <simavr/avr_spi.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_cycle_timers.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_io.h>
}

namespace tactus::firmware {

namespace {

constexpr std::uint64_t cycles_in_us = 16;
constexpr std::uint16_t jump_to_itself = 0xCFFF;  // rjmp .-2

void end(avr_t* avr) {
  avr_terminate(avr);
  std::free(avr);
}

avr_t* made(std::filesystem::path const& elf) {
  avr_global_logger_set([](avr_t*, int, char const*, va_list) {});
  elf_firmware_t firmware{};
  if (elf_read_firmware(elf.c_str(), &firmware) != 0)
    throw std::runtime_error("no firmware: " + elf.string());
  avr_t* const avr = avr_make_mcu_by_name("atmega328p");
  if (avr == nullptr) throw std::runtime_error("expected a simavr that knows the atmega328p");
  avr_init(avr);
  firmware.frequency = 16'000'000;
  avr_load_firmware(avr, &firmware);
  avr->sleep = [](avr_t*, avr_cycle_count_t) {};  // time is simulated
  return avr;
}

void notify(avr_irq_t*, std::uint32_t value, void* call) {
  (*static_cast<std::function<void(std::uint32_t)>*>(call))(value);
}

std::uint32_t ioctl_of(Port port) { return AVR_IOCTL_IOPORT_GETIRQ(static_cast<unsigned char>(port)); }

}  // namespace

Controller::Controller(std::filesystem::path const& elf) : avr_(made(elf), end) {
  set_supply(5000);
  std::uint32_t flags = 0;  // neither to standard output nor in real time
  avr_ioctl(avr_.get(), AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  call_on(avr_io_getirq(avr_.get(), AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), [this](std::uint32_t byte) {
    sent_.push_back({now() + devices::simulators::byte_time_9600, static_cast<std::uint8_t>(byte)});
  });
}

Controller::~Controller() = default;

void Controller::set_supply(unsigned millivolts) { avr_->vcc = avr_->avcc = millivolts; }

SimTime Controller::now() const { return SimTime{avr_->cycle / cycles_in_us}; }

void Controller::run_until(SimTime until) {
  auto const last = static_cast<std::uint64_t>(until.count()) * cycles_in_us;
  if (last <= avr_->cycle) return;
  hold_inputs();
  // A sleep ends here as well.
  avr_cycle_timer_register(
      avr_.get(), last - avr_->cycle, [](avr_t*, avr_cycle_count_t, void*) -> avr_cycle_count_t { return 0; },
      this);
  while (avr_->cycle < last) {
    feed_line();
    if (avr_run(avr_.get()) >= cpu_Done) throw std::runtime_error("the firmware has ended");
  }
}

void Controller::receive(std::span<std::uint8_t const> bytes) {
  incoming_.insert(incoming_.end(), bytes.begin(), bytes.end());
}

void Controller::feed_line() {
  if (incoming_.empty() || now() < incoming_free_at_) return;
  incoming_free_at_ = now() + devices::simulators::byte_time_9600;
  avr_raise_irq(avr_io_getirq(avr_.get(), AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT), incoming_.front());
  incoming_.pop_front();
}

std::vector<SentByte> Controller::take_sent() { return std::exchange(sent_, {}); }

avr_irq_t* Controller::pin_irq(Port port, unsigned index) const {
  return avr_io_getirq(avr_.get(), ioctl_of(port), static_cast<int>(index));
}

// simavr raises the pull-up of an input again with each write to its port: the level has to be known to it as
// well.
void Controller::set_input(Pin pin, bool is_high) {
  Levels& levels = levels_of(pin.port);
  auto const bit = static_cast<std::uint8_t>(1U << pin.bit);
  levels.mask |= bit;
  levels.values = static_cast<std::uint8_t>(is_high ? levels.values | bit : levels.values & ~bit);
  tell_levels(pin.port);
  avr_raise_irq(pin_irq(pin.port, pin.bit), is_high ? 1 : 0);
}

void Controller::tell_levels(Port port) {
  Levels const& levels = levels_of(port);
  avr_ioport_external_t external{};
  external.name = static_cast<unsigned char>(port) & 0x7FU;
  external.mask = levels.mask;
  external.value = levels.values;
  avr_ioctl(avr_.get(), AVR_IOCTL_IOPORT_SET_EXTERNAL(static_cast<unsigned char>(port)), &external);
}

namespace {

avr_ioport_state_t state_of(avr_t* avr, Port port) {
  avr_ioport_state_t state{};
  avr_ioctl(avr, AVR_IOCTL_IOPORT_GETSTATE(static_cast<unsigned char>(port)), &state);
  return state;
}

}  // namespace

/// A start by the watchdog clears what pins read in simavr, and the level that it knows already is no news to
/// it.
void Controller::hold_inputs() {
  for (Port const port : {Port::b, Port::c, Port::d}) {
    auto const state = state_of(avr_.get(), port);
    Levels const& levels = levels_of(port);
    unsigned const lost = (state.pin ^ levels.values) & levels.mask & ~state.ddr;
    if (lost == 0) continue;
    tell_levels(port);
    for (unsigned bit = 0; bit < 8; ++bit) {
      if ((lost >> bit & 1U) == 0) continue;
      unsigned const level = levels.values >> bit & 1U;
      avr_raise_irq(pin_irq(port, bit), level ^ 1U);
      avr_raise_irq(pin_irq(port, bit), level);
    }
  }
}

bool Controller::output_level(Pin pin) const {
  return (state_of(avr_.get(), pin.port).port >> pin.bit & 1U) != 0;
}

void Controller::call_on(avr_irq_t* irq, Call call) {
  calls_.push_back(std::make_unique<Call>(std::move(call)));
  avr_irq_register_notify(irq, notify, calls_.back().get());
}

void Controller::on_level(Pin pin, std::function<void(bool)> call) {
  call_on(pin_irq(pin.port, pin.bit), [call = std::move(call)](std::uint32_t level) { call(level != 0); });
}

void Controller::on_direction(Port port, std::function<void(std::uint8_t)> call) {
  call_on(pin_irq(port, IOPORT_IRQ_DIRECTION_ALL),
          [call = std::move(call)](std::uint32_t outputs) { call(static_cast<std::uint8_t>(outputs)); });
}

void Controller::on_spi(std::function<std::uint8_t(std::uint8_t)> exchange) {
  auto* const in = avr_io_getirq(avr_.get(), AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT);
  call_on(avr_io_getirq(avr_.get(), AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT),
          [in, exchange = std::move(exchange)](std::uint32_t byte) {
            avr_raise_irq(in, exchange(static_cast<std::uint8_t>(byte)));
          });
}

void Controller::hang() {
  std::uint32_t const place = avr_->flashend - 1;  // the last word
  std::memcpy(avr_->flash + place, &jump_to_itself, sizeof jump_to_itself);
  avr_->pc = place;
}

}  // namespace tactus::firmware
