// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/checksum.hpp"

#include <array>
#include <fstream>
#include <gcrypt.h>
#include <memory>

#include <fmt/format.h>

namespace tactus::program {
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
