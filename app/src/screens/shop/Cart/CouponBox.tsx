import type { Coupon } from '@shop/contract/cart'
import { useCartActions } from '../../../data/cart.ts'
import { CodeBox } from './CodeBox.tsx'

/** Coupons (cart-8), and vouchers, whose refusal (code 103) comes as the message. */
export function CouponBox({ coupons }: { coupons: Coupon[] }) {
  const { applyCoupon, removeCoupon } = useCartActions()
  return (
    <CodeBox
      label="Coupon or voucher"
      name="coupon"
      calls={{ add: 'applyCoupon', remove: 'removeCoupon' }}
      onAdd={applyCoupon}
      applied={{
        label: 'Applied coupons',
        tags: coupons.map(({ code, label }) => ({ value: code, label: `${code} · ${label}` })),
        removeField: 'coupon',
      }}
      onRemove={removeCoupon}
    />
  )
}
