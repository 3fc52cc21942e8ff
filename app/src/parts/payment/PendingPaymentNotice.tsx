import { messages } from '@shop/contract/messages'
import { Wrap } from '@shop/design-system'
import { usePendingPayment } from '../../data/pending-payment.ts'
import { useBeside } from '../../data/use-beside.ts'
import { ContactLink, OwedAdvice, owedTitle, PayNowLink } from './Owed.tsx'

/** `PendingPaymentDialog` in the page that answers a form (code 79): it works without scripts. */
export function PendingPaymentNotice() {
  const data = useBeside(usePendingPayment())
  return (
    <>
      <p>{owedTitle(data)}</p>
      <p>{messages.pendingPaymentsText}</p>
      <OwedAdvice owed={data} />
      <Wrap gap="3" marginBlockStart="4">
        <PayNowLink />
        <ContactLink />
      </Wrap>
    </>
  )
}
