import type { Currency } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { Callout, chakra, type Description, DescriptionList, IconButton } from '@shop/design-system'
import { Copy } from 'lucide-react'
import { useBankAccount } from '../../data/bank-transfer.ts'
import { useSettings } from '../../data/settings.tsx'
import { copyText } from '../page/CopyButton.tsx'

type TransferDetailsProps = {
  amount: { amount: number; label: string; currency: Currency }
  reference: string
  /** Until when it is waited for. */
  expiresAt?: string | null
  title?: string
}

/** What to write on a bank transfer, each part to copy. Nothing where the shop takes none in this currency. */
export function TransferDetails({ amount, reference, expiresAt, title = 'Please transfer' }: TransferDetailsProps) {
  const { country } = useSettings()
  const { data: account, error } = useBankAccount(amount.currency)
  if (error?.status === 404) return null
  const fact = (term: string, text: string, copied = text, isMono = true): Description => ({
    term,
    isMono,
    description: <Copied term={term} text={text} copied={copied} />,
  })
  return (
    <Callout title={title}>
      <DescriptionList
        layout="inline"
        items={[
          fact('Amount', `${amount.label} ${amount.currency}`, amount.amount.toFixed(2), false),
          fact('Reference', reference),
          ...(account
            ? [
                fact('To', account.holder, account.holder, false),
                { term: 'Bank', description: account.bank },
                ...account.details.map(({ label, value }) => fact(label, value)),
              ]
            : []),
          { term: 'Until', description: expiresAt && formatDate(expiresAt, country) },
        ]}
      />
      <chakra.p marginTop="3" textStyle="small" color="ink2">
        {account?.isTest
          ? 'This account is made up: please transfer nothing.'
          : 'Please use this exact reference, so we know what your transfer is for.'}
      </chakra.p>
    </Callout>
  )
}

const Copied = ({ term, text, copied }: { term: string; text: string; copied: string }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="1" maxWidth="full" overflowWrap="anywhere">
    {text}
    <chakra.span _print={{ display: 'none' }}>
      <IconButton
        size="sm"
        label={`Copy: ${term}`}
        icon={<Copy aria-hidden size={16} />}
        onClick={() => void copyText(copied)}
      />
    </chakra.span>
  </chakra.span>
)
