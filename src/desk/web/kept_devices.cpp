// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/kept_devices.hpp"

#include "src/store/written_file.hpp"

#include <algorithm>
#include <sstream>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace tactus::desk {
namespace {

constexpr std::string_view form =
    "# Devices of the desk's page, secret: without this file each comes in anew.\n";

/// Nobody else may have read it, or written into it.
bool is_private(std::string const& file) {
  struct stat found {};
  return ::stat(file.c_str(), &found) == 0 && S_ISREG(found.st_mode) && found.st_uid == ::geteuid() &&
         (found.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

}  // namespace

std::vector<Guest> kept_devices(std::string const& file, std::vector<std::string> const& arbiters) {
  if (!is_private(file)) return {};
  auto const read = store::read_text(file);
  if (!read || !read->text.starts_with(form)) return {};
  std::vector<Guest> guests;
  std::istringstream lines{read->text};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream in{line};
    Guest guest;
    in >> guest.cookie >> guest.page_token;
    std::getline(in >> std::ws, guest.arbiter);
    bool const is_whole = guest.cookie.size() == secret_length && guest.page_token.size() == secret_length;
    if (is_whole && std::ranges::find(arbiters, guest.arbiter) != arbiters.end()) guests.push_back(guest);
  }
  return guests;
}

tl::expected<void, Message> keep_devices(std::string const& file, std::vector<Guest> const& guests) {
  std::string text{form};
  for (Guest const& each : guests) text += each.cookie + ' ' + each.page_token + ' ' + each.arbiter + '\n';
  return store::write_text(file, text, form, store::Readers::owner);
}

}  // namespace tactus::desk
