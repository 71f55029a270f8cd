// SPDX-License-Identifier: GPL-3.0-or-later
// What the page's scripts ask for, as JSON: all rows, one board, reconciliation, rulings, decisions.

#include "core/clock/reading.hpp"
#include "core/message/json_depth.hpp"
#include "src/arbiter/decisions/round_decisions.hpp"
#include "src/desk/web/rulings.hpp"
#include "src/desk/web/web_server.hpp"

#include <algorithm>
#include <charconv>

#include <nlohmann/json.hpp>

namespace tactus::desk {
namespace {

constexpr int bad_request = 400;
constexpr int not_found = 404;
constexpr int conflict = 409;
constexpr int gone = 410;
constexpr int not_understood = 422;
constexpr int unwritten = 500;

unsigned number_in(std::string const& text) {
  unsigned number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

/// An object, or nothing: the body is not one.
std::optional<Json> object_in(httplib::Request const& request) {
  auto json = is_nested_too_deep(request.body) ? Json(Json::value_t::discarded)
                                               : Json::parse(request.body, nullptr, false);
  if (!json.is_object()) return std::nullopt;
  return json;
}

std::string text_in(Json const& object, char const* key) {
  auto const found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

std::int64_t count_in(Json const& object, char const* key) {
  auto const found = object.find(key);
  return found != object.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}

Json rows_answer(Web::Server& server, RowsWanted wanted, Tongue const& tongue) {
  auto const id = server.desk.hub().newest();  // before the rows: what comes between is sent again
  auto const at = now();
  return server.desk.with_boards([&](Boards const& boards) {
    Json rows = Json::array();
    for (auto const& [number, seat] : boards.all())
      if (wanted == RowsWanted::all || seat.level(at)) rows.push_back(row_view(seat, at, tongue));
    Json answer{{"id", id.text()}, {"now", milliseconds(at)}, {"version", TACTUS_VERSION}};
    answer.update(counts_view(boards, at));
    answer["bands"] = bands_view(boards, at, tongue);
    answer["tiles"] = tiles_view(boards, at);
    answer["round"] = boards.round().name;
    answer["rows"] = std::move(rows);
    return answer;
  });
}

struct ReasonedGame {
  program::GameEvidence evidence;
  Attention reason;
};

/// The game and what stands open there first. Nothing: no such board, or no reason.
std::optional<ReasonedGame> reasoned_game(Boards const& boards, unsigned number, Instant at) {
  auto const* const seat = boards.find(number);
  if (seat == nullptr) return std::nullopt;
  auto const list = seat->attention(at);
  auto const first = std::ranges::find(list, false, &Attention::is_decided);
  if (first == list.end()) return std::nullopt;
  return ReasonedGame{seat->board.evidence(), *first};
}

/// Null: no such board.
Json board_answer(Web::Server& server, unsigned number, Tongue const& tongue) {
  auto const at = now();
  std::optional<ReasonedGame> reasoned;  // worked on when the boards are free again
  Json json = server.desk.with_boards([&](Boards const& boards) {
    auto const* const seat = boards.find(number);
    if (seat == nullptr) return Json();
    Json view = board_view(*seat, at, tongue);
    view["game"] = seat->game;
    reasoned = reasoned_game(boards, number, at);
    return view;
  });
  if (json.is_null()) return json;
  json["todo"] = reasoned ? todo_view(reasoned->evidence, reasoned->reason, tongue) : Json();
  json["now"] = milliseconds(at);
  json["decisions"] = Json::array();
  for (RecordedDecision const& each : server.desk.decisions())
    if (each.about.board == json["name"] && each.about.game == json["game"])
      json["decisions"].push_back(decision_view(each));
  return json;
}

/// Of a board that plays. Nothing: there is none.
std::optional<program::GameEvidence> evidence_of(Web::Server& server, unsigned board) {
  return server.desk.with_boards([&](Boards const& boards) -> std::optional<program::GameEvidence> {
    auto const* const seat = boards.find(board);
    if (seat == nullptr || !seat->board.state().is_started()) return std::nullopt;
    return seat->board.evidence();
  });
}

void reconcile(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  auto const body = object_in(request);
  if (!body) return void(response.status = bad_request);
  auto const evidence = evidence_of(server, static_cast<unsigned>(count_in(*body, "board")));
  if (!evidence) return void(response.status = not_found);
  CopiedTable const copied{{text_in(*body, "sheet-white"), text_in(*body, "sheet-black")},
                           {text_in(*body, "fen-white"), text_in(*body, "fen-black")}};
  answer_json(response, reconciliation(*evidence, copied, server.tongue_of(request)));
}

void rule(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  auto const body = object_in(request);
  if (!body || !body->contains("answers") || !(*body)["answers"].is_array())
    return void(response.status = bad_request);
  auto const board = static_cast<unsigned>(count_in(*body, "board"));
  if (body->value("begin", Json()) == true) {
    auto const reasoned =
        server.desk.with_boards([&](Boards const& boards) { return reasoned_game(boards, board, now()); });
    if (reasoned && reasoned->evidence.is_started())
      return answer_json(response,
                         ruling_begun(reasoned->evidence, reasoned->reason, server.tongue_of(request)));
  }
  std::vector<std::string> answers;
  for (Json const& each : (*body)["answers"])
    answers.push_back(each.is_string() ? each.get<std::string>() : "");
  auto const evidence = evidence_of(server, board);
  auto const game = evidence ? program::dialogue::known_game(*evidence) : program::dialogue::KnownGame{};
  answer_json(response, ruling_dialogue(answers, server.tongue_of(request), game));
}

int status_of(Refusal refusal) {
  switch (refusal) {
    case Refusal::no_such_board: return not_found;
    case Refusal::outdated: return conflict;
    case Refusal::not_replaced: return gone;
    case Refusal::not_complete: return bad_request;
    case Refusal::not_written: return unwritten;
  }
  return bad_request;
}

/// Why the board needs the arbiter now, as he reads it, into `entry`.
void tell_cause(Web::Server& server, Entry& entry, Tongue const& tongue) {
  Json const row = server.desk.with_boards([&](Boards const& boards) {
    auto const* const seat = boards.find(entry.board);
    return seat == nullptr ? Json::object() : row_view(*seat, now(), tongue);
  });
  auto const add = [](std::string& list, std::string const& text, char const* between) {
    if (!text.empty() && list.find(text) == std::string::npos) list += (list.empty() ? "" : between) + text;
  };
  for (Json const& each : row.value("attention", Json::array())) {
    if (each["decided"] == true) continue;
    add(entry.cause, text_in(each, "text"), " ");
    add(entry.articles, text_in(each, "article"), ", ");
  }
}

/// "1:05:54 1:13:58", White's time first; empty: they stay. Nothing: neither.
std::optional<std::string> clocks_in(std::string const& text) {
  if (text.empty()) return text;
  auto const blank = text.find(' ');
  if (blank == std::string::npos) return std::nullopt;
  auto const white = clock::time_displayed(text.substr(0, blank));
  auto const black = clock::time_displayed(text.substr(text.find_first_not_of(' ', blank)));
  if (!white || !black) return std::nullopt;
  return program::clocks_text(*white, *black);
}

void decide(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  auto const body = object_in(request);
  if (!body) return void(response.status = bad_request);
  auto const& tongue = server.tongue_of(request);
  Entry entry;
  entry.board = static_cast<unsigned>(count_in(*body, "board"));
  entry.game = text_in(*body, "game");
  entry.event = count_in(*body, "event");
  entry.arbiter = text_in(*body, "arbiter");
  entry.decided = text_in(*body, "decided");
  entry.reason = text_in(*body, "reason");
  entry.ruling = text_in(*body, "ruling");
  entry.is_as_proposed = !entry.ruling.empty() && body->value("followed", Json()) == true;
  auto const clocks = clocks_in(text_in(*body, "clocks"));
  if (!clocks) return void(response.status = not_understood);
  entry.clocks_after = *clocks;
  entry.replaces = count_in(*body, "replaces");
  if (body->contains("decisions"))
    entry.decisions_seen = static_cast<std::size_t>(count_in(*body, "decisions"));
  tell_cause(server, entry, tongue);
  auto const guest = server.guest_of(request);
  if (guest && !guest->arbiter.empty()) entry.arbiter = guest->arbiter;  // nobody signs for another
  auto const decision = server.desk.decide(entry, now());
  if (decision) return answer_json(response, decision_view(*decision), 201);
  // A board with newer events is shown again, with all that is new.
  bool const is_outdated = decision.error() == Refusal::outdated;
  answer_json(response, is_outdated ? board_answer(server, entry.board, tongue) : Json::object(),
              status_of(decision.error()));
}

void set_on_it(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  auto const body = object_in(request);
  if (!body) return void(response.status = bad_request);
  auto const guest = server.guest_of(request).value_or(Guest{});
  auto const arbiter = guest.arbiter.empty() ? text_in(*body, "arbiter") : guest.arbiter;
  bool const is_on = body->value("on", Json()) == true;
  if (is_on && arbiter.empty()) return void(response.status = bad_request);
  auto const board = static_cast<unsigned>(count_in(*body, "board"));
  if (!server.desk.set_on_it(board, is_on ? arbiter : std::string{}, now()))
    return void(response.status = not_found);
  answer_json(response, Json::object());
}

/// A code for one more device of who asks.
void add_device(Web::Server& server, httplib::Request const& request, httplib::Response& response) {
  auto const guest = server.guest_of(request).value_or(Guest{});
  Json addresses = Json::array();
  for (std::string const& authority : server.for_others)
    addresses.push_back(server.own.scheme + "://" + authority + '/');
  auto const minutes = std::chrono::floor<std::chrono::minutes>(EntryCodes::device_code_holds).count();
  answer_json(response, {{"code", server.codes.add(guest.arbiter, now())},
                         {"minutes", minutes},
                         {"addresses", std::move(addresses)}});
}

}  // namespace

RowsWanted rows_wanted(httplib::Request const& request) {
  return request.get_param_value("view") == "all" ? RowsWanted::all : RowsWanted::with_reasons;
}

void add_answers(Web::Server& server) {
  httplib::Server& http = *server.http;
  http.Get("/boards", [&server](httplib::Request const& request, httplib::Response& response) {
    answer_json(response, rows_answer(server, rows_wanted(request), server.tongue_of(request)));
  });
  http.Get("/board", [&server](httplib::Request const& request, httplib::Response& response) {
    auto const json =
        board_answer(server, number_in(request.get_param_value("n")), server.tongue_of(request));
    answer_json(response, json, json.is_null() ? not_found : 200);
  });
  http.Post("/reconcile", [&server](httplib::Request const& request, httplib::Response& response) {
    reconcile(server, request, response);
  });
  http.Post("/on-it", [&server](httplib::Request const& request, httplib::Response& response) {
    set_on_it(server, request, response);
  });
  http.Get("/desks", [&server](httplib::Request const&, httplib::Response& response) {
    answer_json(response, colleagues_view(server.desk.colleagues()));
  });
  http.Post("/rule", [&server](httplib::Request const& request, httplib::Response& response) {
    rule(server, request, response);
  });
  http.Get("/decisions", [&server](httplib::Request const& request, httplib::Response& response) {
    auto const& tongue = server.tongue_of(request);
    auto const results =
        server.desk.with_boards([&](Boards const& boards) { return results_view(boards, tongue); });
    answer_json(response, {{"cells", program::decision_cells(server.desk.decisions(), tongue.catalogue())},
                           {"results", results}});
  });
  http.Post("/decisions", [&server](httplib::Request const& request, httplib::Response& response) {
    decide(server, request, response);
  });
  http.Post("/device", [&server](httplib::Request const& request, httplib::Response& response) {
    add_device(server, request, response);
  });
}

}  // namespace tactus::desk
