// SPDX-License-Identifier: GPL-3.0-or-later
// libserialport opens a port only if it can read its modem lines, which pseudo-terminals do not have. This
// executable answers that one question itself; the library stays as it is. Never part of a program.
#include <cerrno>
#include <cstdarg>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" int ioctl(int descriptor, unsigned long request, ...) noexcept;

extern "C" int ioctl(int descriptor, unsigned long request, ...) noexcept {
  va_list arguments;
  va_start(arguments, request);
  void* const argument = va_arg(arguments, void*);
  va_end(arguments);
  int const before = errno;
  auto const result = static_cast<int>(::syscall(SYS_ioctl, descriptor, request, argument));
  bool const is_modem =
      request == TIOCMGET || request == TIOCMSET || request == TIOCMBIS || request == TIOCMBIC;
  if (result == 0 || errno != ENOTTY || !is_modem) return result;
  errno = before;
  if (request == TIOCMGET) *static_cast<int*>(argument) = TIOCM_DTR | TIOCM_RTS;
  return 0;
}
