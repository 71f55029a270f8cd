// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/seal/loaded_files.hpp"

#include "speech/voice/synthesiser_espeak.hpp"
#include "src/command_line/program_note.hpp"
#include "src/store/descriptor.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <elf.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gcrypt.h>
#include <memory>
#include <set>
#include <unistd.h>

#include <fmt/format.h>

namespace tactus::program {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view nameless_code = "code in memory that is of no file, at ";

/// Of one line of /proc/self/maps: "ADDRESSES PERMISSIONS OFFSET DEVICE INODE PATH". Empty where it is no
/// file: nameless memory, the stack, what a sound server shares with us. Nor the shared memory of a game
/// file: who opens and closes that gives up SQLite's locks on it. What can be run is named in any case, by
/// its addresses where it has no name; but what the kernel itself puts there.
std::string file_of(std::string const& line) {
  auto const permissions = line.find(' ') + 1;
  bool const is_executable = line[permissions + 2] == 'x';
  auto const at = line.find('/');
  if (at == std::string::npos) {
    bool const is_of_kernel = line.ends_with("[vdso]") || line.ends_with("[vsyscall]");
    if (!is_executable || is_of_kernel) return {};
    return std::string{nameless_code} + line.substr(0, permissions - 1);
  }
  std::string path = line.substr(at);
  if (is_executable) return path;
  if (line[permissions + 3] == 's') return {};
  std::error_code fault;
  return fs::is_regular_file(path, fault) ? path : std::string{};
}

std::set<std::string> mapped_paths() {
  std::set<std::string> paths;
  std::ifstream in{"/proc/self/maps"};
  for (std::string line; std::getline(in, line);)
    if (std::string path = file_of(line); !path.empty()) paths.insert(std::move(path));
  return paths;
}

}  // namespace

std::string own_path() {
  std::error_code fault;
  auto const path = fs::read_symlink("/proc/self/exe", fault);
  return fault ? std::string{"/proc/self/exe"} : path.string();
}

void add_mapped_files(std::vector<table::MappedFile>& known) {
  for (std::string const& path : mapped_paths()) {
    bool const is_known =
        std::any_of(known.begin(), known.end(), [&](auto const& each) { return each.path == path; });
    if (!is_known) known.push_back({path, sha256_of_file(path)});
  }
}

void add_read_files(std::vector<table::MappedFile>& known, words::Language language) {
  std::string const voices = speech::espeak_data_folder() + "/";
  std::set<std::string> paths;
  for (char const* part : {"phontab", "phonindex", "phondata", "intonations", "de_dict"})
    paths.insert(voices + part);
  paths.insert(voices + std::string{language.code()} + "_dict");
  if (language != words::Language::english)
    paths.insert(words::catalogue_file(language, words::locale_folder()));
  for (std::string const& path : paths) known.push_back({path, sha256_of_file(path)});
}

std::vector<table::MappedFile> mapped_files(std::string const& own_sha256) {
  std::vector<table::MappedFile> files{{own_path(), own_sha256}};
  add_mapped_files(files);
  std::ranges::sort(files, {}, &table::MappedFile::path);
  return files;
}

