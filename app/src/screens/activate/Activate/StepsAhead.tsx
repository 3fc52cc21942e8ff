import type { Activation } from '@shop/contract/activation'
import { Steps } from '@shop/design-system'
import { type FlowStep, flowSteps, pathOfStep } from '../../../data/activation-flow.ts'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const names: Record<Exclude<FlowStep, 'done'>, string> = {
  email: 'Email',
  barcode: 'Barcode',
  kit: 'Kit',
  'about-my-pet': 'Animal',
  'about-me': 'You',
  review: 'Review',
  payment: 'Payment',
}

/** How far along the activation is. Payment is a step only where something is due, done is none. */
export function StepsAhead({ step, record }: { step: FlowStep; record: Activation | null }) {
  const words = useAnimalWords()
  const hasPayment = record?.type === 'step' || Boolean(record?.due)
  const shown = flowSteps.filter(
    (each): each is keyof typeof names => each !== 'done' && (each !== 'payment' || hasPayment),
  )
  return (
    <Steps
      label="Activation"
      current={step === 'done' ? shown.length : shown.indexOf(step)}
      steps={shown.map((each) => ({ name: words(names[each]), ...(step !== 'done' && { href: pathOfStep(each) }) }))}
    />
  )
}
