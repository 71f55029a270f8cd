// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the answers to a question before a game a word means. Pure.
#pragma once

#include "src/table/setup/dialogue.hpp"
#include "src/words/catalogue.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tactus::program {

/// The index of the answer that is told so in one of these languages: as a whole ("nobody"), or by what
/// stands before its first comma or colon ("none", of "none, moves are typed"). Nothing: none, or more than
/// one.
std::optional<std::size_t> choice_named(SetupQuestion const& question, std::string_view text,
                                        std::span<words::Catalogue const> languages);

/// All languages of the folder; one that cannot be read is left out.
std::vector<words::Catalogue> catalogues_in(std::string const& folder);

}  // namespace tactus::program
