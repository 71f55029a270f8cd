// SPDX-License-Identifier: GPL-3.0-or-later
// For the main file of a program that seals itself: the search for leaks traces the process itself, which a
// sealed program may not do.
#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
extern "C" int __lsan_is_turned_off() { return 1; }  // NOLINT: the sanitizer's name
#endif
#endif
