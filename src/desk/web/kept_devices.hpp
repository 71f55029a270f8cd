// SPDX-License-Identifier: GPL-3.0-or-later
// The devices that are in, on disk beside the decisions: a desk that is started again lets them stay. Who has
// the file is in as well, so it is for its owner alone; without it all come in anew.
#pragma once

#include "core/message/message.hpp"
#include "src/desk/web/access.hpp"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

/// Of the arbiters that the desk has today. None: there is no such file, or nobody may be let in by it.
std::vector<Guest> kept_devices(std::string const& file, std::vector<std::string> const& arbiters);

/// In place of those that stood there.
tl::expected<void, Message> keep_devices(std::string const& file, std::vector<Guest> const& guests);

}  // namespace tactus::desk
