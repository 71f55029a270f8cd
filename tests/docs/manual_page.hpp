// SPDX-License-Identifier: GPL-3.0-or-later
// What a manual page (mdoc) documents, and what a program says that it knows.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tactus::docs {

using Options = std::set<std::string>;  // "-h", "--help"

struct ManualSection {
  Options options;                 // explained in it: `.It Fl -name`
  std::vector<Options> items;      // the same, item by item in their order
  std::set<std::string> commands;  // explained in it: `.It Cm name`
  std::set<std::string> sections;  // named by it: `.Sx Title`; their options are its own
};

struct ManualPage {
  std::string name;                               // "tactus-play"
  std::map<std::string, ManualSection> sections;  // by title, as "OPTIONS" or "tactus devices list"
  std::vector<std::string> titles;                // in their order
  Options mentioned;                              // anywhere
};

ManualPage read_manual_page(std::filesystem::path const& file);

struct CommandHelp {
  std::string path;  // "tactus devices list"; the program alone for its own options
  Options options;
  Options common{};    // of them, those that `--help` tells
  std::string text{};  // all that it prints for both
};

/// The program and all its commands, as their `--help-all` tells.
std::vector<CommandHelp> commands_of(std::string const& program);

}  // namespace tactus::docs
