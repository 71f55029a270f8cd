// SPDX-License-Identifier: GPL-3.0-or-later
// What the device tells by itself, over the line. All its sentences but its name share one count.
#pragma once

#include "sentence.h"

/// A sentence of these letters with the number that is next.
void telling_begin(struct sentence* s, char const* letters);
/// Ends it and sends it; then its number is used. False: there was no room, and the next one gets this
/// number.
bool telling_send(struct sentence* s);
/// `letters`: "PTACB,I" of a board, "PTACC,I" of a clock. False as above.
bool telling_name(char const* letters, char const* name);
