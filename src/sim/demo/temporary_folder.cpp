// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/demo/temporary_folder.hpp"

#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

namespace tactus::sim {

tl::expected<TemporaryFolder, std::string> TemporaryFolder::make() {
  std::error_code error;
  std::string name = (std::filesystem::temp_directory_path(error) / "tactus-XXXXXX").string();
  if (error || mkdtemp(name.data()) == nullptr)
    return tl::unexpected("cannot make the folder " + name + ": " +
                          (error ? error.message() : std::generic_category().message(errno)));
  return TemporaryFolder{name};
}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept
    : path_(std::exchange(other.path_, {})), is_kept_(other.is_kept_) {}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty() && !is_kept_) std::filesystem::remove_all(path_, ignored);
}

}  // namespace tactus::sim
