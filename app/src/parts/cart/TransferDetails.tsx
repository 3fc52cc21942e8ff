import { Callout, DescriptionList } from '@shop/design-system'
import { brand } from '../../brand.ts'

/** What to write on a bank transfer. */
export const TransferDetails = ({
  amount,
  reference,
}: {
  amount: { label: string; currency: string }
  reference: string
}) => (
  <Callout title="Please transfer">
    <DescriptionList
      layout="inline"
      items={[
        { term: 'Amount', description: `${amount.label} ${amount.currency}` },
        { term: 'Reference', description: reference, isMono: true },
        { term: 'To', description: brand.bank.accountName },
        { term: 'Bank', description: brand.bank.name },
        { term: 'Account', description: brand.bank.account, isMono: true },
      ]}
    />
  </Callout>
)
