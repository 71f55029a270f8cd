// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/hall_files.hpp"

#include "src/hall/message.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace tactus::hall {
namespace {

constexpr unsigned most_tables = 5'000;
constexpr unsigned most_rounds = 99;
constexpr unsigned most_desks = 16;
constexpr char const* days_valid = "825";

bool is_host(std::string const& host) {
  auto const is_good = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == ':';
  };
  return !host.empty() && host.size() < 254 && host.front() != '-' && std::ranges::all_of(host, is_good);
}

bool is_address(std::string const& host) {
  return host.find(':') != std::string::npos || host.find_first_not_of("0123456789.") == std::string::npos;
}

/// Who is on a machine reaches it by these too: the desk may run on the broker's own.
std::vector<std::string> with_local(std::vector<std::string> hosts) {
  for (char const* local : {"localhost", "127.0.0.1"})
    if (std::ranges::find(hosts, local) == hosts.end()) hosts.emplace_back(local);
  return hosts;
}

std::string alternative_names(std::vector<std::string> const& hosts) {
  std::string names;
  for (std::string const& host : with_local(hosts))
    names += fmt::format("{}{}:{}", names.empty() ? "" : ",", is_address(host) ? "IP" : "DNS", host);
  return names;
}

/// Bytes of the broker's heap. Measured: 57 MB for a burst of 20 events from each of 5,000 tables; the access
/// list takes up to 20 kB a table. What is retained is as much on the disk.
std::uint64_t memory_limit(HallPlan const& plan) {
  constexpr std::uint64_t mebibyte = 1U << 20U;
  return 256 * mebibyte + std::uint64_t{plan.tables} * mebibyte / 16;
}

std::string broker_configuration(HallPlan const& plan) {
  return fmt::format(
      "allow_anonymous false\n"
      "password_file {0}/passwords\n"
      "acl_file {0}/acl\n"
      "max_queued_messages 200000\n"
      "max_inflight_messages 200\n"
      "message_size_limit {1}\n"
      "max_keepalive 60\n"
      "set_tcp_nodelay true\n"
      "persistence true\n"
      "persistence_location {0}/data/\n"
      "autosave_interval 5\n"
      "memory_limit {3}\n"
      "log_dest stderr\n"
      "listener {2}\n"
      "cafile {0}/ca.crt\n"
      "certfile {0}/server.crt\n"
      "keyfile {0}/server.key\n"
      "tls_version tlsv1.2\n"
      "use_username_as_clientid true\n",
      plan.folder, longest_message + 384, plan.port, memory_limit(plan));
}

std::vector<std::string> rounds_of(HallPlan const& plan) {
  std::vector<std::string> rounds;
  for (unsigned n = 1; n <= plan.rounds; ++n) rounds.push_back(std::to_string(n));
  rounds.insert(rounds.end(), plan.named_rounds.begin(), plan.named_rounds.end());
  return rounds;
}

/// Each desk writes what it says itself, and nobody else does.
std::string rights_of_desk(HallPlan const& plan, std::string const& desk) {
  std::string list = fmt::format(
      "user {}\n"
      "topic read tactus/1/#\n"
      "topic write tactus/1/+/+/+/ack\n"
      "topic write tactus/1/+/+/+/setup\n"
      "topic write {}\n",
      desk, round_topic);
  if (plan.desks == 1) return list;
  list += fmt::format(
      "topic write tactus/1/+/+/+/call\n"
      "topic write tactus/1/{0}/here\n"
      "topic write tactus/1/{0}/said\n",
      desk);
  for (std::string const& other : desk_users(plan))
    if (other != desk) list += fmt::format("topic write tactus/1/{}/have/{}\n", desk, other);
  return list;
}

/// No line before the first `user`: who has no name gets nothing. No level is free for a table: it can
/// neither speak for another board nor make topics without end.
std::string access_list(HallPlan const& plan) {
  std::string list;
  for (std::string const& desk : desk_users(plan)) list += rights_of_desk(plan, desk);
  auto const rounds = rounds_of(plan);
  unsigned number = 0;
  for (std::string const& user : table_users(plan)) {
    ++number;  // of its board
    list += fmt::format("user {}\ntopic read {}\n", user, round_topic);
    for (std::string const& round : rounds) {
      auto const place = fmt::format("tactus/1/{}/{}/{}", user, round, number);
      for (char const* kind : {"ev", "state", "link"})
        list += fmt::format("topic write {}/{}\n", place, kind);
      for (char const* kind : {"ack", "setup"}) list += fmt::format("topic read {}/{}\n", place, kind);
      if (plan.desks > 1) list += fmt::format("topic read {}/call\n", place);
    }
  }
  return list;
}

std::vector<std::string> const& desk_hosts(HallPlan const& plan) {
  return plan.desk_hosts.empty() ? plan.hosts : plan.desk_hosts;
}

std::string of_server(char const* section, std::vector<std::string> const& hosts) {
  return fmt::format(
      "[{}]\n"
      "basicConstraints = critical, CA:FALSE\n"
      "keyUsage = critical, digitalSignature\n"
      "extendedKeyUsage = serverAuth\n"
      "subjectAltName = {}\n",
      section, alternative_names(hosts));
}

std::string certificate_configuration(HallPlan const& plan) {
  return "[req]\n"
         "distinguished_name = name\n"
         "[name]\n"
         "[authority]\n"
         "basicConstraints = critical, CA:TRUE\n"
         "keyUsage = critical, keyCertSign, cRLSign\n"
         "subjectKeyIdentifier = hash\n" +
         of_server("server", plan.hosts) + of_server("desk", desk_hosts(plan));
}

