// SPDX-License-Identifier: GPL-3.0-or-later
// A real mosquitto for a hall that `tactus-arbiter hall init` made, in a folder of its own, on a free port of
// this machine.
#pragma once

#include "src/hall/broker_account.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include <boost/test/unit_test.hpp>

namespace tactus::hall_test {

/// For boost::unit_test::precondition: without mosquitto the case is skipped, and says so.
boost::test_tools::assertion_result mosquitto_is_installed(boost::unit_test::test_unit_id);

/// What a test waits for longer than this hangs: no machine is so busy.
inline constexpr std::chrono::minutes patience{2};

class Broker {
 public:
  explicit Broker(unsigned tables, unsigned desks = 1);

  /// Returns when it listens.
  void start();
  /// SIGKILL; with everything that it had on its disk.
  void kill_and_forget();
  std::string folder() const { return folder_ / "hall"; }
  /// Of what people carry to the tables.
  std::string files() const { return folder_ / "hall-files"; }
  std::string file_of(std::string const& user) const;
  hall::BrokerAccount account(std::string const& user) const;
  std::string operator/(std::string const& name) const { return folder_ / name; }

 private:
  TemporaryFolder folder_;
  std::uint16_t port_;
  std::optional<Program> server_;
};

}  // namespace tactus::hall_test
