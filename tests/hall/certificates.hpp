// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates that openssl made: of 2001-02-03 04:05:06 to 2002-03-04 05:06:07, and of 2060 to 2101; an
// authority, and what it signed for desk.local and 192.168.1.10, of 2020-01-01 to 2022-01-01.
#pragma once

namespace tactus::hall_test {

inline constexpr char const* old_certificate =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBYTCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAgMR4wHAYDVQQDDBVUYWN0dXMg\n"
    "aGFsbCBhdXRob3JpdHkwHhcNMDEwMjAzMDQwNTA2WhcNMDIwMzA0MDUwNjA3WjAg\n"
    "MR4wHAYDVQQDDBVUYWN0dXMgaGFsbCBhdXRob3JpdHkwWTATBgcqhkjOPQIBBggq\n"
    "hkjOPQMBBwNCAAQu9O3o8d+C4FdF3o2xvKKPny6TWUJbkFG8n7ZnqmlcmaH/48r6\n"
    "wi9r48PoHpf86faVDT7JBT1KcLJmpcpO/cVfozIwMDAPBgNVHRMBAf8EBTADAQH/\n"
    "MB0GA1UdDgQWBBRJsoPElmcMFz1sHGctyuayvJiCwTAKBggqhkjOPQQDAgNIADBF\n"
    "AiEA5DjZJ3Pv8bNQJeLwlQupAKzTpXB5aACS4UitE2QQ9gQCIFElvsJLGOomVUGZ\n"
    "QgqruIp9UEOTlRHpoKtMIA4wTmo2\n"
    "-----END CERTIFICATE-----\n";

inline constexpr char const* future_certificate =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBZTCCAQugAwIBAgIBAjAKBggqhkjOPQQDAjAgMR4wHAYDVQQDDBVUYWN0dXMg\n"
    "aGFsbCBhdXRob3JpdHkwIhgPMjA2MDAyMDMwNDA1MDZaGA8yMTAxMDMwNDA1MDYw\n"
    "N1owIDEeMBwGA1UEAwwVVGFjdHVzIGhhbGwgYXV0aG9yaXR5MFkwEwYHKoZIzj0C\n"
    "AQYIKoZIzj0DAQcDQgAELvTt6PHfguBXRd6Nsbyij58uk1lCW5BRvJ+2Z6ppXJmh\n"
    "/+PK+sIva+PD6B6X/On2lQ0+yQU9SnCyZqXKTv3FX6MyMDAwDwYDVR0TAQH/BAUw\n"
    "AwEB/zAdBgNVHQ4EFgQUSbKDxJZnDBc9bBxnLcrmsryYgsEwCgYIKoZIzj0EAwID\n"
    "SAAwRQIgbCjRBgnkISiSi1FPZj2X+Hn3xKdqfEXtG5Sf9DBr9yECIQDsNQJ48jsV\n"
    "f5dmLTEUa9V1vh0LPYwGU60dS+Qiz0mXyw==\n"
    "-----END CERTIFICATE-----\n";

inline constexpr char const* authority =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBhjCCASygAwIBAgIUE9tTYAncpvM56uYWInTnksZcJIAwCgYIKoZIzj0EAwIw\n"
    "IDEeMBwGA1UEAwwVVGFjdHVzIGhhbGwgYXV0aG9yaXR5MCAXDTI2MTEyNzIwMzcw\n"
    "NVoYDzIxMjYxMTAzMjAzNzA1WjAgMR4wHAYDVQQDDBVUYWN0dXMgaGFsbCBhdXRo\n"
    "b3JpdHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARpOvHOa7cG+kEbpeDvexMg\n"
    "ptzt6kbLEMu8LPA20U3AObfKViXdYcZbUEk9HxpP9Su2rfwOV7YEw6W8HKw0zoqw\n"
    "o0IwQDAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwIBBjAdBgNVHQ4EFgQU\n"
    "44G4etjCe754phVMwETwwhSquIowCgYIKoZIzj0EAwIDSAAwRQIhAOrnGcFBBTUz\n"
    "Gg5bT86X+mv1IAqD6BuR4FDvaB0DwZW7AiBGFyFDoqoqHbWfJgU7/zVt3VyZXWw9\n"
    "XwSbjz/9EbEoAQ==\n"
    "-----END CERTIFICATE-----\n";

inline constexpr char const* signed_certificate =
    "-----BEGIN CERTIFICATE-----\n"
    "MIIBqTCCAU6gAwIBAgIBATAKBggqhkjOPQQDAjAgMR4wHAYDVQQDDBVUYWN0dXMg\n"
    "aGFsbCBhdXRob3JpdHkwHhcNMjAwMTAxMDAwMDAwWhcNMjIwMTAxMDAwMDAwWjAV\n"
    "MRMwEQYDVQQDDApkZXNrLmxvY2FsMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n"
    "6VRP1izR9Neeh9LOIDEvQMupjK1Ot8pEFPxwvov5/O7oxvC0em295+68F0IuYWkb\n"
    "YUC4QH/qkGng6uX4HkGSUKOBgzCBgDAMBgNVHRMBAf8EAjAAMBMGA1UdJQQMMAoG\n"
    "CCsGAQUFBwMBMBsGA1UdEQQUMBKCCmRlc2subG9jYWyHBMCoAQowHQYDVR0OBBYE\n"
    "FKPXY7wr0i0ALZ1WQClIHmI8b/MsMB8GA1UdIwQYMBaAFOOBuHrYwnu+eKYVTMBE\n"
    "8MIUqriKMAoGCCqGSM49BAMCA0kAMEYCIQDoOwvPFaHRkmiUocyhdkna43lh1x1A\n"
    "0yVnzuUAuQr/TQIhAJh7wz9TLOi6OT/pdV/FqU8Mu3BrB0dNEzeIoFVoR0bw\n"
    "-----END CERTIFICATE-----\n";

}  // namespace tactus::hall_test
