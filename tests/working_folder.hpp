// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of a test's own in which it, and each program that it starts, works until both vanish.
#pragma once

#include "tests/temporary_folder.hpp"

#include <filesystem>
#include <string>

namespace tactus {

class WorkingFolder {
 public:
  WorkingFolder() : before_(std::filesystem::current_path()) { std::filesystem::current_path(path()); }
  WorkingFolder(WorkingFolder const&) = delete;
  WorkingFolder& operator=(WorkingFolder const&) = delete;
  ~WorkingFolder() { std::filesystem::current_path(before_); }
  std::filesystem::path const& path() const { return folder_.path(); }
  std::string operator/(std::string const& name) const { return folder_ / name; }

 private:
  TemporaryFolder folder_;
  std::filesystem::path before_;
};

}  // namespace tactus
