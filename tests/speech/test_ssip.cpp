// SPDX-License-Identifier: GPL-3.0-or-later
// The protocol of speech-dispatcher: read however it is cut, never trusted.
#include "speech/dispatcher/ssip.hpp"

#include <algorithm>
#include <csignal>
#include <ostream>
#include <sys/socket.h>
#include <unistd.h>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

std::ostream& operator<<(std::ostream& out, SsipReply const& reply) {
  out << reply.code;
  for (std::string const& field : reply.fields) out << ' ' << field;
  return out;
}

BOOST_AUTO_TEST_SUITE(ssip)

namespace {

using namespace std::chrono_literals;
using Replies = std::vector<SsipReply>;

constexpr std::string_view conversation =
    "201 OK LANGUAGE SET\r\n230 OK RECEIVING DATA\r\n225-17\r\n225 OK MESSAGE QUEUED\r\n701-17\r\n701-3\r\n"
    "701 BEGIN\r\n";
Replies const its_replies{{201, {}}, {230, {}}, {225, {"17"}}, {701, {"17", "3"}}};

/// Both ends of a line, one of them the test's.
struct Line {
  int server = -1, ours = -1;
  Line() {
    std::signal(SIGPIPE, SIG_IGN);
    int ends[2];
    BOOST_REQUIRE(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0);
    server = ends[0];
    ours = ends[1];
  }
  Line(Line const&) = delete;
  Line& operator=(Line const&) = delete;
  ~Line() {
    hang_up();
    close(ours);
  }
  void says(std::string_view text) const {
    BOOST_REQUIRE(write(server, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
  }
  void hang_up() {
    if (server >= 0) close(server);
    server = -1;
  }
};

SsipSession::Time in(std::chrono::milliseconds time) { return std::chrono::steady_clock::now() + time; }

struct TextRow {
  char const* text;
  char const* sent;
};
std::ostream& operator<<(std::ostream& out, TextRow const& row) { return out << row.text; }
TextRow const texts[] = {
    {"Springer Felix drei", "Springer Felix drei\r\n.\r\n"},
    {".", "..\r\n.\r\n"},
    {"a\n.\nb", "a\r\n..\r\nb\r\n.\r\n"},
    {"a\r\n.\r\nSET SELF RATE 9", "a\r\n..\r\nSET SELF RATE 9\r\n.\r\n"},
};

}  // namespace

BOOST_AUTO_TEST_CASE(replies_are_the_same_however_the_bytes_are_cut) {
  for (std::size_t piece = 1; piece <= conversation.size(); ++piece) {
    SsipReader reader;
    Replies all;
    for (std::size_t at = 0; at < conversation.size(); at += piece)
      for (SsipReply& reply : reader.feed(conversation.substr(at, piece))) all.push_back(std::move(reply));
    BOOST_TEST(all == its_replies, boost::test_tools::per_element());
    BOOST_TEST(!reader.is_broken());
  }
}

BOOST_DATA_TEST_CASE(what_is_no_ssip_is_not_read_on,
                     boost::unit_test::data::make({"hello\r\n", "12 OK\r\n", "2x5 OK\r\n", "\r\n", "225\r\n",
                                                   "225+7\r\n"}),
                     nonsense) {
  SsipReader reader;
  BOOST_TEST(reader.feed("201 OK\r\n").size() == 1U);
  BOOST_TEST(reader.feed(nonsense).empty());
  BOOST_TEST(reader.is_broken());
  BOOST_TEST(reader.feed("201 OK\r\n").empty());
}

BOOST_AUTO_TEST_CASE(a_reply_without_end_is_not_kept_for_ever) {
  SsipReader lines, one_line;
  for (std::size_t i = 0; i <= SsipReader::longest_reply && !lines.is_broken(); ++i) lines.feed("225-7\r\n");
  BOOST_TEST(lines.is_broken());
  one_line.feed(std::string(SsipReader::longest_reply + 1, '2'));
  BOOST_TEST(one_line.is_broken());
}

BOOST_DATA_TEST_CASE(no_line_of_a_text_ends_it_or_becomes_a_command, boost::unit_test::data::make(texts),
                     row) {
  BOOST_TEST(ssip_text(row.text) == row.sent);
}

BOOST_AUTO_TEST_CASE(events_that_come_before_an_answer_are_not_taken_for_it) {
  Line line;
  SsipSession session{line.ours};
  line.says("702-16\r\n702-3\r\n702 END\r\n225-17\r\n225 OK MESSAGE QUEUED\r\n");
  auto const answer = session.command("text\r\n.\r\n", in(5s));
  BOOST_REQUIRE(answer.has_value());
  BOOST_TEST(answer->fields.at(0) == "17");
  Bell const bell;
  BOOST_TEST(session.next_event(bell, in(5s)).value().code == ssip_end);
}

BOOST_AUTO_TEST_CASE(a_server_that_says_nothing_refuses_or_is_gone_holds_nobody_up) {
  Line line;
  SsipSession session{line.ours};
  BOOST_TEST(!session.command("SPEAK\r\n", in(10ms)));
  line.says("401 ERR INVALID COMMAND\r\n");
  BOOST_TEST(!session.command("SPEAK\r\n", in(5s)));
  BOOST_TEST(session.is_alive());
  line.hang_up();
  BOOST_TEST(!session.command("SPEAK\r\n", in(1h)));
  Bell const bell;
  BOOST_TEST(!session.next_event(bell, in(1h)));
  BOOST_TEST(!session.is_alive());
}

BOOST_AUTO_TEST_CASE(a_bell_ends_the_wait_for_an_event) {
  Line line;
  SsipSession session{line.ours};
  Bell const bell;
  bell.ring();
  BOOST_TEST(!session.next_event(bell, in(1h)));
  BOOST_TEST(session.is_alive());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::speech
