// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/store_error.hpp"

#include <fmt/format.h>

namespace tactus::store {
namespace {

std::string_view sentence(StoreFault fault) {
  switch (fault) {
    case StoreFault::missing: return "{}: no such file; expected a game file";
    case StoreFault::already_exists: return "{}: exists already; a new game needs a new file name";
    case StoreFault::wal_of_another_game:
      return "{0}-wal: moves of an earlier game; expected {0}, which they belong to, back beside it, or "
             "another "
             "name for a new game";
    case StoreFault::no_game:
      return "{0}: no game in this file; if it had one, its moves are in the -wal file that was left behind: "
             "expected it beside this one as {0}-wal, else a new game under another name";
    case StoreFault::not_a_game_file: return "{}: not a game file of Tactus";
    case StoreFault::newer_version: return "{}: written by a newer version of Tactus";
    case StoreFault::damaged: return "{}: damaged";
    case StoreFault::in_use: return "{}: another program is writing this game file";
    case StoreFault::cannot_open: return "{}: cannot be opened";
    case StoreFault::cannot_write: return "{}: cannot be written";
  }
  return "{}";
}

}  // namespace

std::string describe(StoreError const& error) {
  std::string text = fmt::format(fmt::runtime(sentence(error.fault)), error.path);
  if (!error.detail.empty()) text += " (" + error.detail + ')';
  return text;
}

}  // namespace tactus::store
