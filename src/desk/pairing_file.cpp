// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/pairing_file.hpp"

#include "src/arbiter/options/input.hpp"

#include <system_error>

namespace tactus::desk {
namespace {

constexpr Millis between_stamps{1'000};

}  // namespace

PairingFile::Stamp PairingFile::stamp() const {
  std::error_code none;
  Stamp stamp;
  stamp.written = std::filesystem::last_write_time(path_, none);
  if (none) return {};
  stamp.size = std::filesystem::file_size(path_, none);
  return none ? Stamp{} : stamp;
}

PairingFile::Read PairingFile::read() {
  if (path_.empty()) return std::vector<pairings::Pairing>{};
  read_of_ = stamp();
  auto const text = program::text_of_file(path_, pairings::longest_pairings);
  if (!text)
    return tl::unexpected(say("{file}: cannot be read; expected pairings, TRF16 or CSV", {{"file", path_}}));
  auto read = pairings::read_pairings(text->text, round_);
  if (read) return read;
  return tl::unexpected(say("{file}: {what}", {{"file", path_}, {"what", std::vector{read.error()}}}));
}

std::optional<PairingFile::Read> PairingFile::read_if_changed(Instant now) {
  if (path_.empty() || now < looked_at_ + between_stamps) return std::nullopt;
  looked_at_ = now;
  auto const found = stamp();
  if (found == read_of_ || found == Stamp{}) return std::nullopt;  // a program that writes it anew is at it
  return read();
}

}  // namespace tactus::desk
