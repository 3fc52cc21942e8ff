import { codes, Failure } from '@shop/contract/failure'
import { redeemSchema } from '@shop/contract/loyalty'
import { chakra, Form, SubmitButton, TextField, toaster } from '@shop/design-system'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useRedeemCoupon } from '../../../data/loyalty.ts'
import { pointsText } from './points-text.ts'
import { schemaResolver } from '../../../parts/form/schema-resolver.ts'

type RedeemFormProps = {
  /** Before. */
  balance: number
  onDone: () => void
}

/** A used-up voucher (code 103) is shown where it was typed. */
const ontoField = (failure: unknown) => {
  if (!(failure instanceof Failure) || failure.code !== codes.voucherRedeemed) throw failure
  throw new Failure(failure.status, { ...failure.toJSON(), errors: { coupon: failure.message } })
}

/** A coupon, typed and turned into points. */
export function RedeemForm({ balance, onDone }: RedeemFormProps) {
  const form = useForm({ defaultValues: { coupon: '' }, resolver: schemaResolver(redeemSchema) })
  const redeem = useRedeemCoupon()
  // It opens below the button that was pressed: the focus moves there.
  const { setFocus } = form
  useEffect(() => setFocus('coupon'), [setFocus])
  return (
    <chakra.div marginBlockStart="5">
      <Form
        form={form}
        aria-label="Redeem a coupon"
        onSubmit={async ({ coupon }) => {
          const now = (await redeem(coupon).catch(ontoField)).balance
          toaster.success(`${pointsText(now - balance)} added. You have ${pointsText(now)} now.`)
          onDone()
        }}
      >
        <TextField name="coupon" label="Coupon" autoComplete="off" autoCapitalize="characters" required />
        <SubmitButton>Add the points</SubmitButton>
      </Form>
    </chakra.div>
  )
}
