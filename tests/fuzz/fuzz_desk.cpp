// SPDX-License-Identifier: GPL-3.0-or-later
// What a page may send to the desk: cookies, ids of updates, and any list of answers to the dialogue of
// rulings, one a line.
#include "src/desk/boards/desk.hpp"
#include "src/desk/web/access.hpp"
#include "src/desk/web/rulings.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include <nlohmann/json.hpp>

using namespace tactus;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string const text{reinterpret_cast<char const*>(data), size};  // NOLINT: bytes as text
  if (auto const cookie = desk::cookie_in(text, "tactus_desk"); cookie && cookie->size() > size) std::abort();
  if (auto const id = desk::UpdateId::parse(text);
      id && desk::UpdateId::parse(id->text())->number != id->number)
    std::abort();
  std::vector<std::string> answers{""};
  for (char const c : text)
    if (c == '\n')
      answers.emplace_back();
    else
      answers.back() += c;
  static desk::Tongue const english{words::Catalogue{}};
  auto const answer = desk::ruling_dialogue(answers, english);
  if (!answer.contains("question") && !answer.contains("lines")) std::abort();
  return 0;
}
