import { currencyOf, formatMoney } from '@shop/contract/money'
import { Table } from '@shop/design-system'
import { delivery } from '../../content/delivery.ts'

type Country = (typeof delivery)[number]

const post = ({ code, posts }: Country, name: string) => {
  const found = posts.find((one) => one.name === name)
  if (!found) return null
  const currency = currencyOf(code)
  return (
    <>
      {found.minDays} to {found.maxDays} working days
      <br />
      {formatMoney(found.amount, currency, code)} {currency}
    </>
  )
}

/** Where the shop's parcels go, how long they take, and what they cost in the country's own currency. */
export const DeliveryTable = () => (
  <div className="wide">
    <Table
      caption="Delivery by country"
      isCaptionHidden
      columns={[
        { key: 'country', label: 'To', isRowHeader: true, cell: ({ country }) => country },
        { key: 'standard', label: 'Standard post', cell: (row) => post(row, 'Standard post') },
        { key: 'express', label: 'Express post', cell: (row) => post(row, 'Express post') },
      ]}
      rows={delivery}
      rowKey={({ code }) => code}
    />
  </div>
)
