import type { Coupon } from '@shop/contract/cart'
import { Failure, toastTexts } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import { Button, chakra, TagChips, TextInput } from '@shop/design-system'
import { useId, useState } from 'react'
import { useCartActions } from '../../../data/cart.ts'
import { useRefusal } from '../../../data/form-answer.tsx'
import { ActionForm } from '../../../parts/form/ActionForm.tsx'
import { showCartFailure } from '../../../parts/cart/show-cart-failure.ts'

/** The coupon's own message if there is one; a voucher's refusal (code 103) comes as the message. */
const refusalOf = (error: unknown) =>
  error instanceof Failure ? (error.fields.coupon ?? toastTexts(error).join(' ')) : messages.somethingWentWrong

/** Coupons, applied by Enter or a press and taken off again (cart-8). What is wrong with one is at the field. */
export function CouponBox({ coupons }: { coupons: Coupon[] }) {
  const { applyCoupon, removeCoupon } = useCartActions()
  const refusal = useRefusal('applyCoupon')
  const [code, setCode] = useState(() => (typeof refusal?.values.coupon === 'string' ? refusal.values.coupon : ''))
  const [error, setError] = useState(() => (refusal ? refusalOf(refusal.failure) : ''))
  const removeId = useId()
  const [isBusy, setIsBusy] = useState(false)

  const apply = async () => {
    if (isBusy) return
    const typed = code.trim()
    if (!typed) return setError(messages.fieldRequired)
    setIsBusy(true)
    setError('')
    await applyCoupon(typed).then(
      () => setCode(''),
      (failure: unknown) => setError(refusalOf(failure)),
    )
    setIsBusy(false)
  }
  return (
    <chakra.div display="grid" gap="3" marginBottom="5">
      <ActionForm call="applyCoupon" noValidate onSubmit={() => void apply()}>
        <TextInput
          label="Coupon or voucher"
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          error={error || undefined}
          onChange={(event) => {
            setCode(event.target.value)
            setError('')
          }}
          suffix={
            <Button type="submit" size="sm" variant="soft" isBusy={isBusy}>
              Apply
            </Button>
          }
        />
      </ActionForm>
      <ActionForm id={removeId} call="removeCoupon" hidden onSubmit={() => {}} />
      <TagChips
        form={{ id: removeId, name: 'coupon' }}
        label="Applied coupons"
        visible={5}
        tags={coupons.map(({ code: applied, label }) => ({ value: applied, label: `${applied} · ${label}` }))}
        onRemove={(applied) => void removeCoupon(applied).catch(showCartFailure)}
      />
    </chakra.div>
  )
}
