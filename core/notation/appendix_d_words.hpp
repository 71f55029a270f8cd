// SPDX-License-Identifier: GPL-3.0-or-later
// The vocabulary of Appendix D of the FIDE Laws (2023, D.2.1), which is German in every interface language.
#pragma once

#include "core/notation/move_words.hpp"

#include <string_view>

namespace tactus::notation {

/// With umlauts, as they are spoken: "Anna", "eins", "Springer", "Kurze Rochade". Capture, check, mate and en
/// passant are not in the Laws: the usual German words.
MoveWords const& appendix_d_words();
/// The same with "zwo", harder to mishear than "zwei" beside "drei"; needs the arbiter's leave (D.2.1).
MoveWords const& appendix_d_words_with_zwo();

std::string_view word(chess::File file);
std::string_view word(chess::Rank rank);
std::string_view word(chess::Kind kind);

}  // namespace tactus::notation
