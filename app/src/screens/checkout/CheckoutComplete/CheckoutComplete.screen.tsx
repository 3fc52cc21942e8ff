import { orderFilePath } from '@shop/contract/bill-files'
import { productTypes } from '@shop/contract/constants'
import { paymentErrors } from '@shop/contract/payment-error'
import { formatDate } from '@shop/contract/dates'
import type { Order, OrderDetail } from '@shop/contract/order'
import {
  Button,
  Callout,
  Card,
  chakra,
  DescriptionList,
  EmptyState,
  Illustration,
  LinkButton,
  SkeletonGroup,
  SkeletonText,
  Wrap,
} from '@shop/design-system'
import { FileText, Printer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { brand } from '../../../brand.ts'
import { useCountries } from '../../../data/country.ts'
import { useOrder } from '../../../data/order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { OrderLines } from '../../../parts/order/OrderLines.tsx'
import { CreditNotes, RefundNote } from '../../../parts/order/CreditNotes.tsx'
import { isCancelled } from '../../../parts/order/order-status.ts'
import { hasBillFile } from '../../../parts/order/bill-file.ts'
import { CancelOrder } from '../../../parts/payment/CancelOrder.tsx'
import { PayInstead } from '../../../parts/payment/PayInstead.tsx'
import { useReturn } from '../../../parts/payment/use-return.ts'
import { TransferDetails } from '../../../parts/payment/TransferDetails.tsx'
import { Totals } from '../../../parts/cart/Totals.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { NextSteps } from './NextSteps.tsx'

const Layout = chakra('div', {
  base: {
    '& .done-head': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '1fr 16rem' },
      alignItems: 'center',
      gap: { base: '4', md: '10' },
      marginBlockEnd: { base: '8', md: '10' },
    },
    '& .done-head svg': { order: { base: -1, md: 0 }, maxWidth: { base: '44', md: '64' } },
    '& .done-number': { textStyle: 'eyebrow', color: 'colorPalette.emphasized', marginBlockEnd: '2' },
    '& h1': { textStyle: 'h1', textWrap: 'balance' },
    '& .done-lead': {
      textStyle: 'lead',
      color: 'ink2',
      marginBlockStart: '3',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
    },
    '& .done-notes': { display: 'grid', gap: '4', marginBlockStart: '5' },
    '& .done-body': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
      gap: '6',
      alignItems: 'start',
      marginBlockStart: '6',
    },
    '& .done-body h2': { textStyle: 'h4', marginBlockEnd: '4' },
    '& .done-facts > dl > div:first-of-type': { paddingBlockStart: '0' },
    '& .done-actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '8' },
    '@media print': { '& .done-actions, & .done-head svg': { display: 'none' } },
  },
})

/** The order, after it was placed and whenever its link is opened again, from the bank's own page too. Nothing here pays. */
export function CheckoutComplete() {
  const [query] = useSearchParams()
  const checkoutId = query.get('order')
  const { data: order, error, isValidating, mutate } = useOrder(checkoutId)
  useReturn(order, mutate)
  const isMissing = !checkoutId || error?.status === 404
  return (
    <Layout>
      <PageTitle title={order ? `Order ${order.number}` : 'Your order'} />
      {isMissing ? (
        <Missing />
      ) : order ? (
        <Placed order={order} />
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <SkeletonGroup label="Fetching your order">
          <Card size="lg">
            <SkeletonText lines={8} />
          </Card>
        </SkeletonGroup>
      )}
    </Layout>
  )
}

function Missing() {
  return (
    <EmptyState
      illustration={<Illustration name="lost" />}
      title="We cannot find this order"
      text={`The link may be cut off, or the order may belong to an account: log in to see it. Write to ${brand.email} and we look for it.`}
      actions={<LinkButton href={paths.home}>Back to home</LinkButton>}
    />
  )
}

const isGift = (items: Order['items']) => items.length > 0 && items.every(({ metaData }) => metaData.giftCard)

