import { shippingCountries } from '@shop/contract/constants'
import { delivery, type Post } from '@shop/contract/delivery'
import { formatMoney } from '@shop/contract/money'
import { type PostedToCode, postedTo } from '@shop/contract/posted-to'
import { Table } from '@shop/design-system'

const post = (code: PostedToCode, { days: [min, max], amounts }: Post) => {
  const { currency } = postedTo[code]
  return (
    <>
      {min} to {max} working days
      <br />
      {formatMoney(amounts[currency], currency, code)} {currency}
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
        { key: 'country', label: 'To', isRowHeader: true, cell: (code) => postedTo[code].name },
        { key: 'standard', label: 'Standard post', cell: (code) => post(code, delivery[code].standard) },
        { key: 'express', label: 'Express post', cell: (code) => post(code, delivery[code].express) },
      ]}
      rows={shippingCountries}
      rowKey={(code) => code}
    />
  </div>
)
