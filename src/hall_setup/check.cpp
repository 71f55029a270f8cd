// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall/broker_link.hpp"
#include "src/hall_setup/causes.hpp"
#include "src/hall_setup/commands.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <ostream>
#include <poll.h>
#include <sys/stat.h>
#include <utility>

namespace tactus::hall_setup {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using hall::BrokerAccount;

constexpr auto patience = 5s;
constexpr auto a_week = 24h * 7;

Instant present() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

/// Empty: it cannot be read.
std::string text_in(std::string const& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

hall::Moment now() { return std::chrono::steady_clock::now(); }

hall::Level const no_round_or_board = hall::Level::parse("check").value();

/// As events of the table would come from there.
std::string topic_of(BrokerAccount const& account, hall::Level const& table) {
  hall::Place const place{table, account.round.value_or(no_round_or_board),
                          account.board.value_or(no_round_or_board)};
  return hall::Topic{place, hall::TopicKind::event}.text();
}
std::string own_topic(BrokerAccount const& account) {
  return topic_of(account, hall::Level::parse(account.user).value());
}

/// One user at the broker, who tries one thing after the other.
class Trial {
 public:
  explicit Trial(hall::BrokerLink link) : link_(std::move(link)) {}

  /// Nothing when connected, else why not.
  std::optional<std::string> connect() {
    while (now() < limit_) {
      for (hall::LinkEvent const& event : turn()) {
        if (std::holds_alternative<hall::LinkUp>(event)) return std::nullopt;
        if (auto const* const lost = std::get_if<hall::LinkLost>(&event)) return lost->why;
      }
    }
    return "no answer";
  }
  bool may_publish(std::string const& topic) {
    auto const message = link_.publish(topic, "check", false);
    while (message && now() < limit_) {
      for (hall::LinkEvent const& event : turn()) {
        auto const* const taken = std::get_if<hall::Published>(&event);
        if (taken != nullptr && taken->message == *message) return true;
        auto const* const refused = std::get_if<hall::PublishRefused>(&event);
        if (refused != nullptr && refused->message == *message) return false;
      }
    }
    return false;
  }
  ~Trial() { link_.close(); }

 private:
  std::vector<hall::LinkEvent> turn() {
    auto news = link_.turn(now());
    if (!news.empty()) return news;
    auto wanted = link_.wanted();
    ::poll(&wanted, 1, 100);
    return {};
  }

  hall::BrokerLink link_;
  hall::Moment limit_ = now() + patience;
};

/// Where init has put what people carry; without its note, where it would put it.
std::string files_of(std::string const& folder) {
  std::ifstream in{folder + '/' + place_of_files};
  std::string files;
  return std::getline(in, files) && !files.empty() ? files : usual_files(folder);
}

class Check {
 public:
  Check(CheckOptions const& options, Translate translate, std::ostream& out, std::ostream& errors)
      : folder_(options.folder),
        files_(options.files.empty() ? files_of(options.folder) : options.files),
        translate_(std::move(translate)),
        out_(out),
        errors_(errors) {}

  int run() {
    read_accounts();
    check_rights();
    check_secrets();
    check_certificates();
    if (faults_ == 0) ask_broker();
    if (faults_ == 0) return 0;
    errors_ << command_line::error_line(
        faults_ == 1 ? say("one fault") : say("{count} faults", {{"count", faults_}}), translate_);
    return 1;
  }

 private:
  void tell(Message const& fact) { out_ << written(fact, translate_) << '\n'; }
  void fault(Message const& what) {
    ++faults_;
    tell(say("fault: {what}", {{"what", written(what, translate_)}}));
  }
  void read_account(std::string const& name) {
    auto account = hall::read_account(files_ + '/' + name);
    if (!account) return fault(as_it_is(account.error()));
    accounts_.push_back(std::move(*account));
  }
  void read_accounts_of_desks() {
    auto const file_of = [](unsigned number) {
      return hall::account_file(std::string{hall::desk_user} + (number == 0 ? "" : std::to_string(number)));
    };
    std::error_code ignored;
    unsigned number = fs::exists(files_ + '/' + file_of(1), ignored) ? 1 : 0;
    do {
      read_account(file_of(number));
    } while (number > 0 && fs::exists(files_ + '/' + file_of(++number), ignored));
  }
  void read_accounts() {
    read_accounts_of_desks();
    std::vector<std::string> names;
    std::error_code ignored;
    for (auto const& entry : fs::directory_iterator{files_ + "/tables", ignored})
      names.push_back("tables/" + entry.path().filename().string());
    std::ranges::sort(names);
    for (std::string const& name : names) read_account(name);
    if (names.empty()) fault(say("{folder}/tables: expected a file for each table", {{"folder", files_}}));
    tell(say("accounts: {count}", {{"count", static_cast<unsigned>(accounts_.size())}}));
  }
  void check_secrets() {
    std::ifstream in{folder_ + "/passwords"};
    if (!in) return;  // told already
    std::vector<std::string> known;
    for (std::string line; std::getline(in, line);) {
      auto const end = line.find(":$");
      if (end == std::string::npos)
        fault(say("passwords: a line is not hashed; expected mosquitto_passwd -U to have run"));
      known.push_back(line.substr(0, end));
    }
    for (BrokerAccount const& account : accounts_)
      if (std::ranges::find(known, account.user) == known.end())
        fault(say("passwords: {user} is missing", {{"user", account.user}}));
    for (char const* name : {"server.key", "ca.key", "passwords"}) {  // ca.key may have been taken away
      struct stat found {};
      if (::stat((folder_ + '/' + name).c_str(), &found) == 0 && (found.st_mode & 077U) != 0)
        fault(say("{name}: others may read it; expected mode 600", {{"name", name}}));
    }
  }
  void check_rights() {
    for (char const* name : {"mosquitto.conf", "acl", "passwords", "ca.crt", "server.crt", "server.key"})
      if (auto const missing = reading_fault(folder_, name)) fault(*missing);
    if (auto const refused = service_fault(folder_)) fault(*refused);
  }
  /// `host`: by which it is asked for; empty: by any of its own.
  void check_certificate(std::string const& place, std::string const& name, std::string host) {
    auto const pem = text_in(place + '/' + name);
    if (pem.empty()) return;  // told already
    auto const hosts = hall::hosts_of(pem);
    if (host.empty() && !hosts.empty()) host = hosts.front();
    hall::CertificateUse const use{text_in(folder_ + "/ca.crt"), host, present(), installed_at()};
    if (auto const wrong = hall::fault_of(pem, use)) return fault(certificate_words(name, *wrong, pem, use));
    if (hall::validity_of(pem)->until - use.now < a_week)
      fault(say("{name}: it ends within a week", {{"name", name}}));
  }
  void check_certificates() {
    auto const before = faults_;
    check_certificate(folder_, "server.crt", accounts_.empty() ? "" : accounts_.front().host);
    if (fs::exists(files_ + "/desk.crt")) check_certificate(files_, "desk.crt", "");
    if (faults_ == before && fs::exists(folder_ + "/server.crt")) tell(say("certificate: good"));
  }
  void ask_broker() {
    for (BrokerAccount const& account : accounts_) {
      auto link = hall::BrokerLink::make(account, std::nullopt, [] { return Millis{patience}; });
      if (!link) return fault(as_it_is(account.user + ": " + link.error()));
      Trial trial{std::move(*link)};
      if (auto const why = trial.connect()) {
        auto const words = refusal_words(account, *why, present());
        if (&account != &accounts_.front() || *why != "Connection refused") return fault(words);
        tell(words);
        return tell(say("only the files were looked at"));
      }
      ask_as(trial, account);
    }
    tell(say("broker: each table may publish its own events and nobody else's"));
  }
  void ask_as(Trial& trial, BrokerAccount const& account) {
    bool const is_desk = hall::is_desk(account.user);
    auto const& other =
        accounts_[account.user == accounts_.back().user ? accounts_.size() / 2 : accounts_.size() - 1];
    if (!is_desk && !trial.may_publish(own_topic(account)))
      fault(say("{user} may not publish its own events", {{"user", account.user}}));
    if (!is_desk) ask_beyond_its_place(trial, account);
    if (other.user != account.user && trial.may_publish(own_topic(other)))
      fault(say("{user} may publish for {other}", {{"user", account.user}, {"other", other.user}}));
    if (trial.may_publish(topic_of(account, hall::Level::parse("stranger").value())))
      fault(say("{user} may publish for anybody", {{"user", account.user}}));
  }
  void ask_beyond_its_place(Trial& trial, BrokerAccount account) {
    auto const board = std::exchange(account.board, std::nullopt);
    if (trial.may_publish(own_topic(account)))
      fault(say("{user} may publish for any board", {{"user", account.user}}));
    account.board = board;
    account.round.reset();
    if (trial.may_publish(own_topic(account)))
      fault(say("{user} may publish for any round", {{"user", account.user}}));
  }

  std::string folder_, files_;
  Translate translate_;
  std::ostream& out_;
  std::ostream& errors_;
  std::vector<BrokerAccount> accounts_;
  unsigned faults_ = 0;
};

}  // namespace

int run_check(CheckOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = words::catalogue_of(options.language, words::languages_of_the_laws, errors);
  return Check{options, words::translate_of(catalogue), out, errors}.run();
}

}  // namespace tactus::hall_setup
