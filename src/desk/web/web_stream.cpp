// SPDX-License-Identifier: GPL-3.0-or-later
// Server-sent events: alarms at once, rows as they change, each update with its number, so that a page that
// lost its connection goes on where it was. Which boards changed is told to all; their rows only to pages
// that show them.

#include "src/desk/web/web_server.hpp"

#include <set>

#include <nlohmann/json.hpp>

namespace tactus::desk {
namespace {

constexpr Millis wake{500};
constexpr Millis heartbeat{2000};  // a page that is gone is noticed by the next write only

struct Stream {
  Web::Server& server;
  Tongue const& tongue;
  RowsWanted wanted;
  UpdateId seen;
  Instant wrote_at{};
  std::set<unsigned> calm{};  // boards of which this page knows that they have no reason to come

  /// Whether its row is to be sent now, which is remembered. A board's first row goes to every page: it may
  /// have had a reason when the page last read it.
  bool claims_row(Seat const& seat, Instant at) {
    if (wanted == RowsWanted::all) return true;
    if (!seat.level(at)) return calm.insert(seat.number).second;
    calm.erase(seat.number);
    return true;
  }
};

std::string event_text(std::string const& name, Json const& data, std::string const& id = "") {
  std::string text = id.empty() ? "" : "id: " + id + '\n';
  return text + "event: " + name + "\ndata: " + data.dump(-1, ' ', false, Json::error_handler_t::replace) +
         "\n\n";
}

std::string update_text(Stream& stream, Update const& update, UpdateId const& id) {
  std::string text;
  auto const at = now();
  Json rows = Json::array(), gone = Json::array(), tiles = Json::array();
  Json data{{"now", milliseconds(at)}};
  stream.server.desk.with_boards([&](Boards const& boards) {
    for (Alarm const& each : update.alarms)
      if (auto const* const seat = boards.find(each.board))
        text +=
            event_text("alarm", alarm_view(each, seat->board.state().setup().regime.rules, stream.tongue));
    for (unsigned const number : update.rows) {
      auto const* const seat = boards.find(number);
      if (seat == nullptr) {
        gone.push_back(number);
        continue;
      }
      if (seat->is_a_board()) tiles.push_back(tile_view(*seat, at));
      if (stream.claims_row(*seat, at)) rows.push_back(row_view(*seat, at, stream.tongue));
    }
    data.update(counts_view(boards, at));
    data["bands"] = bands_view(boards, at, stream.tongue);
  });
  data["changed"] = update.rows;
  data["rows"] = std::move(rows);
  data["gone"] = std::move(gone);
  data["tiles"] = std::move(tiles);
  return text + event_text("rows", data, id.text());
}

/// What is to be written now; empty: nothing.
std::string next_text(Stream& stream) {
  auto const& hub = stream.server.desk.hub();
  hub.wait_for_more_than(stream.seen.number, wake);
  auto const newest = hub.newest();
  auto const update = hub.since(stream.seen);
  if (!update) {
    stream.seen = newest;
    return event_text("reload", Json::object(), newest.text());
  }
  if (update->number > stream.seen.number) {
    stream.seen.number = update->number;
    return update_text(stream, *update, stream.seen);
  }
  return now() - stream.wrote_at >= heartbeat ? ":\n\n" : "";
}

bool pump(Stream& stream, httplib::DataSink& sink) {
  auto const text = next_text(stream);
  if (stream.server.desk.hub().is_stopped()) {
    sink.done();
    return true;
  }
  if (text.empty()) return true;
  stream.wrote_at = now();
  return sink.write(text.data(), text.size());
}

}  // namespace

void add_stream(Web::Server& server) {
  server.http->Get("/events", [&server](httplib::Request const& request, httplib::Response& response) {
    if (++server.streams > streams_at_most) {
      --server.streams;
      response.status = 503;
      return;
    }
    auto const last = request.get_header_value("Last-Event-ID");
    auto const asked = UpdateId::parse(last.empty() ? request.get_param_value("since") : last);
    auto const stream = std::make_shared<Stream>(Stream{
        server, server.tongue_of(request), rows_wanted(request), asked.value_or(server.desk.hub().newest())});
    response.set_chunked_content_provider(
        "text/event-stream", [stream](std::size_t, httplib::DataSink& sink) { return pump(*stream, sink); },
        [&server](bool) { --server.streams; });
  });
}

}  // namespace tactus::desk
