import { formatDate } from '@shop/contract/dates'
import type { OrderDetail } from '@shop/contract/order'
import {
  Button,
  Card,
  chakra,
  DescriptionList,
  EmptyState,
  Illustration,
  LinkButton,
  SkeletonGroup,
  SkeletonText,
} from '@shop/design-system'
import { FileText, Printer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { brand } from '../../../brand.ts'
import { useCountries } from '../../../data/country.ts'
import { orderFile, useOrder } from '../../../data/order.ts'
import { useSettings } from '../../../data/settings.tsx'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { PromiseLines } from '../../../parts/order/PromiseLines.tsx'
import { OrderLines } from '../../../parts/order/OrderLines.tsx'
import { CreditNotes } from '../../../parts/order/CreditNotes.tsx'
import { hasBillFile } from '../../../parts/order/bill-file.ts'
import { CancelOrder } from '../../../parts/payment/CancelOrder.tsx'
import { useReturn } from '../../../parts/payment/use-return.ts'
import { Totals } from '../../../parts/cart/Totals.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { paths } from '../../../paths.ts'
import { isPosted, nextStepsOf } from '@shop/contract/next-steps'
import { NextSteps } from './NextSteps.tsx'
import { OrderHead } from './OrderHead.tsx'

const Layout = chakra('div', {
  base: {
    '& .done-head': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '1fr 16rem' },
      alignItems: 'center',
      gap: { base: '4', md: '10' },
      marginBlockEnd: { base: '8', md: '10' },
    },
    '& .done-head svg': { order: { base: -1, md: 0 }, maxWidth: { base: '48', md: '64' } },
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
        <FailedState headingLevel={1} error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
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
      headingLevel={1}
      illustration={<Illustration name="lost" />}
      title="We cannot find this order"
      text={`The link may be cut off, or the order may belong to an account: log in to see it. Write to ${brand.email} and we look for it.`}
      actions={
        <>
          <LinkButton href={paths.findOrder}>Have its link sent to you</LinkButton>
          <LinkButton href={paths.login} variant="outline">
            Log in
          </LinkButton>
        </>
      }
    />
  )
}

function Placed({ order }: { order: OrderDetail }) {
  const { country, user } = useSettings()
  const countries = useCountries()
  const { number, email, status, shippingAddress, billingAddress, shippingMethod, items, totals } = order
  const isSame = JSON.stringify(billingAddress) === JSON.stringify(shippingAddress)
  const billTo =
    billingAddress && (isSame ? 'The same address' : <AddressLines address={billingAddress} countries={countries} />)
  const isPlaced = status === 'paid' || status === 'pending'
  const hasBill = hasBillFile(order)
  const steps = isPlaced && order.isNew && !order.dispute ? nextStepsOf(order) : []
  return (
    <>
      <OrderHead order={order} />
      {steps.length > 0 && <NextSteps steps={steps} />}
      <div className="done-body">
        <Card as="section" aria-labelledby="done-items">
          <h2 id="done-items">What you ordered</h2>
          <OrderLines items={items} progress={order.progress} />
          <chakra.div marginTop="5" paddingTop="3" borderTop="hairline">
            <Totals totals={totals} delivery={isPosted(items) ? undefined : 'Nothing to send'} />
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
          {isPlaced && (
            <chakra.div marginTop="5">
              <PromiseLines items={items} delivery={null} />
            </chakra.div>
          )}
        </Card>
      </div>
      <div className="done-actions">
        {status === 'failed' && <LinkButton href={paths.checkout}>Try to pay again</LinkButton>}
        {status === 'pending' && !order.paymentMethod && (
          <LinkButton href={paths.invoices} variant="outline">
            See your invoices
          </LinkButton>
        )}
        {user && !order.isNew ? (
          <LinkButton href={paths.orders}>All your orders</LinkButton>
        ) : (
          <LinkButton variant={status === 'failed' ? 'outline' : 'solid'} href={paths.home}>
            Back to the shop
          </LinkButton>
        )}
        {hasBill && (
          <LinkButton variant="outline" href={orderFile(order.checkoutId)} target="_blank">
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
