// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall_setup/commands.hpp"
#include "src/words/catalogue.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <random>
#include <sys/stat.h>

namespace tactus::hall_setup {
namespace {

namespace fs = std::filesystem;
using Done = tl::expected<void, std::string>;

struct User {
  std::string name, password;
  unsigned number;  // of the table, 0 for a desk
};

/// A hundred bits, without letters that are taken for others when somebody types them.
std::string new_password() {
  constexpr std::string_view letters = "abcdefghijkmnpqrstuvwxyz23456789";
  std::random_device random;
  std::string password;
  for (int n = 0; n < 20; ++n) password += letters[random() % letters.size()];
  return password;
}

std::vector<User> users_of(hall::HallPlan const& plan) {
  std::vector<User> users;
  for (std::string const& name : hall::desk_users(plan)) users.push_back({name, new_password(), 0});
  unsigned number = 0;
  for (std::string const& name : hall::table_users(plan)) users.push_back({name, new_password(), ++number});
  return users;
}

/// Absolute, without a stroke at its end.
std::string whole_name(std::string const& folder) {
  auto name = fs::absolute(folder).lexically_normal().string();
  while (name.size() > 1 && name.ends_with('/')) name.pop_back();
  return name;
}

class Making {
 public:
  Making(hall::HallPlan plan, Translate translate, std::ostream& out)
      : plan_(std::move(plan)), translate_(std::move(translate)), out_(out) {}

  Done make() {
    return make_folders()
        .and_then([this] { return write_broker_files(); })
        .and_then([this] { return run_commands(); })
        .and_then([this] { return write_accounts(); });
  }

 private:
  Done make_folders() {
    std::error_code fault;
    for (std::string const& folder : {plan_.folder, plan_.files})
      if (fs::exists(folder, fault) && !fs::is_empty(folder, fault))
        return tl::unexpected(
            written(say("{folder} is not empty: expected a new folder", {{"folder", folder}}), translate_));
    for (std::string const& folder : {plan_.folder, plan_.folder + "/data",
                                      plan_.folder + "/mosquitto.service.d", plan_.files + "/tables"}) {
      fs::create_directories(folder, fault);
      if (fault)
        return tl::unexpected(written(
            say("cannot make {folder}: {why}", {{"folder", folder}, {"why", fault.message()}}), translate_));
    }
    return {};
  }
  Done write_at(std::string const& place, std::string const& text) const {
    std::ofstream file{place, std::ios::binary};
    file << text << std::flush;
    if (file) return {};
    return tl::unexpected(written(say("cannot write {file}", {{"file", place}}), translate_));
  }
  Done write(std::string const& name, std::string const& text) const {
    return write_at(plan_.folder + '/' + name, text);
  }
  Done write_broker_files() const {
    std::string passwords;
    for (User const& user : users_) passwords += user.name + ':' + user.password + '\n';
    Done done =
        write("passwords", passwords).and_then([this] { return write(place_of_files, plan_.files + '\n'); });
    for (hall::PlannedFile const& file : hall::broker_files(plan_))
      if (done) done = write(file.name, file.text);
    return done;
  }
  Done run_commands() {
    for (auto const& command : hall::commands(plan_)) {
      out_ << written(say("runs: {command}", {{"command", typed(command)}}), translate_) << std::endl;
      if (auto done = run_tool(command); !done) return done;
    }
    return {};
  }
  Done write_accounts() const {
    std::ifstream in{plan_.folder + "/ca.crt", std::ios::binary};
    std::string const authority{std::istreambuf_iterator<char>{in}, {}};
    Done done = write_at(plan_.files + "/ca.crt", authority);  // for phones that open the desk's page
    for (User const& user : users_)
      if (done)
        done = write_at(plan_.files + '/' + hall::account_file(user.name),
                        text_of(hall::account_of(plan_, user.name, user.number, user.password, authority)));
    return done.and_then([this] { return give_to_caller(plan_.files); });
  }

  hall::HallPlan plan_;
  Translate translate_;
  std::ostream& out_;
  std::vector<User> users_ = users_of(plan_);
};

}  // namespace

int run_init(InitOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = words::catalogue_of(options.language, words::languages_of_the_laws, errors);
  auto const translate = words::translate_of(catalogue);
  auto plan = options.plan;
  if (plan.files.empty()) plan.files = usual_files(plan.folder);
  for (std::string* const folder : {&plan.folder, &plan.files}) *folder = whole_name(*folder);
  auto fault = hall::fault_of(plan);
  ::umask(077);  // passwords and keys
  if (fault.empty())
    if (auto const made = Making{plan, translate, out}.make(); !made) fault = made.error();
  if (!fault.empty()) {
    errors << command_line::error_line(fault, translate);
    return 1;
  }
  for (Message const& line :
       {say("broker: mosquitto -c {folder}/mosquitto.conf", {{"folder", plan.folder}}),
        plan.desks == 1 ? say("desk: {folder}/desk.conf", {{"folder", plan.files}})
                        : say("desks: {folder}/desk1.conf to desk{count}.conf, one for each, to no other",
                              {{"folder", plan.files}, {"count", plan.desks}}),
        say("page on phones: {folder}/desk.crt and desk.key, known by ca.crt", {{"folder", plan.files}}),
        say("tables: {count} files in {folder}/tables, one to carry to each",
            {{"count", plan.tables}, {"folder", plan.files}}),
        say("next: see docs/arbiters/hall.md, then tactus-arbiter hall check {folder}",
            {{"folder", plan.folder}})})
    out << written(line, translate) << '\n';
  return 0;
}

}  // namespace tactus::hall_setup
