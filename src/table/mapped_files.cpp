// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/mapped_files.hpp"

#include "speech/synthesiser_espeak.hpp"
#include "src/table/checksum.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

namespace tactus::program {
namespace {

namespace fs = std::filesystem;

/// Of one line of /proc/self/maps: "ADDRESSES PERMISSIONS OFFSET DEVICE INODE PATH". Empty where it is no
/// file: nameless memory, the stack, what a sound server shares with us. Nor the shared memory of a game
/// file: who opens and closes that gives up SQLite's locks on it.
std::string file_of(std::string const& line) {
  auto const at = line.find('/');
  if (at == std::string::npos) return {};
  std::string path = line.substr(at);
  auto const permissions = line.find(' ') + 1;
  if (line[permissions + 3] == 's') return {};
  bool const is_executable = line[permissions + 2] == 'x';
  std::error_code fault;
  return is_executable || fs::is_regular_file(path, fault) ? path : std::string{};
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

std::vector<table::MappedFile> mapped_files() {
  std::vector<table::MappedFile> files;
  add_mapped_files(files);
  return files;
}

}  // namespace tactus::program
