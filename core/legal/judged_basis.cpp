// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/legal/judged_basis.hpp"

namespace tactus::sensing {
namespace {

class ByTheLaws final : public Judging {
 public:
  explicit ByTheLaws(chess::Position const& position) : position_(position) {}

  chess::MoveList moves() const override { return position_.legal_moves(); }
  chess::MoveList castlings() const override { return position_.legal_castling(); }
  std::shared_ptr<Judging const> after(chess::Move m) const override {
    return std::make_shared<ByTheLaws>(position_.after(m));
  }
  bool is_same(Judging const& other) const override {
    auto const* const same = dynamic_cast<ByTheLaws const*>(&other);
    return same != nullptr && same->position_ == position_;
  }
  chess::Position const& position() const { return position_; }

 private:
  chess::Position position_;
};

}  // namespace

Basis judged_basis(chess::Position const& position) {
  return {chess::StatedPosition{position}.diagram(), std::make_shared<ByTheLaws>(position)};
}

chess::Position const* position_of(Basis const& basis) {
  auto const* const judging = dynamic_cast<ByTheLaws const*>(basis.judging());
  return judging == nullptr ? nullptr : &judging->position();
}

}  // namespace tactus::sensing
