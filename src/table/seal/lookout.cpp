// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/seal/lookout.hpp"

#include "src/table/seal/guard.hpp"
#include "src/table/seal/loaded_files.hpp"

#include <cstddef>
#include <fstream>
#include <string_view>
#include <utility>

namespace tactus::program {
namespace {

/// By the line "TracerPid:" of /proc/self/status.
bool is_traced() {
  std::ifstream in{"/proc/self/status"};
  constexpr std::string_view key = "TracerPid:";
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(key)) return line.find_first_not_of(" \t0", key.size()) != std::string::npos;
  return false;
}

}  // namespace

Lookout::Lookout(table::ProgramStarted const& self, Guard* guard)
    : known_(self.files), guard_(guard), is_needed_(self.profile == table::tournament_profile) {}

std::vector<std::string> Lookout::new_files() {
  std::vector<std::string> lines;
  std::size_t const before = known_.size();
  add_mapped_files(known_);
  for (std::size_t i = before; i < known_.size(); ++i)
    if (!table::is_of_the_system(known_[i]))
      lines.push_back("loaded: " + known_[i].path +
                      (known_[i].sha256.empty() ? "" : ", SHA-256: " + known_[i].sha256));
  return lines;
}

std::vector<std::string> Lookout::look() {
  if (!is_needed_) return {};
  auto lines = new_files();
  bool const was_traced = std::exchange(was_traced_, is_traced());
  if (was_traced_ && !was_traced) lines.emplace_back("another program reads along (it is traced)");
  if (guard_ != nullptr && guard_->is_gone()) {
    guard_ = nullptr;
    lines.emplace_back("the guard is gone: what the kernel refuses is no longer noted");
  }
  return lines;
}

}  // namespace tactus::program
