import type { Activation } from '@shop/contract/activation'
import type { FlowStep } from '../../../data/activation-flow.ts'

export type StepProps = {
  /** The activation as far as it has come. */
  record: Activation
  /** On to the next step, or to the one named. */
  onNext: (to?: FlowStep) => void
  onBack: () => void
}
