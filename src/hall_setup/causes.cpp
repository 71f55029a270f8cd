// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/hall_setup/causes.hpp"

#include "core/message/utc_text.hpp"

#include <cerrno>
#include <fstream>
#include <memory>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tactus::hall_setup {
namespace {

using hall::CertificateFault;

/// Whom the configuration makes the broker when root has started it.
std::string user_of_service(std::string const& folder) {
  constexpr std::string_view key = "user ";
  std::ifstream in{folder + "/mosquitto.conf"};
  std::string user = "mosquitto";
  for (std::string line; std::getline(in, line);)
    if (line.starts_with(key)) user = line.substr(key.size());
  return user;
}

std::string name_of(uid_t id) {
  auto const* const found = ::getpwuid(id);  // NOLINT(concurrency-mt-unsafe): one thread
  return found != nullptr ? found->pw_name : std::to_string(id);
}

std::string joined(std::vector<std::string> const& words) {
  std::string text;
  for (std::string const& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

}  // namespace

std::optional<Message> reading_fault(std::string const& folder, std::string const& name) {
  if (::access((folder + '/' + name).c_str(), R_OK) == 0) return std::nullopt;
  if (errno == EACCES)
    return say("{name}: no right to read it; type the command with sudo, or as its owner", {{"name", name}});
  return say("{name} is missing", {{"name", name}});
}

std::optional<Message> service_fault(std::string const& folder) {
  if (::geteuid() != 0) return std::nullopt;
  auto const user = user_of_service(folder);
  auto const* const account = ::getpwnam(user.c_str());  // NOLINT(concurrency-mt-unsafe): one thread
  if (account == nullptr || account->pw_uid == 0) return std::nullopt;
  auto const id = account->pw_uid;
  for (char const* name : {"", "server.key", "server.crt", "ca.crt", "passwords", "acl", "data"}) {
    struct stat found {};
    if (::stat((folder + '/' + name).c_str(), &found) != 0 || found.st_uid == id) continue;
    return say(
        "{name}: no right for the broker to read it; it runs as {user}, and this belongs to {owner}: type "
        "chown -R {user}: {folder}",
        {{"name", *name == '\0' ? folder : name},
         {"user", user},
         {"owner", name_of(found.st_uid)},
         {"folder", folder}});
  }
  return std::nullopt;
}

Instant installed_at() {
  struct stat found {};
  if (::stat("/proc/self/exe", &found) != 0) return {};
  return std::chrono::sys_seconds{std::chrono::seconds{found.st_mtim.tv_sec}};
}

Message certificate_words(std::string const& what, CertificateFault fault, std::string const& pem,
                          hall::CertificateUse const& use) {
  auto const validity = hall::validity_of(pem).value_or(hall::Validity{});
  switch (fault) {
    case CertificateFault::unreadable: return say("{name}: expected a certificate in PEM", {{"name", what}});
    case CertificateFault::other_authority:
      return say("{name}: expected a certificate by the hall's authority, ca.crt; this is another hall's",
                 {{"name", what}});
    case CertificateFault::clock_behind:
      return say("clock: this machine says {now}, but this program was installed on {time}: set the clock",
                 {{"now", utc_text(use.now)}, {"time", utc_text(use.past)}});
    case CertificateFault::not_yet:
      return say(
          "{name}: not valid yet, only from {time}; the clock of this machine says {now}: one of the two is "
          "wrong",
          {{"name", what}, {"time", utc_text(validity.from)}, {"now", utc_text(use.now)}});
    case CertificateFault::over:
      return say("{name}: out of date since {time}; the clock of this machine says {now}: make a new hall",
                 {{"name", what}, {"time", utc_text(validity.until)}, {"now", utc_text(use.now)}});
    case CertificateFault::other_name: break;
  }
  return say("{name}: it is for another machine: {hosts}; expected {host}",
             {{"name", what}, {"hosts", joined(hall::hosts_of(pem))}, {"host", use.host}});
}

namespace {

struct FreedTls {
  void operator()(SSL_CTX* context) const { ::SSL_CTX_free(context); }
  void operator()(BIO* bio) const { ::BIO_free_all(bio); }
  void operator()(X509* certificate) const { ::X509_free(certificate); }
};

std::string text_of(X509* certificate) {
  std::unique_ptr<BIO, FreedTls> const out{::BIO_new(::BIO_s_mem())};
  if (!out || ::PEM_write_bio_X509(out.get(), certificate) != 1) return {};
  char* bytes = nullptr;
  auto const size = BIO_get_mem_data(out.get(), &bytes);  // NOLINT: a macro of OpenSSL
  return {bytes, static_cast<std::size_t>(size)};
}

}  // namespace

std::string shown_certificate(std::string const& host, std::uint16_t port) {
  constexpr int seconds = 5, step_ms = 50;
  std::unique_ptr<SSL_CTX, FreedTls> const context{::SSL_CTX_new(::TLS_client_method())};
  std::unique_ptr<BIO, FreedTls> const bio{context ? ::BIO_new_ssl_connect(context.get()) : nullptr};
  if (!bio) return {};
  auto const place =
      (host.find(':') == std::string::npos ? host : '[' + host + ']') + ':' + std::to_string(port);
  BIO_set_conn_hostname(bio.get(), place.c_str());  // NOLINT: macros of OpenSSL
  BIO_set_nbio(bio.get(), 1);                       // NOLINT
  SSL* tls = nullptr;
  BIO_get_ssl(bio.get(), &tls);  // NOLINT
  if (tls == nullptr || ::BIO_do_connect_retry(bio.get(), seconds, step_ms) != 1) return {};
  std::unique_ptr<X509, FreedTls> const certificate{::SSL_get1_peer_certificate(tls)};
  return certificate ? text_of(certificate.get()) : std::string{};
}

Message refusal_words(hall::BrokerAccount const& account, std::string const& why, Instant now) {
  if (why == "Not authorized")
    return say(
        "broker {host}: it refuses the name or the password of {user}: a file of another hall, or the broker "
        "was "
        "not started again since hall init",
        {{"host", account.host}, {"user", account.user}});
  if (why == "Connection refused")
    return say("broker {host}: nobody listens at port {number}: it does not run, or the port is closed",
               {{"host", account.host}, {"number", unsigned{account.port}}});
  if (why == "no answer")
    return say("broker {host}: no answer at port {number}: the address is wrong, or a firewall is closed",
               {{"host", account.host}, {"number", unsigned{account.port}}});
  hall::CertificateUse const use{account.authority, account.host, now, installed_at()};
  auto const shown = shown_certificate(account.host, account.port);
  auto const fault = shown.empty() ? std::nullopt : hall::fault_of(shown, use);
  if (fault) return certificate_words("broker " + account.host, *fault, shown, use);
  return say("broker {host}, {user}: {why}", {{"host", account.host}, {"user", account.user}, {"why", why}});
}

}  // namespace tactus::hall_setup
