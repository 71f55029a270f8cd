// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/entry_codes.hpp"

#include "src/desk/web/access.hpp"
#include "src/desk/web/strangers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <sys/random.h>

namespace tactus::desk {
namespace {

constexpr std::string_view code_signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
static_assert(code_signs.size() == 32);  // each byte gives one without favour
constexpr std::size_t code_length = 8, half_a_code = code_length / 2;
constexpr std::size_t networks_at_most = 4096, device_codes_at_most = 64, devices_at_most = 4096;

/// As new_entry_code() writes it; what is no sign of a code stays, and fits none.
std::string as_written(std::string_view typed) {
  std::string text;
  for (char const c : typed) {
    if (c == ' ' || c == '-') continue;
    if (text.size() == half_a_code) text += '-';
    text += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (text.size() > code_length + 1) break;
  }
  return text;
}

bool is_this_machine(std::string const& address) {
  return address.starts_with("127.") || address.starts_with("::ffff:127.") || address == "::1";
}

}  // namespace

std::string new_entry_code() {
  std::array<unsigned char, code_length> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) std::abort();
  std::string text;
  for (unsigned char const byte : bytes) {
    if (text.size() == half_a_code) text += '-';
    text += code_signs[byte % code_signs.size()];
  }
  return text;
}

EntryCodes::EntryCodes(std::vector<std::string> const& arbiters) {
  for (std::string const& name : arbiters) standing_.push_back({name, new_entry_code()});
}

std::vector<EntryCodes::Code> EntryCodes::standing() const {
  std::lock_guard const lock{mutex_};
  return standing_;
}

std::string EntryCodes::add(std::string const& arbiter, Instant now) {
  std::lock_guard const lock{mutex_};
  std::erase_if(of_devices_, [now](DeviceCode const& each) { return each.until <= now; });
  if (of_devices_.size() == device_codes_at_most) of_devices_.erase(of_devices_.begin());
  of_devices_.push_back({{arbiter, new_entry_code()}, now + device_code_holds});
  return of_devices_.back().code.text;
}

std::string EntryCodes::new_device(Instant now) {
  std::lock_guard const lock{mutex_};
  auto const is_new = [now](Device const& each) { return each.since + tries_within > now; };
  if (std::ranges::count_if(devices_, is_new) >= std::ptrdiff_t{devices_within_an_hour}) return {};
  if (devices_.size() == devices_at_most) devices_.erase(devices_.begin());
  devices_.push_back({new_secret(), now});
  return devices_.back().secret;
}

bool EntryCodes::is_device(std::string_view device) const {
  std::lock_guard const lock{mutex_};
  return is_given_out(device);
}

bool EntryCodes::is_given_out(std::string_view device) const {
  return std::ranges::any_of(devices_,
                             [device](Device const& each) { return is_same_secret(each.secret, device); });
}

EntryCodes::Entry EntryCodes::enter(std::string_view typed, std::string const& address, Instant now,
                                    std::string_view device) {
  std::lock_guard const lock{mutex_};
  bool const is_by_device = is_this_machine(address) && is_given_out(device);
  auto const who = is_by_device ? "device " + std::string{device} : network_of(address);
  if (!is_patient(who, now)) return {tl::unexpected(CodeRefusal::too_many)};
  auto const text = as_written(typed);
  auto const is_it = [&text](Code const& code) { return is_same_secret(code.text, text); };
  for (Code& code : standing_) {
    if (!is_it(code)) continue;
    code.text = new_entry_code();
    return {code.arbiter, true};
  }
  std::erase_if(of_devices_, [now](DeviceCode const& each) { return each.until <= now; });
  auto const found = std::ranges::find_if(of_devices_, is_it, &DeviceCode::code);
  if (found != of_devices_.end()) {
    auto arbiter = std::move(found->code.arbiter);
    of_devices_.erase(found);
    return {std::move(arbiter)};
  }
  bool const is_last = note_wrong(who, now) && (!is_by_device || may_renew_for_device(now));
  if (is_last)
    for (Code& code : standing_) code.text = new_entry_code();
  return {tl::unexpected(CodeRefusal::wrong), is_last};
}

bool EntryCodes::may_renew_for_device(Instant now) {
  if (renewed_for_device_ && now < *renewed_for_device_ + tries_within) return false;
  renewed_for_device_ = now;
  return true;
}

bool EntryCodes::is_patient(std::string const& who, Instant now) {
  std::erase_if(wrong_, [now](auto const& each) { return each.second.back() + tries_within <= now; });
  auto const found = wrong_.find(who);
  return found == wrong_.end() || found->second.size() < tries || found->second.front() + tries_within <= now;
}

bool EntryCodes::note_wrong(std::string const& who, Instant now) {
  if (wrong_.size() == networks_at_most && !wrong_.contains(who)) wrong_.erase(wrong_.begin());
  auto& times = wrong_[who];
  std::erase_if(times, [now](Instant each) { return each + tries_within <= now; });
  times.push_back(now);
  return times.size() == tries;
}

}  // namespace tactus::desk
