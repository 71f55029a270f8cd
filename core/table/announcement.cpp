// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/announcement.hpp"

namespace tactus::table {

Content::Content(Content const&) = default;
Content::Content(Content&&) noexcept = default;
Content& Content::operator=(Content const&) = default;
Content& Content::operator=(Content&&) noexcept = default;
Content::~Content() = default;

}  // namespace tactus::table
