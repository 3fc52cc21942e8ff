import { Callout, DescriptionList } from '@shop/design-system'
import { brand } from '../../brand.ts'

/** What to write on a bank transfer. */
export const TransferDetails = ({
  amount,
  reference,
  title = 'Please transfer',
}: {
  amount: { label: string; currency: string }
  reference: string
  title?: string
}) => (
  <Callout title={title}>
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
