// SPDX-License-Identifier: GPL-3.0-or-later
// The files that make a hall: for the broker (mosquitto 2.0) in its folder, for each desk and each table in a
// folder of the people who carry them there. Pure texts; passwords come from outside. Why each setting is as
// it is stands in docs/arbiters/hall.md.
#pragma once

#include "src/hall/broker_account.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::hall {

/// Of the only desk; where there are more, their number stands behind it.
inline constexpr std::string_view desk_user = "desk";
bool is_desk(std::string_view user);

struct HallPlan {
  std::string folder;              // of the broker, on its machine, absolute
  std::vector<std::string> hosts;  // names and addresses of that machine; the first is written for the tables
  std::uint16_t port = 8883;
  unsigned tables = 1;
  unsigned desks = 1;
  unsigned rounds = 30;                     // 1, 2, 3 ...
  std::vector<std::string> named_rounds{};  // besides them
  std::string files{};                      // folder of what people carry away, absolute
  std::vector<std::string> desk_hosts{};    // names and addresses of the desk's machine; empty: `hosts`
};
/// What speaks against it, or nothing.
std::string fault_of(HallPlan const& plan);

/// desk; of several desks desk1, desk2 ...
std::vector<std::string> desk_users(HallPlan const& plan);
/// table1, table2 ... without the desks.
std::vector<std::string> table_users(HallPlan const& plan);

struct PlannedFile {
  std::string name;  // within the folder; folders by /
  std::string text;
};
/// mosquitto.conf, acl, openssl.cnf and the drop-in for systemd, in the broker's folder.
std::vector<PlannedFile> broker_files(HallPlan const& plan);

/// The programs to run in turn, each as its words: they make the authority, the certificates of the broker
/// and of the desk's page, and hash the passwords.
std::vector<std::vector<std::string>> commands(HallPlan const& plan);

/// What a user needs to reach the broker. `number`: of the table, its board; 0 for a desk.
BrokerAccount account_of(HallPlan const& plan, std::string const& user, unsigned number, std::string password,
                         std::string authority);
/// Name of the file with the account of a user, within the folder of `files`.
std::string account_file(std::string const& user);

}  // namespace tactus::hall
