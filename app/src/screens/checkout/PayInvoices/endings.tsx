import type { Order } from '@shop/contract/order'
import { Callout, Card, chakra, DescriptionList, EmptyState, Illustration, LinkButton } from '@shop/design-system'
import { brand } from '../../../brand.ts'
import { paths } from '../../../paths.ts'

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 14rem' },
    alignItems: 'center',
    gap: { base: '5', md: '8' },
    '& .paid-facts': { display: 'grid', gap: '5' },
    '& svg': { order: { base: -1, md: 0 }, maxWidth: { base: '40', md: '56' } },
  },
})

/** The money is in. */
export const Paid = ({ receipt: { number, totals, isTestPayment } }: { receipt: Order }) => (
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
        <div>
          <LinkButton href={paths.invoices}>Back to your invoices</LinkButton>
        </div>
      </div>
      <Illustration name="order-placed" />
    </Sheet>
  </Card>
)

/** Named ones that are paid, or none that are open. */
export const NothingToPay = ({ hasPaid }: { hasPaid: boolean }) => (
  <EmptyState
    illustration={<Illustration name="order-placed" />}
    title={hasPaid ? 'This is paid already' : 'Nothing to pay'}
    text={hasPaid ? 'Thank you. There is nothing more to do.' : 'Every invoice of yours is paid.'}
    actions={<LinkButton href={paths.invoices}>Your invoices</LinkButton>}
  />
)

export const Missing = () => (
  <EmptyState
    illustration={<Illustration name="lost" />}
    title="We cannot find this invoice"
    text={`The link may be cut off, or the invoice may belong to another account. Write to ${brand.email} and we look for it.`}
    actions={<LinkButton href={paths.invoices}>Your invoices</LinkButton>}
  />
)
