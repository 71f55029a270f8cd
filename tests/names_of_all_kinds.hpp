// SPDX-License-Identifier: GPL-3.0-or-later
// Names as people have them, as they are mistyped, and as somebody makes them up who wants to write on
// another's screen. The same ones every time.
#pragma once

#include <cstddef>
#include <random>
#include <string>
#include <vector>

namespace tactus::test {

namespace parts {

// A piece of a name: of eight scripts, composed and not.
inline std::vector<std::string> const letters{"Anna",
                                              "B.",
                                              "Jörg",
                                              "Jo\u0308rg",
                                              "Łukasz",
                                              "O'Brien",
                                              "Ñandú",
                                              "Nguyễn",
                                              "Нина",
                                              "Ёлкин",
                                              "Ζωή",
                                              "Ά\u0301",
                                              "רות",
                                              "כהן",
                                              "محمد",
                                              "علي",
                                              "می‌خواهم",
                                              "周恩来",
                                              "山田",
                                              "क्‍षमा",
                                              "\u1112\u1161\u11ab",
                                              "김",
                                              "ไทย",
                                              "\U00020000",
                                              "e\u0323\u0302",
                                              "\u0130lker",
                                              "ǅ",
                                              "ﬁ"};
// What means something to a line, a terminal, a page, a tag, a table of settings, a message.
inline std::vector<std::string> const signs{"\n",
                                            "\r\n",
                                            "\nresult: 1-0, resigned",
                                            "\x1b[2J",
                                            "\x1b]0;x\a",
                                            "\t",
                                            "\b",
                                            "\x7f",
                                            "\u0085",
                                            "\u2028",
                                            "\u202e",
                                            "\u202a",
                                            "\u2066",
                                            "\u2068",
                                            "\u2069",
                                            "\u200e",
                                            "\u200f",
                                            "\u061c",
                                            "\ufeff",
                                            "\u200b",
                                            "\u00ad",
                                            "\U000e0041",
                                            "<b>",
                                            "</li>",
                                            "&amp;",
                                            "<script>",
                                            "\"",
                                            "'",
                                            "\\",
                                            "[White \"x\"]",
                                            "]",
                                            "{",
                                            "}",
                                            "{other}",
                                            "{name}",
                                            "$&",
                                            "#",
                                            "=",
                                            "\"\"\"",
                                            ";",
                                            "%",
                                            "--",
                                            "|",
                                            "\u2068x\u2069"};
inline std::vector<std::string> const broken{"\xff",     "\xc0\xaf", "\xed\xa0\x80",
                                             "\xe2\x80", "J\xf6rg",  "\xf5\x80\x80\x80"};
inline std::vector<std::string> const blanks{" ", " ", "  ", "\u00a0", "\u3000", "\u2009"};

}  // namespace parts

/// Of 0 to 300 signs; a third are such as somebody has.
inline std::vector<std::string> names_of_all_kinds(std::size_t count) {
  std::mt19937 chance{33};
  auto const below = [&chance](std::size_t end) { return chance() % end; };
  auto const one_of = [&](std::vector<std::string> const& all) { return all[below(all.size())]; };
  std::vector<std::string> names{"", " ", "\u3000", std::string(100, 'a'), std::string(101, 'a')};
  while (names.size() < count) {
    std::string name;
    std::size_t const kind = below(6);  // 0, 1: as somebody has
    std::size_t const pieces = kind == 5 ? below(60) : 1 + below(5);
    for (std::size_t i = 0; i < pieces; ++i) {
      if (i > 0 && below(2) == 0) name += one_of(parts::blanks);
      bool const is_strange = kind > 1 && below(3) == 0;
      name +=
          is_strange ? below(6) == 0 ? one_of(parts::broken) : one_of(parts::signs) : one_of(parts::letters);
    }
    names.push_back(std::move(name));
  }
  return names;
}

}  // namespace tactus::test
