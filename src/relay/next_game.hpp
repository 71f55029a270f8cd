// SPDX-License-Identifier: GPL-3.0-or-later
// For a relay that is a service: which game of the table's folder is played, and in which round. One thread.
#pragma once

#include "core/instant.hpp"
#include "src/hall/broker_link.hpp"
#include "src/hall/message.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace tactus::relay {

struct FolderGame {
  std::string file, id;
  Instant began;                    // its first event
  std::optional<unsigned> round{};  // as it was agreed at the table
};

class GameFolder {
 public:
  explicit GameFolder(std::string folder) : folder_(std::move(folder)) {}
  /// The game that began last, of the files that end in .tactus; nothing: none has begun. A file is opened
  /// once, and again when another took its place.
  std::optional<FolderGame> newest();

 private:
  struct Known {
    std::uint64_t inode = 0;
    std::optional<FolderGame> game{};  // nothing: it has not begun
  };
  std::string folder_;
  std::map<std::string, Known> known_;
};

// The round of a game is, in this order: the one in which the desk has some of it already, for a relay that
// is started again between two rounds; the one that the desk says is played; the one of the game's own file.

class RoundSearch {
 public:
  RoundSearch(hall::BrokerLink link, hall::Level table, hall::Level board, FolderGame game);

  /// Does all that can be done now; the round once it is known.
  std::optional<hall::Level> turn(hall::Moment now);
  /// The broker was heard to the end, and neither the desk nor the file names a round.
  bool is_waiting() const { return is_heard_; }
  hall::BrokerLink const& link() const { return link_; }
  void close() { link_.close(); }

 private:
  void take(hall::LinkEvent const& event, hall::Moment now);
  void take_arrived(hall::Arrived const& arrived);
  std::string filter_of_acknowledgements() const;

  hall::BrokerLink link_;
  hall::Level table_, board_;
  FolderGame game_;
  std::optional<hall::Level> taken_;   // where the desk has it
  std::optional<hall::Level> played_;  // as the desk says
  std::optional<hall::Moment> heard_at_{};
  bool is_heard_ = false;
};

}  // namespace tactus::relay