/** The finding first: is it paid, awaited, under way, or not. */
function headingOf(order: OrderDetail): { title: string; lead: string } {
  const { status, paymentMethod, totals, dispute, items } = order
  if (status === 'refunded')
    return isCancelled(order)
      ? { title: 'This order is cancelled', lead: 'Nothing of it is sent.' }
      : { title: 'This order is refunded', lead: '' }
  if (dispute === 'lost' && status === 'pending')
    return { title: 'This order is not paid any more', lead: `Your payment of ${totals.total.label} went back to you.` }
  if (status === 'paying')
    return {
      title: 'Your payment is being made',
      lead: 'This page changes by itself as soon as your bank has answered.',
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
  if (status === 'paid') return { title: 'Thank you. Your order is placed.', lead: '' }
  return paymentMethod === 'EFT'
    ? {
        title: 'Thank you. One transfer to go.',
        lead: `We are waiting for your transfer of ${totals.total.label}. ${isGift(items) ? 'Your gift card is made' : 'Your kit leaves'} as soon as it has arrived.`,
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

/** In plain words, whoever asked for the money back. */
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

function Placed({ order }: { order: OrderDetail }) {
  const { country } = useSettings()
  const countries = useCountries()
  const { title, lead } = headingOf(order)
  const { number, email, status, shippingAddress, billingAddress, shippingMethod, items, totals } = order
  const isSame = JSON.stringify(billingAddress) === JSON.stringify(shippingAddress)
  const billTo =
    billingAddress && (isSame ? 'The same address' : <AddressLines address={billingAddress} countries={countries} />)
  const isPlaced = status === 'paid' || status === 'pending'
  const hasBill = hasBillFile(order)
  const isFromSample = items.length > 0 && items.every(({ metaData }) => metaData.barcode)
  return (
    <>
      <div className="done-head">
        <div>
          <p className="done-number">Order {number}</p>
          <h1>{title}</h1>
          <p className="done-lead">
            {lead} {isPlaced && !order.dispute && `We have sent the confirmation to ${email}.`}
          </p>
          <div className="done-notes">
            {order.isTestPayment && (
              <Callout title={status === 'pending' ? 'This is a test order' : 'This was a test payment'}>
                {status === 'pending'
                  ? 'Please pay nothing: it is for trying out, and nothing will be sent.'
                  : 'No money was taken, and nothing will be sent.'}
              </Callout>
            )}
            <DisputeNote order={order} />
            <RefundNote creditNotes={order.creditNotes} />
            {status === 'pending' && order.transfer && <Awaited order={order} transfer={order.transfer} />}
            {(status === 'cancelled' || status === 'expired') &&
              order.transfer &&
              order.transfer.received.amount > 0 && (
                <Callout>{`We send back the ${order.transfer.received.label} that we have received from you.`}</Callout>
              )}
            {order.paymentError && <Callout tone="warning">{paymentErrors[order.paymentError]}</Callout>}
          </div>
        </div>
        <Illustration name={isPlaced || status === 'paying' ? 'order-placed' : 'empty-cart'} />
      </div>
      {isPlaced && !order.dispute && (
        <NextSteps
          isMembership={items.some(({ product }) => product.typeId === productTypes.subscription)}
          hasParcel={shippingMethod !== null || shippingAddress === null}
          isFromSample={isFromSample}
          isGift={isGift(items)}
        />
      )}
      <div className="done-body">
        <Card as="section" aria-labelledby="done-items">
          <h2 id="done-items">What you ordered</h2>
          <OrderLines items={items} progress={order.progress} />
          <chakra.div marginTop="5" paddingTop="3" borderTop="hairline">
            <Totals totals={totals} delivery={isFromSample || isGift(items) ? 'Nothing to send' : undefined} />
            <CreditNotes checkoutId={order.checkoutId} creditNotes={order.creditNotes} />
          </chakra.div>
        </Card>
        <Card as="section" className="done-facts" aria-labelledby="done-facts">
          <h2 id="done-facts">Your order</h2>
          <DescriptionList
            items={[
              { term: 'Number', description: number },
              { term: 'Placed', description: formatDate(order.placedAt, country) },
              { term: 'Email', description: email },
              {
                term: 'Delivery to',
                description: shippingAddress && <AddressLines address={shippingAddress} countries={countries} />,
              },
              {
                term: 'By',
                description: shippingMethod && `${shippingMethod.name}, ${shippingMethod.days} working days`,
              },
              { term: 'Bill to', description: billTo },
            ]}
          />
        </Card>
      </div>
      <div className="done-actions">
        {status === 'failed' && <LinkButton href={paths.checkout}>Try to pay again</LinkButton>}
        {status === 'pending' && !order.paymentMethod && (
          <LinkButton href={paths.invoices} variant="outline">
            See your invoices
          </LinkButton>
        )}
        <LinkButton variant={status === 'failed' ? 'outline' : 'solid'} href={paths.home}>
          Back to the shop
        </LinkButton>
        {hasBill && (
          <LinkButton variant="outline" href={orderFilePath(order.checkoutId)} target="_blank">
            <FileText aria-hidden size={18} /> {order.paymentMethod ? 'Receipt (PDF)' : 'Invoice (PDF)'}
          </LinkButton>
        )}
        <Button variant="outline" onClick={() => print()}>
          <Printer aria-hidden size={18} /> Print
        </Button>
        {order.isCancellable && !order.transfer && <CancelOrder order={order} />}
      </div>
    </>
  )
}
