// SPDX-License-Identifier: GPL-3.0-or-later
// Until when a record may be put right: what was misspelt is mended while the game goes on, and behind its
// end until the first of the players has signed (8.7).
#pragma once

#include "core/table/event.hpp"

namespace tactus::record {

class FirstSignature {
 public:
  /// In the order of the file.
  void take(table::TableEvent const& event);
  /// What is put right now is of the record.
  bool is_open() const { return !has_ended_ || !is_signed_; }

 private:
  bool has_ended_ = false, is_signed_ = false;
};

/// It puts names and the like right.
bool is_correction(table::TableEvent const& event);

}  // namespace tactus::record
