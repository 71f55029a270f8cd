// SPDX-License-Identifier: GPL-3.0-or-later
// One line in, one line out: a case of two boards and two scoresheets as JSON, and its answer or error.
#pragma once

#include "core/arbitration/reconcile/effort.hpp"
#include "core/instant.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <string_view>

namespace tactus::program::reconcile {

/// Without a line end. After `deadline` the answer is what was found until then and says so; zero: no
/// deadline.
std::string answer_to(std::string_view line, words::Catalogue const& catalogue = {}, Millis deadline = {});
/// With so much effort, whatever the time.
std::string answer_to(std::string_view line, words::Catalogue const& catalogue,
                      arbitration::reconcile::Effort const& effort);

}  // namespace tactus::program::reconcile
