// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/first_signature.hpp"

#include <variant>

namespace tactus::record {

void FirstSignature::take(table::TableEvent const& event) {
  if (auto const* const input = std::get_if<table::Input>(&event)) {
    is_signed_ = is_signed_ || (has_ended_ && std::holds_alternative<table::ResultSignedBy>(*input));
    return;
  }
  auto const& outcome = std::get<table::Outcome>(event);
  if (std::holds_alternative<table::GameEnded>(outcome)) has_ended_ = true;
  if (std::holds_alternative<table::EndTakenBack>(outcome)) has_ended_ = is_signed_ = false;
}

bool is_correction(table::TableEvent const& event) {
  auto const* const input = std::get_if<table::Input>(&event);
  return input != nullptr && std::holds_alternative<table::SetupCorrected>(*input);
}

}  // namespace tactus::record
