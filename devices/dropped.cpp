// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/dropped.hpp"

#include <fmt/format.h>

namespace tactus::devices {

namespace {

char const* words(DropReason reason) {
  switch (reason) {
    case DropReason::noise: return "bytes outside of any message";
    case DropReason::restarted: return "message cut off by the next one";
    case DropReason::wrong_length: return "message with an impossible length";
    case DropReason::gap: return "message not completed in time";
    case DropReason::too_long: return "sentence longer than 82 characters";
    case DropReason::unprintable: return "unprintable character in a sentence";
    case DropReason::damaged: return "damaged message";
    case DropReason::checksum: return "sentence with a wrong or missing checksum";
  }
  return "";
}

}  // namespace

std::string describe(Dropped const& dropped) {
  return fmt::format("{}, {} {} dropped", words(dropped.reason), dropped.bytes,
                     dropped.bytes == 1 ? "byte" : "bytes");
}

}  // namespace tactus::devices
