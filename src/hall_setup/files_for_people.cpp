// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall_setup/commands.hpp"

#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <system_error>
#include <unistd.h>

namespace tactus::hall_setup {
namespace {

namespace fs = std::filesystem;

std::optional<unsigned> number_in(char const* variable) {
  char const* const text = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): one thread
  if (text == nullptr) return std::nullopt;
  std::string_view const digits{text};
  unsigned number = 0;
  auto const [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  bool const is_number = fault == std::errc{} && end == digits.data() + digits.size();
  return is_number ? std::optional{number} : std::nullopt;
}

}  // namespace

std::string usual_files(std::string const& folder) {
  auto path = fs::absolute(folder).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  return path.filename().string() + "-files";
}

tl::expected<void, std::string> give_to_caller(std::string const& folder) {
  auto const user = number_in("SUDO_UID"), group = number_in("SUDO_GID");
  if (::geteuid() != 0 || !user || !group) return {};
  std::vector<fs::path> all{folder};
  std::error_code fault;
  for (auto const& each : fs::recursive_directory_iterator{folder, fault}) all.push_back(each.path());
  for (fs::path const& each : all)
    if (::lchown(each.c_str(), *user, *group) != 0)
      return tl::unexpected("cannot give " + each.string() +
                            " to its user: " + std::generic_category().message(errno));
  return {};
}

}  // namespace tactus::hall_setup
