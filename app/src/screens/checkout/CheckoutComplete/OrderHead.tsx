import type { Order, OrderDetail } from '@shop/contract/order'
import { formatDate } from '@shop/contract/dates'
import { paymentErrors } from '@shop/contract/payment-error'
import { Callout, chakra, Illustration, Link, LinkButton, Wrap } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { Spelled } from '../../../data/spelling.tsx'
import { RefundNote } from '../../../parts/order/CreditNotes.tsx'
import { orderText } from '../../../parts/order/line-progress.ts'
import { isCancelled, orderStatusOf } from '../../../parts/order/order-status.ts'
import { CancelOrder } from '../../../parts/payment/CancelOrder.tsx'
import { PayInstead } from '../../../parts/payment/PayInstead.tsx'
import { TransferDetails } from '../../../parts/payment/TransferDetails.tsx'
import { paths } from '../../../paths.ts'
import { isPosted } from '@shop/contract/next-steps'

function cancelledLead({ creditNotes }: OrderDetail) {
  const note = creditNotes.at(-1)
  return note?.isByDesk ? `We have cancelled it: ${note.reason}` : 'Nothing of it is sent.'
}

/** The finding first: is it paid, awaited, under way, or not. */
function headingOf(order: OrderDetail, country: string): { title: string; lead: string } {
  const { status, paymentMethod, totals, dispute, items } = order
  if (status === 'refunded')
    return isCancelled(order)
      ? { title: 'This order is cancelled', lead: cancelledLead(order) }
      : { title: 'This order is refunded', lead: '' }
  if (dispute === 'lost' && status === 'pending')
    return { title: 'This order is not paid any more', lead: `Your payment of ${totals.total.label} went back to you.` }
  if (status === 'paying')
    return {
      title: 'Your payment is being made',
      lead:
        paymentMethod === 'P'
          ? 'This page changes by itself as soon as PayPal has answered. From a bank account that can take some days. We email you as soon as the money is in, and there is nothing for you to do.'
          : 'This page changes by itself as soon as your bank has answered.',
    }
  if (status === 'failed')
    return { title: 'This order is not paid', lead: 'Nothing was charged. Your cart still has everything in it.' }
  if (status === 'cancelled')
    return {
      title: 'This order is cancelled',
      lead: 'Vouchers, gift cards and points that you used for it are yours again.',
    }
  if (status === 'expired')
    return {
      title: 'This order has ended',
      lead: 'Your transfer did not arrive in time. Vouchers, gift cards and points that you used for it are yours again.',
    }
  if (!order.isNew && (status === 'paid' || !paymentMethod))
    return {
      title: `Your order of ${formatDate(order.placedAt, country)}`,
      lead: [orderStatusOf(order).text, orderText(order.progress, country)].filter(Boolean).join(' · '),
    }
  if (status === 'paid') return { title: 'Thank you. Your order is placed.', lead: '' }
  return paymentMethod === 'EFT'
    ? {
        title: 'Thank you. One transfer to go.',
        lead: `We are waiting for your transfer of ${totals.total.label}. ${isPosted(items) ? 'Your kit leaves' : 'We begin'} as soon as it has arrived.`,
      }
    : { title: 'Thank you. Your order is placed.', lead: 'It goes on your account, and its invoice is ready.' }
}

const disputeNotes = {
  open: {
    title: 'This payment is being disputed',
    text: 'Your bank has asked for the money back and will decide. There is nothing to pay meanwhile, and your kits and results stay as they are.',
  },
  won: {
    title: 'The dispute is closed',
    text: 'Your bank has decided that the payment stands. There is nothing to do.',
  },
  lost: {
    title: 'Your bank has taken this payment back',
    text: 'Your kits and results stay yours. The amount is open again, and new orders can be made once it is paid.',
  },
}

/** In plain words, whoever wants the money back. */
function DisputeNote({ order: { dispute, status, number } }: { order: Order }) {
  if (!dispute || (dispute === 'lost' && status === 'paid')) return null
  const { title, text } = disputeNotes[dispute]
  return (
    <Callout tone={dispute === 'won' ? undefined : 'warning'} title={title}>
      <p>{text}</p>
      {dispute === 'lost' && (
        <chakra.div marginTop="3">
          <LinkButton size="sm" href={paths.payInvoices([number])}>
            Pay it online
          </LinkButton>
        </chakra.div>
      )}
    </Callout>
  )
}

type AwaitedProps = { order: OrderDetail; transfer: NonNullable<Order['transfer']> }

/** How the transfer is made, what has come of it, and the ways out of waiting. */
function Awaited({ order, transfer: { due, received, reference, expiresAt } }: AwaitedProps) {
  const isShort = received.amount > 0
  return (
    <>
      {isShort && (
        <Callout tone="caution" title={`${due.label} is still missing`}>
          We have {received.label} of your transfer. Please transfer the rest with the same reference.
        </Callout>
      )}
      <TransferDetails
        title={isShort ? 'Please transfer the rest' : 'Please transfer'}
        amount={due}
        reference={reference}
        expiresAt={expiresAt}
      />
      <Wrap gap="3">
        <PayInstead order={order} due={due} />
        {order.isCancellable && <CancelOrder order={order} />}
      </Wrap>
    </>
  )
}

/** Put into the cart in another tab while this order was being paid. */
const KeptItems = ({ count }: { count: number }) => (
  <Callout title={count === 1 ? 'One more item waits in your cart' : `${count} more items wait in your cart`}>
    You added {count === 1 ? 'it' : 'them'} while you were paying, so {count === 1 ? 'it is' : 'they are'} not part of
    this order. <Link href={paths.cart}>See your cart</Link>
  </Callout>
)

/** Whether the order is paid, and what its payment still needs. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const { number, email, status, transfer } = order
  const { country } = useSettings()
  const { title, lead } = headingOf(order, country)
  const isPlaced = status === 'paid' || status === 'pending'
  return (
    <div className="done-head">
      <div>
        <p className="done-number">Order {number}</p>
        <h1>
          <Spelled>{title}</Spelled>
        </h1>
        <p className="done-lead">
          <Spelled>{lead}</Spelled>{' '}
          {isPlaced && order.isNew && !order.dispute && `We have sent the confirmation to ${email}.`}
        </p>
        <div className="done-notes">
          {order.isTestPayment && (
            <Callout title={status === 'pending' ? 'This is a test order' : 'This was a test payment'}>
              {status === 'pending'
                ? 'Please pay nothing: it is for trying out, and nothing will be sent.'
                : 'No money was taken, and nothing will be sent.'}
            </Callout>
          )}
          {order.keptItems > 0 && <KeptItems count={order.keptItems} />}
          <DisputeNote order={order} />
          <RefundNote creditNotes={order.creditNotes} />
          {status === 'pending' && transfer && <Awaited order={order} transfer={transfer} />}
          {(status === 'cancelled' || status === 'expired') && transfer && transfer.received.amount > 0 && (
            <Callout>{`We send back the ${transfer.received.label} that we have received from you.`}</Callout>
          )}
          {order.paymentError && <Callout tone="warning">{paymentErrors[order.paymentError]}</Callout>}
        </div>
      </div>
      <Illustration name={isPlaced || status === 'paying' ? 'order-placed' : 'empty-cart'} />
    </div>
  )
}