std::string service_drop_in(HallPlan const& plan) {
  return fmt::format(
      "[Service]\n"
      "LimitNOFILE=16384\n"
      "LimitFSIZE={1}\n"
      "MemoryMax={1}\n"
      "ExecStart=\n"
      "ExecStart=/usr/sbin/mosquitto -c {0}/mosquitto.conf\n",
      plan.folder, 2 * memory_limit(plan));
}

}  // namespace

std::string fault_of(HallPlan const& plan) {
  if (plan.tables < 1 || plan.tables > most_tables)
    return fmt::format("{} tables: expected 1 to {}", plan.tables, most_tables);
  if (plan.desks < 1 || plan.desks > most_desks)
    return fmt::format("{} desks: expected 1 to {}", plan.desks, most_desks);
  if (plan.rounds < 1 || plan.rounds > most_rounds)
    return fmt::format("{} rounds: expected 1 to {}", plan.rounds, most_rounds);
  for (std::string const& round : plan.named_rounds)
    if (auto const level = Level::parse(round); !level)
      return fmt::format("round {}: {}", round, describe(level.error()));
  if (plan.hosts.empty()) return "expected a name or an address of the broker's machine";
  for (auto const* hosts : {&plan.hosts, &plan.desk_hosts})
    for (std::string const& host : *hosts)
      if (!is_host(host))
        return host + ": expected a name such as broker.local or an address such as 192.168.1.10";
  if (plan.files == plan.folder || plan.files.starts_with(plan.folder + '/'))
    return plan.files + ": expected a folder outside that of the broker, which its service will own";
  bool const is_plain =
      plan.folder.starts_with('/') && plan.folder.find_first_of(" \t\n\"\\%") == std::string::npos;
  return is_plain ? "" : plan.folder + ": expected a folder without blanks, quotes, \\ and % in its name";
}

bool is_desk(std::string_view user) {
  return user.starts_with(desk_user) &&
         user.find_first_not_of("0123456789", desk_user.size()) == std::string_view::npos;
}

std::vector<std::string> desk_users(HallPlan const& plan) {
  if (plan.desks == 1) return {std::string{desk_user}};
  std::vector<std::string> users;
  for (unsigned n = 1; n <= plan.desks; ++n) users.push_back(std::string{desk_user} + std::to_string(n));
  return users;
}

std::vector<std::string> table_users(HallPlan const& plan) {
  std::vector<std::string> users;
  for (unsigned n = 1; n <= plan.tables; ++n) users.push_back("table" + std::to_string(n));
  return users;
}

std::vector<PlannedFile> broker_files(HallPlan const& plan) {
  return {{"mosquitto.conf", broker_configuration(plan)},
          {"acl", access_list(plan)},
          {"openssl.cnf", certificate_configuration(plan)},
          {"mosquitto.service.d/tactus.conf", service_drop_in(plan)}};
}

std::vector<std::vector<std::string>> commands(HallPlan const& plan) {
  auto const file = [&plan](char const* name) { return plan.folder + '/' + name; };
  std::vector<std::string> const new_key{"-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                                         "-nodes"};
  auto const request = [&](std::vector<std::string> words, std::vector<std::string> const& more) {
    words.insert(words.end(), new_key.begin(), new_key.end());
    words.insert(words.end(), {"-config", file("openssl.cnf")});
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  auto const request_for = [&](std::string const& host, std::string const& name, std::string const& place) {
    return request({"openssl", "req", "-new"}, {"-subj", "/CN=" + host, "-keyout", place + ".key", "-out",
                                                file((name + ".csr").c_str())});
  };
  auto const sign = [&](std::string const& name, std::string const& place) {
    return std::vector<std::string>{"openssl",
                                    "x509",
                                    "-req",
                                    "-in",
                                    file((name + ".csr").c_str()),
                                    "-CA",
                                    file("ca.crt"),
                                    "-CAkey",
                                    file("ca.key"),
                                    "-CAcreateserial",
                                    "-days",
                                    days_valid,
                                    "-extfile",
                                    file("openssl.cnf"),
                                    "-extensions",
                                    name,
                                    "-out",
                                    place + ".crt"};
  };
  std::string const desk = plan.files + "/desk";
  return {
      request({"openssl", "req", "-x509"},
              {"-extensions", "authority", "-days", days_valid, "-subj", "/CN=Tactus hall authority",
               "-keyout", file("ca.key"), "-out", file("ca.crt")}),
      request_for(plan.hosts.front(), "server", file("server")),
      sign("server", file("server")),
      request_for(desk_hosts(plan).front(), "desk", desk),
      sign("desk", desk),
      {"mosquitto_passwd", "-U", file("passwords")},
  };
}

BrokerAccount account_of(HallPlan const& plan, std::string const& user, unsigned number, std::string password,
                         std::string authority) {
  BrokerAccount account{plan.hosts.front(),   plan.port, user, std::move(password),
                        std::move(authority), {},        {}};
  if (number == 0) return account;
  account.round = Level::parse("1").value();
  account.board = Level::parse(std::to_string(number)).value();
  return account;
}

std::string account_file(std::string const& user) {
  return (is_desk(user) ? "" : "tables/") + user + ".conf";
}

}  // namespace tactus::hall
