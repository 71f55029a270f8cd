// SPDX-License-Identifier: GPL-3.0-or-later
// Whole lines from a pipe or a terminal, without waiting.
#pragma once

#include <string>
#include <vector>

namespace tactus::sim {

class LineReader {
 public:
  /// Takes the descriptor, sets it non-blocking and closes it in the end.
  explicit LineReader(int descriptor);
  LineReader(LineReader&& other) noexcept;
  LineReader& operator=(LineReader&& other) noexcept;
  ~LineReader();

  /// Readable when there are lines; -1 when the text has ended.
  int descriptor() const { return descriptor_; }
  /// The whole lines that have come since the last call; at the end also an unfinished one.
  std::vector<std::string> take_lines();

 private:
  int descriptor_;
  std::string unfinished_;
};

}  // namespace tactus::sim
