// SPDX-License-Identifier: GPL-3.0-or-later
// How a companion takes part. In `tactus` there is none, and nothing of this ever happens.
#include "src/table/session.hpp"

#include <utility>

namespace tactus::program {

bool Session::ask_companion(Instant time, std::string const& line) {
  if (tools_.companion == nullptr || !state_.is_started()) return false;
  auto answer = tools_.companion->answer(line, state_);
  if (!answer) return false;
  if (*answer)
    say(time, Remark{table::audience_of(asking_player()), *std::move(*answer)}, line);
  else
    tools_.console.error(answer->error());
  return true;
}

void Session::greet() {
  if (tools_.companion != nullptr)
    say(tools_.clock.now(), Remark{table::Audience::table, tools_.companion->greeting()});
}

void Session::say(Instant time, Remark remark, std::string const& question) {
  feed(time, table::TrainingSaid{remark.to, question, std::move(remark.lines)});
}

void Session::say(Instant time, std::vector<Remark> remarks) {
  for (Remark& each : remarks) say(time, std::move(each));
}

}  // namespace tactus::program
