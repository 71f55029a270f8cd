// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/written_file.hpp"

#include "core/message/system_reason.hpp"
#include "src/store/descriptor.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tactus::store {
namespace {

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

tl::expected<FileText, Message> read_text(std::string const& path) {
  // Not blocking: to open a FIFO may last for ever.
  Descriptor const file{::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)};
  if (!file.is_open()) return tl::unexpected(cannot_be_read(path, errno));
  struct stat found {};
  if (::fstat(file.get(), &found) != 0 || !S_ISREG(found.st_mode))
    return tl::unexpected(say("{file}: cannot be read; expected a file with text, no folder, device or FIFO",
                              {{"file", path}}));
  std::string text;
  if (!read_into(text, file)) return tl::unexpected(cannot_be_read(path, errno));
  if (text.size() > longest_text)
    return tl::unexpected(say("{file}: is too long; expected at most 64 KiB", {{"file", path}}));
  return text_in(std::move(text));
}

namespace {

namespace fs = std::filesystem;
using Fault = tl::unexpected<Message>;

Fault exists_already(std::string const& path) {
  return Fault{say("{file}: exists already; choose another name", {{"file", path}})};
}

bool takes_all(struct stat const& found) { return S_ISCHR(found.st_mode) || S_ISFIFO(found.st_mode); }

/// The first bytes of a file, at most `most`.
std::string beginning_of(std::string const& path, std::size_t most) {
  Descriptor const file{::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)};
  std::string text(most, '\0');
  auto const count = file.is_open() ? ::read(file.get(), text.data(), most) : -1;
  text.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
  return text;
}

/// A name beside `path` that nothing had.
std::pair<std::string, std::optional<Descriptor>> part_beside(std::string const& path, Readers readers) {
  constexpr unsigned most = 100;
  std::string name = path + ".part";
  for (unsigned n = 2;; ++n) {
    auto file = readers == Readers::owner ? make_private_file(name) : make_file(name);
    if (file || errno != EEXIST || n > most) return {std::move(name), std::move(file)};
    name = path + ".part-" + std::to_string(n);
  }
}

/// Who may read and write the old file, may the new one.
void keep_mode(std::string const& path, Descriptor const& part) {
  struct stat found {};
  constexpr mode_t permissions = 0777;
  if (::stat(path.c_str(), &found) == 0) ::fchmod(part.get(), found.st_mode & permissions);
}

tl::expected<void, Message> replace(std::string const& path, std::string_view text, Readers readers) {
  auto const [name, part] = part_beside(path, readers);
  if (!part) return Fault{cannot_be_written(path, errno)};
  keep_mode(path, *part);
  if (write_all(*part, text) && ::fsync(part->get()) == 0 && ::rename(name.c_str(), path.c_str()) == 0)
    return {};
  auto fault = Fault{cannot_be_written(path, errno)};
  ::unlink(name.c_str());
  return fault;
}

}  // namespace

tl::expected<std::string, Message> place_to_write(std::string const& path, std::string_view form) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) {
    bool const is_link = ::lstat(path.c_str(), &found) == 0;  // it leads nowhere
    return is_link ? exists_already(path) : tl::expected<std::string, Message>{path};
  }
  if (takes_all(found)) return path;
  if (!S_ISREG(found.st_mode)) return exists_already(path);
  bool const is_ours = !form.empty() && beginning_of(path, form.size()) == form;
  if (found.st_size != 0 && !is_ours) return exists_already(path);
  std::error_code fault;
  auto const behind_links = fs::canonical(path, fault);
  return fault ? path : behind_links.string();
}

tl::expected<void, Message> write_text(std::string const& path, std::string_view text, std::string_view form,
                                       Readers readers) {
  auto const place = place_to_write(path, form);
  if (!place) return Fault{place.error()};
  struct stat found {};
  if (::stat(place->c_str(), &found) != 0 || !takes_all(found)) return replace(*place, text, readers);
  Descriptor const file{::open(place->c_str(), O_WRONLY | O_CLOEXEC)};
  if (!file.is_open() || !write_all(file, text)) return Fault{cannot_be_written(path, errno)};
  return {};
}

tl::expected<Descriptor, Message> open_to_append(std::string const& path) {
  struct stat found {};
  bool const is_there = ::stat(path.c_str(), &found) == 0;
  if (is_there && S_ISREG(found.st_mode) && found.st_size != 0) {
    std::array<char, 2> last{};
    Descriptor const old{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
    bool const ends_in_an_empty_line =
        ::pread(old.get(), last.data(), 2, found.st_size - 2) == 2 && last[0] == '\n' && last[1] == '\n';
    auto const beginning = beginning_of(path, 16);
    bool const is_another_kind = beginning.starts_with("[Event ") || beginning.starts_with("SQLite format");
    if (!ends_in_an_empty_line || is_another_kind) return exists_already(path);
  }
  if (is_there && !S_ISREG(found.st_mode) && !takes_all(found)) return exists_already(path);
  Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)};
  if (!file.is_open()) return Fault{cannot_be_written(path, errno)};
  return file;
}

bool write_all(Descriptor const& file, std::string_view text) {
  while (!text.empty()) {
    auto const written = ::write(file.get(), text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::string free_name(std::string const& path) {
  struct stat found {};
  if (::lstat(path.c_str(), &found) != 0) return path;
  struct stat behind {};
  if (::stat(path.c_str(), &behind) == 0 && takes_all(behind)) return path;
  fs::path const file{path};
  auto const stem = (file.parent_path() / file.stem()).string();
  for (unsigned n = 2;; ++n)
    if (auto name = stem + '-' + std::to_string(n) + file.extension().string();
        ::lstat(name.c_str(), &found) != 0)
      return name;
}

namespace {

std::optional<Descriptor> make_file(std::string const& path, mode_t mode) {
  Descriptor file{::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)};
  if (!file.is_open()) return std::nullopt;
  return file;
}

}  // namespace

std::optional<Descriptor> make_file(std::string const& path) { return make_file(path, 0644); }

std::optional<Descriptor> make_private_file(std::string const& path) { return make_file(path, 0600); }

}  // namespace tactus::store
