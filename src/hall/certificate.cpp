// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/certificate.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include <fmt/format.h>

namespace tactus::hall {
namespace {

constexpr std::string_view begin_mark = "-----BEGIN CERTIFICATE-----";
constexpr std::string_view end_mark = "-----END";

/// Nothing where a sign is none of base64.
std::optional<std::string> from_base64(std::string_view text) {
  constexpr std::string_view signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  std::uint32_t bits = 0;
  unsigned count = 0;
  for (char const c : text) {
    if (c == '\n' || c == '\r' || c == ' ' || c == '=') continue;
    auto const value = signs.find(c);
    if (value == std::string_view::npos) return std::nullopt;
    bits = (bits << 6U) | static_cast<std::uint32_t>(value);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>((bits >> count) & 0xFFU);
  }
  return bytes;
}

/// Values of DER one after the other: a tag, a length, that many bytes.
class Der {
 public:
  explicit Der(std::string_view bytes) : rest_(bytes) {}

  bool is_next(unsigned char tag) const {
    return !rest_.empty() && static_cast<unsigned char>(rest_.front()) == tag;
  }
  /// The bytes of the next value, which has this tag.
  std::optional<std::string_view> take(unsigned char tag) {
    if (!is_next(tag) || rest_.size() < 2) return std::nullopt;
    std::size_t length = static_cast<unsigned char>(rest_[1]);
    rest_.remove_prefix(2);
    constexpr std::size_t is_long = 0x80, most_bytes = 4;
    if (length >= is_long) {
      std::size_t const bytes = length - is_long;
      if (bytes > most_bytes || bytes > rest_.size()) return std::nullopt;
      length = 0;
      for (char const c : rest_.substr(0, bytes)) length = (length << 8U) | static_cast<unsigned char>(c);
      rest_.remove_prefix(bytes);
    }
    if (length > rest_.size()) return std::nullopt;
    auto const value = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return value;
  }

 private:
  std::string_view rest_;
};

constexpr unsigned char tag_of_integer = 0x02, tag_of_sequence = 0x30, tag_of_version = 0xA0,
                        tag_of_utc_time = 0x17, tag_of_general_time = 0x18;

std::optional<unsigned> number_in(std::string_view digits) {
  unsigned number = 0;
  auto const [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  bool const is_number = fault == std::errc{} && end == digits.data() + digits.size();
  return is_number ? std::optional{number} : std::nullopt;
}

/// "YYYYMMDDHHMMSSZ".
std::optional<Instant> time_of(std::string_view text) {
  if (text.size() != 15 || text.back() != 'Z') return std::nullopt;
  auto const part = [&](std::size_t from, std::size_t size) { return number_in(text.substr(from, size)); };
  auto const year = part(0, 4), month = part(4, 2), day = part(6, 2), hour = part(8, 2), minute = part(10, 2),
             second = part(12, 2);
  if (!year || !month || !day || !hour || !minute || !second) return std::nullopt;
  using namespace std::chrono;
  year_month_day const date{std::chrono::year{static_cast<int>(*year)}, std::chrono::month{*month},
                            std::chrono::day{*day}};
  if (!date.ok() || *hour > 23 || *minute > 59 || *second > 59) return std::nullopt;
  return sys_days{date} + hours{*hour} + minutes{*minute} + seconds{*second};
}

std::optional<Instant> take_time(Der& from) {
  if (from.is_next(tag_of_general_time)) {
    auto const text = from.take(tag_of_general_time);
    return text ? time_of(*text) : std::nullopt;
  }
  auto const text = from.take(tag_of_utc_time);  // of two digits of the year, RFC 5280 4.1.2.5.1
  if (!text) return std::nullopt;
  return time_of((text->substr(0, 1) < "5" ? "20" : "19") + std::string{*text});
}

std::optional<Validity> validity_in(std::string_view der) {
  auto const certificate = Der{der}.take(tag_of_sequence);
  auto const signed_part = certificate ? Der{*certificate}.take(tag_of_sequence) : std::nullopt;
  if (!signed_part) return std::nullopt;
  Der fields{*signed_part};
  if (fields.is_next(tag_of_version)) (void)fields.take(tag_of_version);
  bool const has_serial = fields.take(tag_of_integer).has_value();
  bool const has_algorithm = has_serial && fields.take(tag_of_sequence).has_value();
  bool const has_issuer = has_algorithm && fields.take(tag_of_sequence).has_value();
  auto const period = has_issuer ? fields.take(tag_of_sequence) : std::nullopt;
  if (!period) return std::nullopt;
  Der times{*period};
  auto const from = take_time(times), until = take_time(times);
  if (!from || !until) return std::nullopt;
  return Validity{*from, *until};
}

}  // namespace

std::optional<Validity> validity_of(std::string_view pem) {
  auto const begin = pem.find(begin_mark);
  if (begin == std::string_view::npos) return std::nullopt;
  pem.remove_prefix(begin + begin_mark.size());
  auto const der = from_base64(pem.substr(0, pem.find(end_mark)));
  return der ? validity_in(*der) : std::nullopt;
}

std::optional<WrongClock> wrong_clock(std::string_view pem, Instant now) {
  auto const validity = validity_of(pem);
  if (!validity || (now >= validity->from && now <= validity->until)) return std::nullopt;
  return WrongClock{now, *validity};
}

std::string utc_text(Instant time) {
  auto const day = std::chrono::floor<std::chrono::days>(time);
  std::chrono::year_month_day const date{day};
  std::chrono::hh_mm_ss const clock{time - day};
  return fmt::format("{:04}-{:02}-{:02} {:02}:{:02} UTC", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     clock.hours().count(), clock.minutes().count());
}

std::string describe(WrongClock const& clock) {
  return fmt::format(
      "the clock of this machine says {}, the hall's certificate holds from {} to {}: set the clock",
      utc_text(clock.now), utc_text(clock.certificate.from), utc_text(clock.certificate.until));
}

}  // namespace tactus::hall
