// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/program/room.hpp"

#include "core/message/system_reason.hpp"

#include <cerrno>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace tactus::program {

void try_threads() {
  constexpr std::size_t most = 8;  // readers, voices, sound, a pulse
  std::mutex mutex;
  std::condition_variable_any never;
  std::vector<std::jthread> threads;
  while (threads.size() < most)
    threads.emplace_back([&](std::stop_token const& stop) {
      std::unique_lock lock{mutex};
      never.wait(lock, stop, [] { return false; });
    });
}

tl::expected<command_line::ExitStatus, Message> where_there_is_room(
    std::function<command_line::ExitStatus()> const& game) {
  int fault = ENOMEM;
  try {
    return game();
  } catch (std::filesystem::filesystem_error const&) {
    throw;  // of another kind
  } catch (std::system_error const& thread_refused) {
    fault = thread_refused.code().value();
  } catch (std::bad_alloc const&) {  // as if it were a thread
  }
  return tl::unexpected(
      say("this machine has no room for a game: expected more memory and threads ({reason})",
          {{"reason", std::vector{system_reason(fault)}}}));
}

}  // namespace tactus::program
