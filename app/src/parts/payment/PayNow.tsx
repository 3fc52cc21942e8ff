import { type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import type { Order } from '@shop/contract/order'
import {
  Button,
  chakra,
  Dialog,
  Form,
  LoadingOverlay,
  RadioCardsField,
  SubmitButton,
  toaster,
} from '@shop/design-system'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PaidPlace } from '../../data/checkout.ts'
import { useRefreshPayments } from '../../data/pending-payment.ts'
import { useSettings } from '../../data/settings.tsx'
import { PaymentNotice } from './PaymentNotice.tsx'
import { methodsAtOnce } from './payment-methods.tsx'
import { busyTexts } from './payment-state.ts'
import { usePayment } from './use-payment.ts'

// Few of those who see the button pay: the card's form comes when it is needed.
const PaymentDialog = lazy(async () => ({ default: (await import('./PaymentDialog.tsx')).PaymentDialog }))

type PayNowProps = {
  /** The text of the button that opens it. */
  children: ReactNode
  place: PaidPlace
  /** What is paid for, in this version. */
  subject: string
  title: string
  description: string
  /** Makes the payment of this key, or returns the one that there is. */
  order: (checkoutId: string, method: PaymentMethod) => Promise<Order>
  /** Shown once it is paid. */
  thanks: string
  returnPath: (checkoutId: string) => string
}

/** A button that pays what is due at once: first by which way, then the payment itself. Nothing where no way is offered. */
export function PayNow({ children, place, subject, title, description, order, thanks, returnPath }: PayNowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const offered = methodsAtOnce(useSettings().paymentMethods)
  const refresh = useRefreshPayments()
  const form = useForm<{ method: string }>({ defaultValues: { method: paymentMethods.card } })
  const method = () => form.getValues('method') as PaymentMethod
  const payment = usePayment({
    place,
    onPlaced: () => {
      setIsOpen(false)
      toaster.success(thanks)
      void refresh()
    },
    onStale: () => void refresh(),
  })
  const { busy } = payment
  if (!offered.length) return null
  return (
    <>
      <LoadingOverlay isShown={busy !== null} text={busy ? busyTexts[busy] : undefined} />
      {/* One part of its row, also while there is no message. */}
      <chakra.div css={{ '& [role=status]:not(:empty)': { marginBlockEnd: '4' } }}>
        <PaymentNotice {...payment} />
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {children}
        </Button>
      </chakra.div>
      <Dialog
        isOpen={isOpen && !payment.payment}
        onClose={() => setIsOpen(false)}
        title={title}
        description={description}
      >
        <Form
          form={form}
          aria-label="Payment"
          onSubmit={() =>
            payment.pay({ subject, method: method(), order: (checkoutId) => order(checkoutId, method()) })
          }
        >
          <RadioCardsField name="method" label="How would you like to pay?" required options={offered} />
          <SubmitButton size="lg" full>
            Go on
          </SubmitButton>
        </Form>
      </Dialog>
      {payment.payment && (
        <Suspense fallback={<LoadingOverlay isShown />}>
          <PaymentDialog payment={payment} returnPath={returnPath} />
        </Suspense>
      )}
    </>
  )
}
