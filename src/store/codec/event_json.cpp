// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/codec/event_json.hpp"

#include "src/store/codec/codec.hpp"

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

EventReader const* reader_of(std::string_view type) {
  if (type.empty()) return nullptr;  // the name of what is named by a part of it
  for (auto const& readers : {input_readers(), observation_readers(), outcome_readers()})
    for (EventReader const& each : readers)
      if (each.type == type) return &each;
  return nullptr;
}

}  // namespace

std::string describe(EventFault const& fault) {
  switch (fault.kind) {
    case EventFaultKind::unknown_type: return "the type `" + fault.where + "` is not known";
    case EventFaultKind::not_an_object: return "the payload of `" + fault.where + "` is not a JSON object";
    case EventFaultKind::missing_key: return "the key `" + fault.where + "` is missing";
    case EventFaultKind::bad_value: return "the value of the key `" + fault.where + "` cannot be right";
  }
  return {};
}

EventText write_event(table::TableEvent const& event) {
  auto const [type, payload] = std::holds_alternative<table::Input>(event)
                                   ? write_input(std::get<table::Input>(event))
                                   : write_outcome(std::get<table::Outcome>(event));
  return {std::string{type}, payload.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

tl::expected<table::TableEvent, EventFault> read_event(std::string_view type, std::string_view payload) {
  EventReader const* const reader = reader_of(type);
  if (reader == nullptr) return tl::unexpected(EventFault{EventFaultKind::unknown_type, std::string{type}});
  Json const json = Json::parse(payload.begin(), payload.end(), nullptr, /*allow_exceptions=*/false);
  if (!json.is_object()) return tl::unexpected(EventFault{EventFaultKind::not_an_object, std::string{type}});
  std::optional<EventFault> fault;
  Fields fields{json, fault};
  table::TableEvent event = reader->read(fields);
  if (fault) return tl::unexpected(std::move(*fault));
  return event;
}

}  // namespace tactus::store
