// SPDX-License-Identifier: GPL-3.0-or-later
// A fresh folder that only this user can look into; removed at the end unless it is to be kept.
#pragma once

#include <filesystem>
#include <string>

#include <tl/expected.hpp>

namespace tactus::sim {

class TemporaryFolder {
 public:
  /// The error is one sentence.
  static tl::expected<TemporaryFolder, std::string> make();
  TemporaryFolder(TemporaryFolder&& other) noexcept;
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder();

  std::filesystem::path const& path() const { return path_; }
  void keep() { is_kept_ = true; }

 private:
  explicit TemporaryFolder(std::filesystem::path path) : path_(std::move(path)) {}

  std::filesystem::path path_;
  bool is_kept_ = false;
};

}  // namespace tactus::sim
