// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace tactus::words {
namespace {

bool begins_sentence(std::string_view before) {
  return before.empty() ||
         (before.size() > 1 && before.back() == ' ' &&
          std::string_view(".?!").find(before[before.size() - 2]) != std::string_view::npos);
}

std::string_view why(MessageFileFault fault) {
  switch (fault) {
    case MessageFileFault::not_a_catalogue: return "expected a file that msgfmt has written";
    case MessageFileFault::cut_short: return "expected a whole file, this one is cut short";
    case MessageFileFault::not_sorted: return "expected messages in order";
  }
  return {};
}

}  // namespace

std::string_view Catalogue::translate(std::string_view english) const {
  if (!messages_ || english.empty()) return english;  // the entry of "" is the header of the file
  return messages_->find(english).value_or(english);
}

bool Catalogue::has(std::string_view english) const {
  return !messages_ || messages_->find(english).has_value();
}

std::string filled(std::string_view message, ArgumentTexts const& argument) {
  std::string text;
  for (std::size_t brace = message.find('{'); brace != std::string_view::npos; brace = message.find('{')) {
    std::size_t const end = message.find('}', brace);
    if (end == std::string_view::npos) break;
    text += message.substr(0, brace);
    std::string_view const inside = message.substr(brace + 1, end - brace - 1);
    std::size_t const colon = std::min(inside.find(':'), inside.size());
    auto [words, takes_capital] =
        argument(inside.substr(0, colon), inside.substr(std::min(colon + 1, inside.size())));
    if (takes_capital && begins_sentence(text) && !words.empty() && words[0] >= 'a' && words[0] <= 'z')
      words[0] = static_cast<char>(words[0] - 'a' + 'A');
    text += words;
    message.remove_prefix(end + 1);
  }
  return text += message;
}

std::string locale_folder() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing sets the environment
  if (char const* const told = std::getenv("TACTUS_LOCALES"); told != nullptr && *told != '\0') return told;
  std::error_code unknown;
  auto const program = std::filesystem::read_symlink("/proc/self/exe", unknown);
  return (program.parent_path().parent_path() / "share" / "locale").string();
}

std::string catalogue_file(Language language, std::string const& folder) {
  return folder + "/" + std::string(language.code()) + "/LC_MESSAGES/tactus.mo";
}

tl::expected<Catalogue, std::string> load_catalogue(Language language, std::string const& folder) {
  if (language == Language::english) return Catalogue{};
  std::string const path = catalogue_file(language, folder);
  std::ifstream file(path, std::ios::binary);
  if (!file) return tl::unexpected("expected a catalogue of messages at " + path);
  std::string bytes(std::istreambuf_iterator<char>(file), {});
  return MessageFile::parse(std::move(bytes))
      .map([&](MessageFile messages) {
        return Catalogue{language, std::move(messages)};
      })
      .map_error([&](MessageFileFault fault) { return std::string(why(fault)) + ": " + path; });
}

}  // namespace tactus::words
