// SPDX-License-Identifier: GPL-3.0-or-later
// One language of the page: its catalogue, and how announcements are worded in it.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/phrase.hpp"
#include "speech/sentences.hpp"
#include "src/arbiter/sheet_text.hpp"

#include <string>

namespace tactus::desk {

class Tongue {
 public:
  /// Keeps the catalogue.
  explicit Tongue(words::Catalogue catalogue);

  std::string code() const { return std::string(catalogue_.language().code()); }
  words::Catalogue const& catalogue() const { return catalogue_; }
  std::string_view translate(std::string_view english) const { return catalogue_.translate(english); }
  program::SheetVoice voice(RuleSet rules = RuleSet::fide_2023) const { return {catalogue_, rules}; }
  /// As the listener heard it; the words of Appendix D are German.
  speech::Phrase words_of(table::Announcement const& announcement) const;

 private:
  words::Catalogue catalogue_;
  speech::Sentences sentences_;
};

}  // namespace tactus::desk
