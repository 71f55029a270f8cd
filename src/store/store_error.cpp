// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/store_error.hpp"

#include "core/message/written.hpp"

namespace tactus::store {
namespace {

Message sentence_of(StoreFault fault) {
  switch (fault) {
    case StoreFault::missing: return say("{file}: no such file; expected a game file{detail}");
    case StoreFault::already_exists:
      return say("{file}: exists already; a new game needs a new file name{detail}");
    case StoreFault::wal_of_another_game:
      return say(
          "{file}-wal: moves of an earlier game; expected {file}, which they belong to, back beside it, or "
          "another name for a new game{detail}");
    case StoreFault::no_game:
      return say(
          "{file}: no game in this file; if it had one, its moves are in the -wal file that was left behind: "
          "expected it beside this one as {file}-wal, else a new game under another name{detail}");
    case StoreFault::not_a_game_file: return say("{file}: not a game file of Tactus{detail}");
    case StoreFault::newer_version: return say("{file}: written by a newer version of Tactus{detail}");
    case StoreFault::damaged: return say("{file}: damaged{detail}");
    case StoreFault::in_use: return say("{file}: another program is writing this game file{detail}");
    case StoreFault::cannot_open: return say("{file}: cannot be opened{detail}");
    case StoreFault::cannot_write: return say("{file}: cannot be written{detail}");
  }
  return {"{file}{detail}"};
}

}  // namespace

Message message_of(StoreError const& error) {
  Message message = sentence_of(error.fault);
  std::string const detail = error.detail.empty() ? "" : " (" + error.detail + ')';
  message.arguments = {{"file", error.path}, {"detail", detail}};
  return message;
}

std::string describe(StoreError const& error) { return written(message_of(error)); }

}  // namespace tactus::store
