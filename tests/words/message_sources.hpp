// SPDX-License-Identifier: GPL-3.0-or-later
// The messages that the sources hand to say() and the like, and the texts of the Laws: what has to be
// translated.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::words {

struct SourceMessage {
  std::string english;
  std::string file;
};

struct CollectedMessages {
  std::vector<SourceMessage> messages;
  std::vector<std::string> faults;  // calls without a literal, which no catalogue can know
};

/// What marks a message: "say(" and the like.
using Marks = std::span<std::string_view const>;
inline constexpr std::array<std::string_view, 5> all_marks{"help(", "say(", "translatable(", "braille_line(",
                                                           "typed_words("};
inline constexpr Marks arbiter_marks{all_marks.data(), 3};
inline constexpr Marks say_marks{all_marks.data() + 1, 3};
inline constexpr Marks translatable_mark{all_marks.data() + 2, 3};  // there say() means something else

void collect_from(std::string_view source, std::string const& file, Marks marks,
                  CollectedMessages& collected);

/// Each text of a chapter of the Laws, without the editions where it holds.
void collect_from_book(std::string_view chapter, std::string const& file, CollectedMessages& collected);

struct MessageFolder {
  std::string_view folder;
  Marks marks;
};
/// What the player's program says and shows; and what the arbiter's does besides.
inline constexpr std::array<MessageFolder, 8> player_folders{{{"core/message", translatable_mark},
                                                              {"core/rules", say_marks},
                                                              {"speech", translatable_mark},
                                                              {"src/words", translatable_mark},
                                                              {"src/equipment", say_marks},
                                                              {"src/score", say_marks},
                                                              {"src/table", translatable_mark},
                                                              {"src/training", translatable_mark}}};
inline constexpr std::array<MessageFolder, 8> arbiter_folders{{{"core/arbitration", arbiter_marks},
                                                               {"src/arbiter", arbiter_marks},
                                                               {"src/command_line", arbiter_marks},
                                                               {"src/desk", arbiter_marks},
                                                               {"src/hall_setup", arbiter_marks},
                                                               {"src/record", arbiter_marks},
                                                               {"src/relay", arbiter_marks},
                                                               {"src/store", arbiter_marks}}};
CollectedMessages collected_messages(std::span<MessageFolder const> folders);

/// Names of the arguments, without their forms, each once, in alphabetical order.
std::vector<std::string> argument_names(std::string_view message);

}  // namespace tactus::words
