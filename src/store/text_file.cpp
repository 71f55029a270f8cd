// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/text_file.hpp"

#include "src/store/descriptor.hpp"

#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace tactus::store {
namespace {

constexpr std::string_view mark_of_utf8 = "\xef\xbb\xbf";

bool is_utf16(std::string_view text) { return text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"); }

/// At most one byte more than a text may have; nothing: it cannot be read.
bool read_into(std::string& text, Descriptor const& file) {
  text.resize(longest_text + 1);
  std::size_t length = 0;
  while (length < text.size()) {
    auto const count = ::read(file.get(), text.data() + length, text.size() - length);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    if (count == 0) break;
    length += static_cast<std::size_t>(count);
  }
  text.resize(length);
  return true;
}

}  // namespace

tl::expected<std::string, std::string> read_text(std::string const& path) {
  auto const refused = [&path](std::string const& why) { return tl::unexpected(path + ": " + why); };
  // Not blocking: to open a FIFO may last for ever.
  Descriptor const file{::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)};
  if (!file.is_open()) return refused("cannot be read (" + std::generic_category().message(errno) + ')');
  struct stat found {};
  if (::fstat(file.get(), &found) != 0 || !S_ISREG(found.st_mode))
    return refused("cannot be read; expected a file with text, no folder, device or FIFO");
  std::string text;
  if (!read_into(text, file))
    return refused("cannot be read (" + std::generic_category().message(errno) + ')');
  if (text.size() > longest_text) return refused("is too long; expected at most 64 KiB");
  if (is_utf16(text)) return refused("is UTF-16; expected text in UTF-8");
  if (text.starts_with(mark_of_utf8)) text.erase(0, mark_of_utf8.size());
  return text;
}

}  // namespace tactus::store