namespace {

namespace fs = std::filesystem;
using command_line::ProgramNote;

constexpr std::size_t most_segments = 64;
constexpr std::size_t longest_notes = 16'384;

template <class Value>
bool read_at(int file, std::uint64_t offset, Value& value) {
  return ::pread(file, &value, sizeof value, static_cast<off_t>(offset)) == sizeof value;
}

/// Rounded up to what notes are padded to.
std::size_t padded(std::size_t size) { return (size + 3) / 4 * 4; }

std::optional<std::string> note_among(std::string_view notes) {
  while (notes.size() >= sizeof(Elf64_Nhdr)) {
    Elf64_Nhdr head{};
    std::memcpy(&head, notes.data(), sizeof head);
    notes.remove_prefix(sizeof head);
    std::size_t const whole = padded(head.n_namesz) + padded(head.n_descsz);
    if (whole > notes.size()) return std::nullopt;
    bool const is_ours = head.n_type == ProgramNote::type_of_program &&
                         head.n_namesz == ProgramNote::owner.size() + 1 &&
                         notes.starts_with(ProgramNote::owner);
    if (is_ours) {
      auto const text = notes.substr(padded(head.n_namesz), head.n_descsz);
      return std::string{text.substr(0, text.find('\0'))};
    }
    notes.remove_prefix(whole);
  }
  return std::nullopt;
}

std::optional<std::string> notes_in(int file, Elf64_Phdr const& segment) {
  if (segment.p_type != PT_NOTE || segment.p_filesz > longest_notes) return std::nullopt;
  std::string notes(segment.p_filesz, '\0');
  auto const read = ::pread(file, notes.data(), notes.size(), static_cast<off_t>(segment.p_offset));
  return read == static_cast<ssize_t>(notes.size()) ? note_among(notes) : std::nullopt;
}

std::vector<fs::path> folders(std::string const& own_path, std::string const& home) {
  std::vector<fs::path> all{fs::path{own_path}.parent_path(), "/usr/bin", "/usr/local/bin"};
  if (!home.empty())
    for (char const* each : {"bin", ".local/bin"}) all.push_back(fs::path{home} / each);
  return all;
}

}  // namespace

std::optional<std::string> note_of_program(std::string const& path) {
  Descriptor const file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
  Elf64_Ehdr head{};
  if (!file.is_open() || !read_at(file.get(), 0, head)) return std::nullopt;
  bool const is_elf = std::memcmp(head.e_ident, ELFMAG, SELFMAG) == 0 && head.e_ident[EI_CLASS] == ELFCLASS64;
  if (!is_elf || head.e_phentsize != sizeof(Elf64_Phdr)) return std::nullopt;
  for (std::size_t i = 0; i < std::min<std::size_t>(head.e_phnum, most_segments); ++i) {
    Elf64_Phdr segment{};
    if (!read_at(file.get(), head.e_phoff + i * sizeof segment, segment)) return std::nullopt;
    if (auto note = notes_in(file.get(), segment)) return note;
  }
  return std::nullopt;
}

std::vector<std::string> programs_near(std::string const& own_path, std::string const& home) {
  auto const own = note_of_program(own_path);
  std::set<std::string> found;
  std::error_code fault;
  for (fs::path const& folder : folders(own_path, home))
    for (auto each = fs::directory_iterator{folder, fs::directory_options::skip_permission_denied, fault};
         !fault && each != fs::directory_iterator{}; each.increment(fault)) {
      std::error_code unknown;
      if (!each->is_regular_file(unknown)) continue;
      auto const note = note_of_program(each->path().string());
      if (note && note != own) found.insert(each->path().string() + ": " + *note);
    }
  return {found.begin(), found.end()};
}

namespace {

struct CloseHash {
  void operator()(gcry_md_hd_t hash) const { gcry_md_close(hash); }
};

}  // namespace

std::string sha256_of_file(std::string const& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return {};
  gcry_check_version(nullptr);
  gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
  gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
  gcry_md_hd_t opened = nullptr;
  if (gcry_md_open(&opened, GCRY_MD_SHA256, 0) != 0) return {};
  std::unique_ptr<gcry_md_handle, CloseHash> const hash{opened};
  std::array<char, 65536> buffer{};
  while (in.read(buffer.data(), buffer.size()) || in.gcount() > 0)
    gcry_md_write(hash.get(), buffer.data(), static_cast<std::size_t>(in.gcount()));
  unsigned char const* const digest = gcry_md_read(hash.get(), GCRY_MD_SHA256);
  std::string text;
  for (unsigned i = 0; i < gcry_md_get_algo_dlen(GCRY_MD_SHA256); ++i)
    text += fmt::format("{:02x}", digest[i]);
  return text;
}

}  // namespace tactus::program
