// SPDX-License-Identifier: GPL-3.0-or-later
// Who on this machine may read what Tactus keeps. Other people's programs could judge a game while it is
// played, and what was told privately concerns nobody else.
#pragma once

#include "src/store/descriptor.hpp"

#include <optional>
#include <span>
#include <string>
#include <sys/types.h>

namespace tactus::store {

/// Of a game file that has this group from its folder: 0640 where that is the group of those who may read the
/// games of others, and one of ours; else 0600. `readers`: nothing, there is no such group here.
mode_t mode_of_game(gid_t of_file, std::optional<gid_t> readers, std::span<gid_t const> ours);

/// Gives a game file that mode: the group `tactus` are the arbiter's programs on the same machine. What
/// SQLite puts beside it gets the same.
void open_to_readers(Descriptor const& game);

/// From a database with what was told privately, and from what lies beside it, the rights of everybody else
/// are taken. One that is new is made by make_private_file(), before it is opened.
void keep_private(std::string const& path);

}  // namespace tactus::store
