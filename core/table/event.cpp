// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/event.hpp"

namespace tactus::table {

// The members of the fat variants, compiled once.

Content::Content(Content const&) = default;
Content::Content(Content&&) noexcept = default;
Content& Content::operator=(Content const&) = default;
Content& Content::operator=(Content&&) noexcept = default;
Content::~Content() = default;

Input::Input(Input const&) = default;
Input::Input(Input&&) noexcept = default;
Input& Input::operator=(Input const&) = default;
Input& Input::operator=(Input&&) noexcept = default;
Input::~Input() = default;

Outcome::Outcome(Outcome const&) = default;
Outcome::Outcome(Outcome&&) noexcept = default;
Outcome& Outcome::operator=(Outcome const&) = default;
Outcome& Outcome::operator=(Outcome&&) noexcept = default;
Outcome::~Outcome() = default;

TableEvent::TableEvent(TableEvent const&) = default;
TableEvent::TableEvent(TableEvent&&) noexcept = default;
TableEvent& TableEvent::operator=(TableEvent const&) = default;
TableEvent& TableEvent::operator=(TableEvent&&) noexcept = default;
TableEvent::~TableEvent() = default;

}  // namespace tactus::table
