import type { Activation, ActivationBody } from '@shop/contract/activation'
import { Callout, SkeletonGroup, SkeletonText, toaster } from '@shop/design-system'
import { useState } from 'react'
import { useActivationActions, useActivationCart } from '../../../data/activation.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { PayDue } from './PayDue.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { StepProps } from './step-props.ts'
import { showFailure } from '../../../parts/failure/show-failure.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

/** What is due, and paying it; the kit is activated in the same breath. */
export function PaymentStep({ record, onNext, onBack }: StepProps) {
  const { activate, refresh } = useActivationActions()
  const cart = useActivationCart(record.cartSessionId)
  const words = useAnimalWords()
  const [isActivating, setActivating] = useState(false)

  /** The money is in. Should the rest fail, the review shows that nothing is due any more, and activates it. */
  const finish = async (payment: ActivationBody['payment']) => {
    setActivating(true)
    try {
      await activate(record, payment)
      onNext('done')
    } catch (failure) {
      toaster.info('Your payment is in')
      showFailure(failure)
      await refresh(record).catch(() => {})
      setActivating(false)
    }
  }
  return (
    <>
      <StepHeading name="Payment" lead="You are only charged once.">
        {titleOf(record, words('your animal'))}
      </StepHeading>
      {!record.cartSessionId ? (
        <Callout title="Your payment is on its way">
          As soon as it has arrived you can activate your kit here. We write to {record.email} when it has.
        </Callout>
      ) : cart.error ? (
        <FailedState
          headingLevel={2}
          error={cart.error}
          onRetry={() => void cart.mutate()}
          isRetrying={cart.isValidating}
        />
      ) : cart.data ? (
        <PayDue
          record={record}
          cart={cart.data}
          isActivating={isActivating}
          onPaid={(payment) => void finish(payment)}
          onStale={() => {
            void cart.mutate()
            void refresh(record).catch(() => {})
          }}
          onBack={onBack}
        />
      ) : (
        <SkeletonGroup label="Fetching what is due">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
    </>
  )
}

const titleOf = ({ due, pet }: Activation, unnamed: string) =>
  `${due?.label ?? 'Payment'} for ${pet?.petName ?? unnamed}’s tests`
