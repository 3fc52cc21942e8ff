import type { Invoice, InvoicePayment } from '@shop/contract/invoice'
import { Card, LinkButton, Wrap } from '@shop/design-system'
import { paths } from '../../../paths.ts'

type ChooseCurrencyProps = { invoices: Invoice[]; amounts: InvoicePayment['amounts'] }

/** One payment takes one currency: a way on for each. */
export const ChooseCurrency = ({ invoices, amounts }: ChooseCurrencyProps) => (
  <Card size="lg">
    <p>These invoices are in different currencies. Please pay one after the other.</p>
    <Wrap gap="3" marginTop="5">
      {amounts.map(({ currency, label }) => (
        <LinkButton
          key={currency}
          href={paths.payInvoices(invoices.filter(({ due }) => due.currency === currency).map(({ id }) => id))}
        >
          {`Pay ${label} ${currency}`}
        </LinkButton>
      ))}
    </Wrap>
  </Card>
)
