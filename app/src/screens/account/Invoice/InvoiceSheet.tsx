import { formatDate } from '@shop/contract/dates'
import type { InvoiceDetail } from '@shop/contract/invoice'
import { Callout, Card, chakra, DescriptionList, Link, Table } from '@shop/design-system'
import { useCountries } from '../../../data/country.ts'
import { useSettings } from '../../../data/settings.tsx'
import { AddressLines } from '../../../parts/address/AddressLines.tsx'
import { Totals } from '../../../parts/cart/Totals.tsx'
import { TransferDetails } from '../../../parts/payment/TransferDetails.tsx'
import { paymentMethodCopy } from '../../../parts/payment/payment-methods.tsx'
import { paths } from '../../../paths.ts'

const Layout = chakra('div', {
  base: {
    '& .sheet-head': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      gap: '6',
      paddingBlockEnd: '6',
      marginBlockEnd: '6',
      borderBottom: 'hairline',
      _print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
    '& h2': { textStyle: 'eyebrow', color: 'ink2', marginBlockEnd: '2' },
    '& .sheet-name': { fontWeight: 'semibold' },
    '& .sheet-party': { overflowWrap: 'anywhere' },
    '& .sheet-for': { color: 'ink2', fontSize: 'sm' },
    // In print and on a wide screen the sums are under their column.
    '& .sheet-foot': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 24rem) minmax(0, 22rem)' },
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: { base: '6', md: '8' },
      marginBlockStart: '6',
      _print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
    '& .sheet-foot > dl': { order: { base: -1, md: 0 }, _print: { order: 0 } },
  },
})

/** The content of an invoice: who bills whom, for what, how much, and how it is or was paid. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceDetail }) {
  const { country } = useSettings()
  const { number, issuedAt, dueAt, orderNumber, checkoutId, seller, lines, totals } = invoice
  return (
    <Layout>
      <Card as="section" size="lg" aria-label={`Invoice ${number}`}>
        <div className="sheet-head">
          <div className="sheet-party">
            <h2>From</h2>
            {seller.map((line, index) => (
              <p key={line} className={index === 0 ? 'sheet-name' : undefined}>
                {line}
              </p>
            ))}
          </div>
          <BillTo billTo={invoice.billTo} />
          <div>
            <h2>Invoice</h2>
            <DescriptionList
              layout="inline"
              items={[
                { term: 'Number', description: number },
                { term: 'Issued', description: formatDate(issuedAt, country) },
                { term: 'Due', description: formatDate(dueAt, country) },
                { term: 'Order', description: <Link href={paths.checkoutComplete(checkoutId)}>{orderNumber}</Link> },
              ]}
            />
          </div>
        </div>
        <Table
          caption="What was ordered"
          isCaptionHidden
          rows={lines.map((line, index) => ({ ...line, key: index }))}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'what',
              label: 'Item',
              isRowHeader: true,
              cell: ({ description, animalName }) => (
                <>
                  {description}
                  {animalName && <span className="sheet-for"> for {animalName}</span>}
                </>
              ),
            },
            { key: 'quantity', label: 'Quantity', isNumeric: true, cell: ({ quantity }) => quantity },
            { key: 'unit', label: 'Each', isNumeric: true, cell: ({ unitPrice }) => unitPrice.label },
            { key: 'line', label: 'Amount', isNumeric: true, cell: ({ linePrice }) => linePrice.label },
          ]}
        />
        <div className="sheet-foot">
          <Payment invoice={invoice} />
          <Totals totals={totals} />
        </div>
      </Card>
    </Layout>
  )
}

function BillTo({ billTo: { name, clinic, email, address } }: Pick<InvoiceDetail, 'billTo'>) {
  const countries = useCountries()
  return (
    <div className="sheet-party">
      <h2>Bill to</h2>
      {clinic && <p className="sheet-name">{clinic}</p>}
      {address ? <AddressLines address={address} countries={countries} /> : <p>{name}</p>}
      <p>{email}</p>
    </div>
  )
}

function Payment({ invoice }: { invoice: InvoiceDetail }) {
  const { country } = useSettings()
  const { reference, due, status, paidAt, payment, checkoutId } = invoice
  if (status === 'credited')
    return (
      <Callout title="Nothing is left to pay">
        A credit note has closed this invoice. It is with{' '}
        <Link href={paths.checkoutComplete(checkoutId)}>its order</Link>.
      </Callout>
    )
  if (!paidAt) return <TransferDetails title="To pay by bank transfer" amount={due} reference={reference} />
  const way = payment?.method && paymentMethodCopy[payment.method].title.toLowerCase()
  return (
    <Callout title={`Paid on ${formatDate(paidAt, country)}. Thank you.`}>
      {payment && `Payment ${payment.number}${way ? `, by ${way}` : ''}. `}
      {payment?.isTestPayment && 'This was a test payment: no money was taken.'}
    </Callout>
  )
}
