// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/attest.hpp"

#include "src/table/program.hpp"
#include "src/table/seal.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <gcrypt.h>
#include <iostream>
#include <link.h>
#include <memory>
#include <unistd.h>

#include <fmt/format.h>

namespace tactus::program {
namespace {

struct CloseHash {
  void operator()(gcry_md_hd_t hash) const { gcry_md_close(hash); }
};

int note_library(dl_phdr_info* info, std::size_t /*size*/, void* list) {
  std::filesystem::path const path{info->dlpi_name};
  if (!path.empty()) static_cast<std::vector<std::string>*>(list)->push_back(path.filename().string());
  return 0;
}

std::string own_path() {
  std::error_code fault;
  auto const path = std::filesystem::read_symlink("/proc/self/exe", fault);
  return fault ? std::string{"/proc/self/exe"} : path.string();
}

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

table::ProgramStarted program_identity(Program const& program) {
  // The open executable itself, not its name: the file behind the name may have been replaced since the
  // start.
  return {std::string{program.name}, TACTUS_VERSION, std::string{program.profile},
          sha256_of_file("/proc/self/exe")};
}

std::vector<std::string> loaded_libraries() {
  std::vector<std::string> names;
  ::dl_iterate_phdr(note_library, &names);
  std::sort(names.begin(), names.end());
  return names;
}

ExitStatus run_attest(Program const& program) {
  auto const self = program_identity(program);
  auto const path = own_path();
  auto const seal = seal_program({});  // as before a game; what is told is what the kernel did
  std::cout << "program: " << self.program << "\nversion: " << self.version << "\nprofile: " << self.profile
            << "\nSHA-256: " << self.sha256 << '\n';
  auto const libraries = loaded_libraries();
  std::cout << "libraries: " << libraries.size() << '\n';
  for (std::string const& each : libraries) std::cout << "library: " << each << '\n';
  std::cout << "locked: engine and search are not in this program\n";
  for (std::string const& fact : facts_of(seal)) std::cout << fact << '\n';
  std::cout << "check from your own medium: sha256sum " << path << '\n';
  return ExitStatus::done;
}

}  // namespace tactus::program
