// SPDX-License-Identifier: GPL-3.0-or-later
// Desks of one hall in one program, each with its own file of decisions.
#pragma once

#include "src/desk/boards/desk.hpp"
#include "tests/record/told_game.hpp"
#include "tests/temporary_folder.hpp"

#include <memory>
#include <string>

#include <boost/test/unit_test.hpp>

namespace tactus::test {

inline desk::Decisions decisions_file(std::string const& path) {
  auto opened = desk::Decisions::open(path);
  BOOST_TEST_REQUIRE(opened.has_value());
  return std::move(*opened);
}

/// A desk that has joined its hall; `path`: its file of decisions.
inline std::unique_ptr<desk::Desk> joined_desk(
    std::string const& path, std::string const& user, Instant now, std::function<void()> on_said = [] {}) {
  auto made = std::make_unique<desk::Desk>(decisions_file(path), "e");
  made->join_hall(made->log_of(hall::Level::parse(user).value()).value(), now, std::move(on_said));
  return made;
}

/// Everything that `from` has said and `to` has not.
inline void pass(desk::Desk& from, desk::Desk& to, Instant now) {
  std::int64_t last = 0;
  for (auto const& [log, number] : to.kept_logs())
    if (log == from.own_log()) last = number;
  std::vector<desk::SaidEntry> said;
  for (auto& entry : from.entries({last + 1, from.last_entry()}))
    said.push_back({from.own_log().desk, std::move(entry)});
  BOOST_TEST_REQUIRE(to.keep(said, now));
}

}  // namespace tactus::test
