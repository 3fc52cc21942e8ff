import { messages } from '@shop/contract/messages'
import type { PendingPayment } from '@shop/contract/pending-payment'
import { Button, chakra, Dialog, LinkButton, Spinner } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { usePendingPayment } from '../../data/pending-payment.ts'
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
const titleOf = (owed: PendingPayment | undefined) =>
  `${messages.pendingPaymentsTitle.replace('$', '')}${owed && !owed.others.length ? owed.amount.label : ''}`.trim()

/** Why no new order can be made, and how much is owed, a line for each currency (cart-2, code 79). */
export function PendingPaymentDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { data, error } = usePendingPayment()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={titleOf(data)}
      description={messages.pendingPaymentsText}
      actions={
        <>
          <LinkButton variant="outline" href={`mailto:${brand.email}`}>
            Contact {brand.name}
          </LinkButton>
          <Button variant="outline" onClick={onClose}>
            Back to my cart
          </Button>
          <LinkButton href={paths.payInvoices()} onClick={onClose}>
            Pay now
          </LinkButton>
        </>
      }
    >
      <p>{messages.pendingPaymentsAdvice.replace('{provider}', brand.name)}</p>
      {data && data.others.length > 0 && (
        <Sums aria-label="To pay">
          {[data.amount, ...data.others].map(({ currency, label }) => (
            <li key={currency}>
              {label} <span>{currency}</span>
            </li>
          ))}
        </Sums>
      )}
      {!data && !error && <Spinner size="sm" />}
    </Dialog>
  )
}
