// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/store/logged_disk.hpp"

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <new>
#include <optional>
#include <span>
#include <stdexcept>

#include <sqlite3.h>

namespace tactus {

struct LoggedDisk::FileSystem {
  sqlite3_vfs shown{};  // first: SQLite hands its address back
  sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
  DiskLog log;
};

namespace {

/// What SQLite holds for an open file; the real one lies behind it.
struct LoggedFile {
  sqlite3_file base;
  DiskLog* log;
  std::string* path;  // owned; null: a temporary file, which no cut matters to
};

LoggedFile& ours(sqlite3_file* file) { return *reinterpret_cast<LoggedFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<sqlite3_file*>(&ours(file) + 1); }
sqlite3_io_methods const& methods(sqlite3_file* file) { return *real(file)->pMethods; }

void note(sqlite3_file* file, DiskOperation::Kind kind, std::uint64_t at = 0, std::string bytes = {}) {
  if (ours(file).path != nullptr) ours(file).log->push_back({kind, *ours(file).path, at, std::move(bytes)});
}

using Kind = DiskOperation::Kind;

int close(sqlite3_file* file) {
  int const code = methods(file).xClose(real(file));
  delete ours(file).path;
  return code;
}
int read(sqlite3_file* file, void* into, int size, sqlite3_int64 at) {
  return methods(file).xRead(real(file), into, size, at);
}
int write(sqlite3_file* file, void const* from, int size, sqlite3_int64 at) {
  note(file, Kind::write, static_cast<std::uint64_t>(at),
       {static_cast<char const*>(from), static_cast<std::size_t>(size)});
  return methods(file).xWrite(real(file), from, size, at);
}
int truncate(sqlite3_file* file, sqlite3_int64 size) {
  note(file, Kind::truncate, static_cast<std::uint64_t>(size));
  return methods(file).xTruncate(real(file), size);
}
int sync(sqlite3_file* file, int flags) {
  note(file, Kind::sync);
  return methods(file).xSync(real(file), flags);
}
int file_size(sqlite3_file* file, sqlite3_int64* size) { return methods(file).xFileSize(real(file), size); }
int lock(sqlite3_file* file, int level) { return methods(file).xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return methods(file).xUnlock(real(file), level); }
int check_lock(sqlite3_file* file, int* is_held) {
  return methods(file).xCheckReservedLock(real(file), is_held);
}
int control(sqlite3_file* file, int what, void* argument) {
  return methods(file).xFileControl(real(file), what, argument);
}
int sector_size(sqlite3_file* file) { return methods(file).xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return methods(file).xDeviceCharacteristics(real(file)); }
int map_shared(sqlite3_file* file, int page, int size, int extends, void volatile** at) {
  return methods(file).xShmMap(real(file), page, size, extends, at);
}
int lock_shared(sqlite3_file* file, int offset, int n, int flags) {
  return methods(file).xShmLock(real(file), offset, n, flags);
}
void barrier(sqlite3_file* file) { methods(file).xShmBarrier(real(file)); }
int unmap_shared(sqlite3_file* file, int deletes) { return methods(file).xShmUnmap(real(file), deletes); }

// Version 2: nothing is written by mapping a file, past the log.
sqlite3_io_methods const logged_methods{2,
                                        close,
                                        read,
                                        write,
                                        truncate,
                                        sync,
                                        file_size,
                                        lock,
                                        unlock,
                                        check_lock,
                                        control,
                                        sector_size,
                                        characteristics,
                                        map_shared,
                                        lock_shared,
                                        barrier,
                                        unmap_shared,
                                        nullptr,
                                        nullptr};

template <class FileSystem>
FileSystem& of(sqlite3_vfs* vfs) {
  return *static_cast<FileSystem*>(vfs->pAppData);
}

}  // namespace

LoggedDisk::LoggedDisk() : file_system_(std::make_unique<FileSystem>()) {
  auto& shown = file_system_->shown;
  shown = *file_system_->real;
  shown.szOsFile = static_cast<int>(sizeof(LoggedFile)) + file_system_->real->szOsFile;
  shown.zName = "logged";
  shown.pAppData = file_system_.get();
  // The other functions of the real one look only at its process, or take the real one's own data.
  shown.xOpen = [](sqlite3_vfs* vfs, sqlite3_filename name, sqlite3_file* file, int flags, int* flags_out) {
    auto& self = of<FileSystem>(vfs);
    auto& logged = ours(file);
    logged = {{nullptr}, &self.log, nullptr};
    std::memset(real(file), 0, static_cast<std::size_t>(self.real->szOsFile));
    int const code = self.real->xOpen(self.real, name, real(file), flags, flags_out);
    if (real(file)->pMethods == nullptr) return code;
    logged.base.pMethods = &logged_methods;
    if (name != nullptr) logged.path = new std::string{name};
    return code;
  };
  shown.xDelete = [](sqlite3_vfs* vfs, char const* name, int syncs_folder) {
    auto& self = of<FileSystem>(vfs);
    self.log.push_back({Kind::remove, name});
    if (syncs_folder != 0) self.log.push_back({Kind::sync, name});
    return self.real->xDelete(self.real, name, syncs_folder);
  };
  shown.xAccess = [](sqlite3_vfs* vfs, char const* name, int flags, int* result) {
    auto& self = of<FileSystem>(vfs);
    return self.real->xAccess(self.real, name, flags, result);
  };
  shown.xFullPathname = [](sqlite3_vfs* vfs, char const* name, int size, char* into) {
    auto& self = of<FileSystem>(vfs);
    return self.real->xFullPathname(self.real, name, size, into);
  };
  if (sqlite3_vfs_register(&shown, 1) != SQLITE_OK) throw std::runtime_error("no logged disk");
}

LoggedDisk::~LoggedDisk() { sqlite3_vfs_unregister(&file_system_->shown); }

DiskLog const& LoggedDisk::log() const { return file_system_->log; }

namespace {

constexpr std::size_t sector = 512;

/// Nothing: there is no such file.
using FileContent = std::optional<std::string>;

void put(FileContent& content, std::uint64_t at, std::string_view bytes) {
  if (!content) content.emplace();
  if (content->size() < at + bytes.size()) content->resize(at + bytes.size());
  content->replace(at, bytes.size(), bytes);
}

void apply(FileContent& content, DiskOperation const& operation) {
  switch (operation.kind) {
    case Kind::write: return put(content, operation.at, operation.bytes);
    case Kind::truncate:
      if (content) content->resize(operation.at);
      return;
    case Kind::remove: content.reset(); return;
    case Kind::sync: return;
  }
}

/// Of a write each sector reaches the disk or does not.
void apply_by_chance(FileContent& content, DiskOperation const& operation, std::mt19937& chance) {
  if (operation.kind != Kind::write) {
    if (chance() % 2 == 0) apply(content, operation);
    return;
  }
  std::string_view left = operation.bytes;
  for (auto at = operation.at; !left.empty();) {
    auto const size = std::min<std::size_t>(left.size(), sector - at % sector);
    if (chance() % 2 == 0) put(content, at, left.substr(0, size));
    left.remove_prefix(size);
    at += size;
  }
}

struct OneFile {
  FileContent synced;
  std::vector<DiskOperation const*> pending;
};

void settle(OneFile& file) {
  for (auto const* each : file.pending) apply(file.synced, *each);
  file.pending.clear();
}

/// File systems with a journal keep the order of what befalls names: a removal is there before what any file
/// synced later.
void settle_removals(OneFile& file) {
  auto const last = std::find_if(file.pending.rbegin(), file.pending.rend(),
                                 [](auto const* each) { return each->kind == Kind::remove; });
  if (last == file.pending.rend()) return;
  file.synced.reset();
  file.pending.erase(file.pending.begin(), last.base());
}

}  // namespace

void leave_after_cut(DiskLog const& log, std::size_t count, std::mt19937& chance,
                     std::filesystem::path const& folder) {
  std::map<std::string, OneFile> files;
  for (DiskOperation const& operation : std::span{log}.first(count)) {
    files[operation.path].pending.push_back(&operation);
    if (operation.kind != Kind::sync) continue;
    settle(files[operation.path]);
    for (auto& [path, file] : files) settle_removals(file);
  }
  for (auto& [path, file] : files) {
    FileContent content = file.synced;
    for (auto const* each : file.pending) apply_by_chance(content, *each, chance);
    if (content) std::ofstream{folder / std::filesystem::path{path}.filename(), std::ios::binary} << *content;
  }
}

}  // namespace tactus
