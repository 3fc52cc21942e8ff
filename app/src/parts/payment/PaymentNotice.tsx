import { Button, Callout, chakra } from '@shop/design-system'
import type { usePayment } from './use-payment.ts'

/** What became of the last try to pay, above the button that tries again. */
export const PaymentNotice = ({ notice, recheck }: Pick<ReturnType<typeof usePayment>, 'notice' | 'recheck'>) => (
  <div role="status">
    {notice && (
      <Callout tone={notice.canCheck ? 'caution' : 'warning'} title={notice.title}>
        <p>{notice.text}</p>
        {notice.canCheck && (
          <chakra.div marginTop="3">
            <Button size="sm" variant="outline" onClick={() => void recheck()}>
              Check again
            </Button>
          </chakra.div>
        )}
      </Callout>
    )}
  </div>
)
