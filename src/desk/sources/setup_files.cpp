// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/sources/setup_files.hpp"

#include "src/hall/table_setup.hpp"
#include "src/store/written_file.hpp"

#include <chrono>
#include <filesystem>
#include <system_error>

namespace tactus::desk {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

constexpr auto folder_looked_at = 1s;

}  // namespace

std::map<unsigned, std::string> SetupFiles::files() const {
  std::map<unsigned, std::string> files;
  std::error_code fault;
  for (auto const& entry : fs::directory_iterator{folder_, fault}) {
    auto const table = hall::table_of_setup_file(entry.path().filename().string());
    if (!table) continue;
    auto read = store::read_text(entry.path().string());
    if (read && hall::is_setup_of_round(read->text, round_.text())) files[*table] = std::move(read->text);
  }
  return files;
}

void SetupFiles::send(hall::BrokerLink& link, unsigned table, std::string const& text) const {
  auto const number = std::to_string(table);
  hall::Place const place{hall::Level::parse("table" + number).value(), round_,
                          hall::Level::parse(number).value()};
  (void)link.publish(hall::Topic{place, hall::TopicKind::setup}.text(), text, true);
}

void SetupFiles::turn(hall::BrokerLink& link, hall::Moment now) {
  if (!link.is_up() || now < next_look_) return;
  next_look_ = now + folder_looked_at;
  auto found = files();
  for (auto const& [table, text] : found)
    if (auto const sent = sent_.find(table); sent == sent_.end() || sent->second != text)
      send(link, table, text);
  for (auto const& [table, text] : sent_) {
    if (found.contains(table)) continue;
    std::error_code fault;
    if (fs::exists(fs::path{folder_} / hall::setup_file_of(table), fault))
      found[table] = text;  // of the next round already
    else
      send(link, table, "");
  }
  sent_ = std::move(found);
}

}  // namespace tactus::desk
