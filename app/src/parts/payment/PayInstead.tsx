import { type PaymentMethod, paymentMethods } from '@shop/contract/constants'
import type { Order } from '@shop/contract/order'
import { Button, Dialog, Form, LoadingOverlay, RadioCardsField, SubmitButton, toaster } from '@shop/design-system'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { payOrder } from '../../data/order.ts'
import { useRefreshPayments } from '../../data/pending-payment.ts'
import { useSettings } from '../../data/settings.tsx'
import { paths } from '../../paths.ts'
import { PaymentNotice } from './PaymentNotice.tsx'
import { methodsAtOnce } from './payment-methods.tsx'
import { busyTexts, usePayment } from './use-payment.ts'

// Few who wait for a transfer pay otherwise: the card's form comes when it is needed.
const PaymentDialog = lazy(async () => ({ default: (await import('./PaymentDialog.tsx')).PaymentDialog }))

type PayInsteadProps = { order: Order; due: NonNullable<Order['transfer']>['due'] }

/** Another way to pay for an order that waits for a transfer: its own number, and one charge. */
export function PayInstead({ order, due }: PayInsteadProps) {
  const [isOpen, setIsOpen] = useState(false)
  const offered = methodsAtOnce(useSettings().paymentMethods)
  const refresh = useRefreshPayments()
  const form = useForm<{ method: string }>({ defaultValues: { method: paymentMethods.card } })
  const method = () => form.getValues('method') as PaymentMethod
  const payment = usePayment({
    place: `order ${order.checkoutId}`,
    onPlaced: () => {
      setIsOpen(false)
      toaster.success(`Thank you. Order ${order.number} is paid.`)
      void refresh()
    },
    onRefused: (fields) => Object.values(fields).forEach((text) => toaster.error(text)),
    onStale: () => void refresh(),
  })
  const { busy } = payment
  if (!offered.length) return null
  return (
    <>
      <LoadingOverlay isShown={busy !== null} text={busy ? busyTexts[busy] : undefined} />
      <PaymentNotice {...payment} />
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Pay by card or PayPal instead
      </Button>
      <Dialog
        isOpen={isOpen && !payment.payment}
        onClose={() => setIsOpen(false)}
        title={`Pay ${due.label} now`}
        description={`Order ${order.number} stays as it is, and its kit leaves as soon as it is paid.`}
      >
        <Form
          form={form}
          aria-label="Payment"
          onSubmit={() =>
            payment.pay({
              subject: `${order.checkoutId} ${due.amount}`,
              method: method(),
              order: (checkoutId) =>
                payOrder(order.checkoutId, { checkoutId, paymentMethod: method(), expectedTotal: due.amount }),
            })
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
          <PaymentDialog payment={payment} total={due} returnPath={() => paths.checkoutComplete(order.checkoutId)} />
        </Suspense>
      )}
    </>
  )
}
