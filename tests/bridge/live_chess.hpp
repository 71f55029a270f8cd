// SPDX-License-Identifier: GPL-3.0-or-later
// A stand-in for LiveChess: a WebSocket of this machine that has the boards which a test gives it.
#pragma once

#include "tests/bridge/live_chess_words.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace tactus::bridge {

/// Has a thread of its own; every function may be called from the test's.
class LiveChessStandIn {
 public:
  /// `port`: 0, one that is free.
  explicit LiveChessStandIn(std::uint16_t port = 0);
  LiveChessStandIn(LiveChessStandIn const&) = delete;
  LiveChessStandIn& operator=(LiveChessStandIn const&) = delete;
  /// Its connections end.
  ~LiveChessStandIn();

  std::uint16_t port() const;
  /// What is listed from now on; tells nothing by itself.
  void has(StandInBoards boards);
  /// Tells every program that has asked for this board.
  void stands(std::string const& serial, std::string const& placement);
  /// From now on it takes what is asked, and is silent.
  void answers_nothing();
  /// Any text, to every program.
  void says(std::string const& text);

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace tactus::bridge
