import { messages } from '@shop/contract/messages'
import type { PendingPayment } from '@shop/contract/pending-payment'
import { chakra, LinkButton } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { paths } from '../../paths.ts'

const Sums = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginBlockStart: '4',
    listStyleType: 'none',
    textStyle: 'price',
    '& span': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'medium', color: 'ink2' },
  },
})

/** SPEC's title ends in a dollar sign: it means the sign of the currency that is owed. */
export const owedTitle = (owed: PendingPayment | undefined) =>
  `${messages.pendingPaymentsTitle.replace('$', '')}${owed && !owed.others.length ? owed.amount.label : ''}`.trim()

/** What to do about it, and how much is owed, a line for each currency where there are several. */
export const OwedAdvice = ({ owed }: { owed: PendingPayment | undefined }) => (
  <>
    <p>{messages.pendingPaymentsAdvice.replace('{provider}', brand.name)}</p>
    {owed && owed.others.length > 0 && (
      <Sums aria-label="To pay">
        {[owed.amount, ...owed.others].map(({ currency, label }) => (
          <li key={currency}>
            {label} <span>{currency}</span>
          </li>
        ))}
      </Sums>
    )}
  </>
)

export const ContactLink = () => (
  <LinkButton variant="outline" href={`mailto:${brand.email}`}>
    Contact {brand.name}
  </LinkButton>
)
export const PayNowLink = ({ onClick }: { onClick?: () => void }) => (
  <LinkButton href={paths.payInvoices()} onClick={onClick}>
    Pay now
  </LinkButton>
)
