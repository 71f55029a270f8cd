// SPDX-License-Identifier: GPL-3.0-or-later
// A text file as an editor has saved it, whichever and wherever. Pure; any thread.
#pragma once

#include "core/message/message.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace tactus {

enum class SavedAs : unsigned char {
  utf8,          // with or without a mark of byte order
  utf16,         // either order; without a mark where every second byte of its beginning is zero
  windows_1252,  // bytes that are no UTF-8; ISO 8859-1 is part of it
};

struct FileText {
  std::string text;  // UTF-8; lines end with LF, the last one too
  SavedAs as = SavedAs::utf8;
};

/// Any bytes. What is UTF-8 without carriage returns is not looked at twice.
FileText text_in(std::string bytes);

/// To be told once a file: it was read as something that it may not be. Nothing: it says itself what it is.
std::optional<Message> reading_note(std::string const& file, SavedAs as);

}  // namespace tactus
