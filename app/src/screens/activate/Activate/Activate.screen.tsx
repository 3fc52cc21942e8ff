import type { Activation } from '@shop/contract/activation'
import { Card } from '@shop/design-system'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useActivation, useActivationActions } from '../../../data/activation.ts'
import {
  type FlowAction,
  type FlowStep,
  numberOf,
  pathOfStep,
  stepAt,
  stepInPath,
  stepOf,
} from '../../../data/activation-flow.ts'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { ActivateLayout, ActivateLoading } from './ActivateLayout.tsx'
import { BarcodeStep } from './BarcodeStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { dropDrafts } from './drafts.ts'
import { EmailStep } from './EmailStep.tsx'
import { KitStep } from './KitStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { PersonStep } from './PersonStep.tsx'
import { PetStep } from './PetStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StartAgain } from './StartAgain.tsx'
import { StepAside } from './StepAside.tsx'
import { StepsAhead } from './StepsAhead.tsx'
import type { StepProps } from './step-props.ts'

const screens: Record<Exclude<FlowStep, 'email'>, (props: StepProps) => React.ReactNode> = {
  barcode: BarcodeStep,
  kit: KitStep,
  'about-my-pet': PetStep,
  'about-me': PersonStep,
  review: ReviewStep,
  payment: PaymentStep,
  done: DoneStep,
}

/** A kit's activation in steps, each with its own address: back, reload and a second tab find what was entered. */
export function Activate() {
  const requested = stepInPath(useLocation().pathname)
  const { activation, reached, isLost, error, isValidating, retry } = useActivation()
  // The first step needs nothing from anywhere: it is there at once, from the server too.
  const isReady = activation !== undefined || (requested === 'email' && !error)
  return (
    <ActivateLayout>
      {isReady ? (
        <Open
          requested={requested}
          activation={activation ?? null}
          isKnown={activation !== undefined}
          {...{ reached, isLost }}
        />
      ) : (
        <>
          <PageTitle title="Activate kit" />
          {error ? <FailedState error={error} onRetry={retry} isRetrying={isValidating} /> : <ActivateLoading />}
        </>
      )}
    </ActivateLayout>
  )
}

type OpenProps = {
  requested: FlowStep
  activation: Activation | null
  /** False while nobody knows yet whether one was begun. */
  isKnown: boolean
  reached: number
  isLost: boolean
}

function Open({ requested, activation, isKnown, reached, isLost }: OpenProps) {
  const navigate = useNavigate()
  const { move } = useActivationActions()
  const step = stepAt(requested, activation, reached)
  // A finished activation is no part of the one that begins.
  const record = step === 'email' && activation?.isActivated ? null : activation

  // An address of a step that cannot be reached yet is replaced by that of the current one.
  useEffect(() => {
    if (isKnown && requested !== step) void navigate(pathOfStep(step), { replace: true })
  }, [requested, step, isKnown, navigate])

  const go = (action: FlowAction) => {
    const to = stepOf(move(numberOf(step), action))
    // There is no way back to what was started again, or is finished.
    const isOver = to === 'done' || (action.type !== 'next' && action.type !== 'back')
    void navigate(pathOfStep(to), { replace: isOver })
  }
  const onNext = (to?: FlowStep) => go({ type: 'next', to: to && numberOf(to) })
  const onReset = () => {
    dropDrafts()
    go({ type: 'reset' })
  }
  const Step = step === 'email' ? null : screens[step]
  return (
    <>
      <div className="activate-steps">
        <StepsAhead step={step} record={record} />
      </div>
      <div className="activate-body">
        <div>
          <Card size="lg">
            {Step && record ? (
              <Step record={record} onNext={onNext} onBack={() => go({ type: 'back' })} />
            ) : (
              <EmailStep key={record?.id ?? 'new'} record={record} isLost={isLost} onNext={onNext} />
            )}
          </Card>
          {record && step !== 'email' && step !== 'done' && (
            <div className="activate-again">
              <StartAgain
                hasKit={reached > numberOf('kit')}
                onReset={onReset}
                onResetToKit={() => go({ type: 'resetToKit' })}
              />
            </div>
          )}
        </div>
        <StepAside step={step} record={record} />
      </div>
    </>
  )
}
