import type { DueOrder } from '@shop/contract/pending-payment'
import { Card, LinkButton, Wrap } from '@shop/design-system'
import { paths } from '../../../paths.ts'

type ChooseCurrencyProps = { orders: DueOrder[]; amounts: DueOrder['due'][] }

/** One payment takes one currency: a way on for each. */
export const ChooseCurrency = ({ orders, amounts }: ChooseCurrencyProps) => (
  <Card size="lg">
    <p>These are in different currencies. Please pay one after the other: this page leads you on.</p>
    <Wrap gap="3" marginTop="5">
      {amounts.map(({ currency, label }) => (
        <LinkButton
          key={currency}
          href={paths.payInvoices(orders.filter(({ due }) => due.currency === currency).map(({ number }) => number))}
        >
          {`Pay ${label} ${currency}`}
        </LinkButton>
      ))}
    </Wrap>
  </Card>
)
