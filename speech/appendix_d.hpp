// SPDX-License-Identifier: GPL-3.0-or-later
// Says a move in the words of Appendix D of the FIDE Laws (2023, D.2.1), which are German in every interface
// language. Pure; any thread.
#pragma once

#include "core/notation/announcement_words.hpp"
#include "core/notation/appendix_d_words.hpp"

#include <string>

namespace tactus::speech {

using notation::MoveWording;
using notation::Style;
using notation::word;

/// For example "Springer Gustav Felix drei": the words of notation::announcement_words in one line.
std::string words(chess::MoveDescription const& move, MoveWording const& wording = {});

}  // namespace tactus::speech
