// SPDX-License-Identifier: GPL-3.0-or-later
// The messages that the sources hand to say() and says(): what has to be translated.
#pragma once

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

void collect_from(std::string_view source, std::string const& file, CollectedMessages& collected);

/// All of the laws, of the arbiter's program and of the looks at boards and clocks.
CollectedMessages collected_messages();

/// Names of the arguments, without their forms, each once, in alphabetical order.
std::vector<std::string> argument_names(std::string_view message);

}  // namespace tactus::words
