// SPDX-License-Identifier: GPL-3.0-or-later
// One language of the page: its catalogue, and how announcements are worded in it.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/words/phrase.hpp"
#include "speech/words/sentences.hpp"
#include "src/arbiter/sheet/sheet_forms.hpp"

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace tactus::desk {

class Tongue {
 public:
  /// Keeps the catalogue.
  explicit Tongue(words::Catalogue catalogue);

  std::string code() const { return std::string(catalogue_.language().code()); }
  words::Catalogue const& catalogue() const { return catalogue_; }
  std::string_view translate(std::string_view english) const { return catalogue_.translate(english); }
  program::SheetVoice voice(RuleSet rules = RuleSet::fide_2023) const { return {catalogue_, rules}; }
  /// SAN with English letters, in the letters of the language.
  std::string move(std::string_view english) const;
  /// As the listener heard it; the words of Appendix D are German.
  speech::Phrase words_of(table::Announcement const& announcement) const;

 private:
  words::Catalogue catalogue_;
  speech::Sentences sentences_;
};

// The files of the page, which are built into the program, and their words.

struct PageFile {
  std::string_view name;  // "desk.css"
  std::string_view content;
};
/// Made from src/desk/page at build time.
std::span<PageFile const> page_files();

/// Every text of the page's files, in English: {{text}} in the HTML, words("text") in the scripts.
std::span<std::string_view const> page_words();

/// The HTML with its {{texts}} in that language, and each {{=name}} by its value; both safe in HTML.
std::string filled_page(std::string_view html, Tongue const& tongue,
                        std::map<std::string, std::string, std::less<>> const& values);

}  // namespace tactus::desk
