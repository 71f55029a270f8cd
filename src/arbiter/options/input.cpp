// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/options/input.hpp"

#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tactus::program {

tl::expected<chess::Position, std::vector<std::string>> read_position(std::string_view fen) {
  auto const setup = notation::read_fen(fen);
  if (!setup) return tl::unexpected(std::vector{"FEN: " + std::string(notation::describe(setup.error()))});
  auto const position = chess::Position::from(*setup, chess::unreachable_but_playable);
  if (position) return *position;
  std::vector<std::string> faults;
  for (chess::SetupFault const fault : position.error().each())
    faults.push_back("FEN: " + std::string(chess::describe(fault)));
  return tl::unexpected(std::move(faults));
}

std::optional<std::string> bytes_of_file(std::string const& path, std::size_t most) {
  constexpr std::size_t piece = 1U << 16U;  // stays in the cache while it is filled
  std::ifstream file(path, std::ios::binary);
  std::string text;
  std::error_code unknown;  // of a pipe, for instance
  if (auto const size = std::filesystem::file_size(path, unknown); !unknown && size <= most)
    text.reserve(size + piece);
  while (file && text.size() <= most) {
    std::size_t const before = text.size();
    text.resize(before + piece);
    file.read(text.data() + before, piece);
    text.resize(before + static_cast<std::size_t>(file.gcount()));
  }
  if (!file.eof() || text.size() > most) return std::nullopt;
  return text;
}

std::optional<FileText> text_of_file(std::string const& path, std::size_t most) {
  auto bytes = bytes_of_file(path, most);
  return bytes ? std::optional{text_in(*std::move(bytes))} : std::nullopt;
}

namespace {

bool must_wait(int descriptor) {
  pollfd wanted{descriptor, POLLIN, 0};
  return ::poll(&wanted, 1, 0) == 0;
}

}  // namespace

WaitingInput::WaitingInput(int descriptor, std::function<void()> before_waiting)
    : descriptor_(descriptor), before_waiting_(std::move(before_waiting)) {}

WaitingInput::int_type WaitingInput::underflow() {
  if (must_wait(descriptor_)) before_waiting_();
  ssize_t got = -1;
  do got = ::read(descriptor_, buffer_.data(), buffer_.size());
  while (got < 0 && errno == EINTR);
  if (got <= 0) return traits_type::eof();
  setg(buffer_.data(), buffer_.data(), buffer_.data() + got);
  return traits_type::to_int_type(buffer_[0]);
}

}  // namespace tactus::program
