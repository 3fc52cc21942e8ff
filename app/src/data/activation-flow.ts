import type { Activation } from '@shop/contract/activation'
import { type ActivationStep, activationSteps, paths } from '../paths.ts'

export type FlowStep = 'email' | ActivationStep
/** The steps in their order; they are numbered from 1 (activate-1). */
export const flowSteps: readonly FlowStep[] = ['email', ...activationSteps]

const first = 1
const last = flowSteps.length
export const numberOf = (step: FlowStep): number => flowSteps.indexOf(step) + 1
export const stepOf = (number: number): FlowStep => flowSteps[number - 1] ?? 'email'
const kitStep = numberOf('kit')

/** Where somebody is in the flow, and how far they have come. Numbers of steps. */
export type Flow = { step: number; reached: number }
export const newFlow: Flow = { step: first, reached: first }

export type FlowAction =
  /** To the step named, else to the one after this. */
  | { type: 'next'; to?: number }
  /** To the step named, else to the one before this; nowhere from the first. */
  | { type: 'back'; to?: number }
  | { type: 'reset' }
  /** Back to where the kit is entered: the email address and the barcodes stay. */
  | { type: 'resetToKit' }
  /** On to another kit of the same person, whose email address is known. */
  | { type: 'continue' }

const within = (step: number) => Math.min(last, Math.max(first, Math.trunc(step)))

/** The step that "back" leads to: the one named, else the one before; null at step 1. */
export const stepBefore = (step: number, to?: number): number | null => to ?? (step > first ? step - 1 : null)

/** The numbered flow of an activation (activate-1, activate-2). Never below its first step nor beyond its last. */
export function flow({ step, reached }: Flow, action: FlowAction): Flow {
  switch (action.type) {
    case 'next': {
      const next = within(action.to ?? step + 1)
      return { step: next, reached: Math.max(reached, next) }
    }
    case 'back':
      return { step: Math.min(reached, within(stepBefore(step, action.to) ?? step)), reached }
    case 'reset':
      return newFlow
    case 'resetToKit':
      return reached < kitStep ? { step, reached } : { step: kitStep, reached: kitStep }
    case 'continue':
      return { step: first + 1, reached: first + 1 }
  }
}

/** What another kit's activation begins with. Payment and pet belong to the kit before, as do its tests (activate-2). */
export const carriedOver = ({ email, person }: Partial<Activation>): Pick<Partial<Activation>, 'email' | 'person'> => ({
  ...(email && { email }),
  ...(person && { person }),
})

const isKitChosen = ({ kit, selectedProduct, type }: Activation) =>
  type === 'step' ? selectedProduct !== undefined : kit?.isPrepaid === true

/** The last step that the record has everything for. */
function openStep(record: Activation | null): FlowStep {
  if (!record) return 'email'
  if (record.isActivated) return 'done'
  if (!record.barcodes?.length) return 'barcode'
  if (!isKitChosen(record)) return 'kit'
  if (!record.pet) return 'about-my-pet'
  if (!record.person) return 'about-me'
  return record.due ? 'payment' : 'review'
}

/**
 * The step to show for the one an address names: none before the earlier ones are done, and none that this browser has
 * not reached. A finished activation has only its last step; its first begins another.
 */
export function stepAt(requested: FlowStep, record: Activation | null, reached: number): FlowStep {
  if (record?.isActivated) return requested === 'email' ? 'email' : 'done'
  return stepOf(Math.min(numberOf(requested), reached, numberOf(openStep(record))))
}

/** The step an address names. */
export const stepInPath = (pathname: string): FlowStep =>
  activationSteps.find((step) => paths.activateStep(step) === pathname.replace(/(?<!\/)\/+$/, '')) ?? 'email'

export const pathOfStep = (step: FlowStep): string => (step === 'email' ? paths.activate : paths.activateStep(step))
