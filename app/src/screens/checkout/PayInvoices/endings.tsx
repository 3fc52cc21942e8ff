import type { Order } from '@shop/contract/order'
import { Callout, Card, chakra, DescriptionList, EmptyState, Illustration, LinkButton, Wrap } from '@shop/design-system'
import { brand } from '../../../brand.ts'
import { usePendingPayment } from '../../../data/pending-payment.ts'
import { useBeside } from '../../../data/use-beside.ts'
import { paths } from '../../../paths.ts'

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 14rem' },
    alignItems: 'center',
    gap: { base: '5', md: '8' },
    '& .paid-facts': { display: 'grid', gap: '5' },
    '& svg': { order: { base: -1, md: 0 }, maxWidth: { base: '40', md: 'full' } },
  },
})

type PaidProps = {
  receipt: Order
  /** The numbers of the orders that it pays. */
  paid: string[]
}

/** The money is in. */
export const Paid = ({ receipt: { number, totals, isTestPayment }, paid }: PaidProps) => (
  <Card size="lg">
    <Sheet>
      <div className="paid-facts">
        <DescriptionList
          items={[
            { term: 'Paid', description: `${totals.total.label} ${totals.total.currency}` },
            { term: 'Payment', description: number },
          ]}
        />
        {isTestPayment && <Callout title="This was a test payment">No money was taken.</Callout>}
        <StillOpen paid={paid} />
      </div>
      <Illustration name="order-placed" />
    </Sheet>
  </Card>
)

/** What is open besides, one way on for each currency, and the way back. */
function StillOpen({ paid }: { paid: string[] }) {
  const data = useBeside(usePendingPayment())
  const open = data?.orders.filter(({ isOpen }) => isOpen) ?? []
  // From before the payment, until it is fetched again.
  const isStale = open.some(({ number }) => paid.includes(number))
  const amounts = data && open.length && !isStale ? [data.amount, ...data.others] : []
  return (
    <>
      {amounts.length > 0 && <p>{`Still to pay: ${amounts.map(({ label }) => label).join(' and ')}.`}</p>}
      <Wrap gap="3">
        {amounts.map(({ currency, label }) => (
          <LinkButton
            key={currency}
            href={paths.payInvoices(open.filter(({ due }) => due.currency === currency).map(({ number }) => number))}
          >
            {`Pay ${label} ${currency}`}
          </LinkButton>
        ))}
        <LinkButton href={paths.invoices} variant={amounts.length ? 'outline' : 'solid'}>
          Back to your invoices
        </LinkButton>
        <LinkButton href={paths.orders} variant="outline">
          Your orders
        </LinkButton>
      </Wrap>
    </>
  )
}

/** Named ones that are paid, or none that are open. */
export const NothingToPay = ({ hasPaid }: { hasPaid: boolean }) => (
  <EmptyState
    illustration={<Illustration name="order-placed" />}
    title={hasPaid ? 'This is paid already' : 'Nothing to pay'}
    text={hasPaid ? 'Thank you. There is nothing more to do.' : 'All your orders and invoices are paid.'}
    actions={<LinkButton href={paths.invoices}>Your invoices</LinkButton>}
  />
)

export const Missing = () => (
  <EmptyState
    illustration={<Illustration name="lost" />}
    title="We cannot find what is to be paid"
    text={`The link may be cut off, or it may belong to another account. Write to ${brand.email} and we look for it.`}
    actions={<LinkButton href={paths.invoices}>Your invoices</LinkButton>}
  />
)
