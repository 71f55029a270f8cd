// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded into brltty: between the header of a packet and the rest its threads stop, as on a busy machine.
#include <chrono>
#include <dlfcn.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace {

constexpr ssize_t header = 8;  // bytes

ssize_t stop_behind_a_header(ssize_t count) {
  if (count == header) std::this_thread::sleep_for(std::chrono::milliseconds{2});
  return count;
}

template <class Function>
Function* next(char const* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" ssize_t send(int descriptor, void const* bytes, size_t count, int flags) {
  static auto* const real = next<decltype(send)>("send");
  return stop_behind_a_header(real(descriptor, bytes, count, flags));
}

extern "C" ssize_t read(int descriptor, void* bytes, size_t count) {
  static auto* const real = next<decltype(read)>("read");
  return stop_behind_a_header(real(descriptor, bytes, count));
}
