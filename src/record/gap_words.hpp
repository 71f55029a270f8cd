// SPDX-License-Identifier: GPL-3.0-or-later
// What of a record is lost, or holds though it does not follow: clauses that players read too, so that every
// catalogue has them.
#pragma once

#include "core/message/message.hpp"
#include "core/table/event.hpp"

#include <string>

namespace tactus::record {

/// "events that are lost: 3".
Message words_of(table::RecordMended const& mended);
/// Moves that were recorded behind others that are not there.
Message moves_missing_before(std::string const& moves);
/// "behind 14... Nf6: events that are lost: 3".
Message behind(std::string const& move, Message what);

}  // namespace tactus::record
