// SPDX-License-Identifier: GPL-3.0-or-later
// The file with the round's pairings, read again when it changes: a wrong pairing is found after ten minutes,
// and the desk goes on. One thread.
#pragma once

#include "core/instant.hpp"
#include "src/arbiter/pairings/pairings.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

class PairingFile {
 public:
  using Read = tl::expected<std::vector<pairings::Pairing>, Message>;

  /// `path`: empty: nothing is paired. `round`: nothing: the last one that the file has.
  PairingFile(std::string path, std::optional<unsigned> round) : path_(std::move(path)), round_(round) {}

  /// The error names the file and the line.
  Read read();
  /// Looks once a second. Nothing: the file is as it was read last.
  std::optional<Read> read_if_changed(Instant now);
  std::string const& path() const { return path_; }

 private:
  struct Stamp {
    std::filesystem::file_time_type written{};
    std::uintmax_t size = 0;
    bool operator==(Stamp const&) const = default;
  };
  Stamp stamp() const;

  std::string path_;
  std::optional<unsigned> round_;
  Stamp read_of_;
  Instant looked_at_{};
};

}  // namespace tactus::desk
