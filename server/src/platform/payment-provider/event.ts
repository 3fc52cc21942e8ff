import { array, boolean, type InferType, mixed, number, object, type Schema, string, ValidationError } from 'yup'
import { isDeeper, isStorable, maxDepth, unstorableIn } from '../input/storable.ts'
import type { ProviderEvent } from './provider.ts'

/** It is genuine, and not as its provider documents it: its meaning is unknown. */
export class UnreadableEvent extends Error {}

/** A part of an event as its provider documents it. Throws `UnreadableEvent`. */
export function readAs<Shape extends Schema>(shape: Shape, value: unknown): InferType<Shape> {
  if (isDeeper(value, maxDepth)) throw new UnreadableEvent(`nested more than ${maxDepth} deep`)
  try {
    return shape.validateSync(value, { strict: true })
  } catch (error) {
    if (error instanceof ValidationError) throw new UnreadableEvent(error.message)
    throw error
  }
}

const isId = (value: unknown) => typeof value === 'string' && isStorable(value)

/** An object, or its id alone. */
export const reference = () =>
  mixed<string | { id: string }>(
    (value): value is string | { id: string } =>
      isId(value) || (typeof value === 'object' && value !== null && isId((value as { id?: unknown }).id)),
  )

const text = () => string().required().max(255)
/** In minor units, as the database stores it. */
const sum = () => number().integer().required().min(0)
const state = <State extends string>(...states: State[]) => string().oneOf(states).required()

const shapes: Record<ProviderEvent['kind'], Schema> = {
  paid: object({ checkoutId: text(), paymentRef: text(), amount: sum(), currency: text(), mandate: string().max(255) }),
  approved: object({ checkoutId: text() }),
  dispute: object({
    reference: text(),
    paymentRef: text(),
    amount: sum(),
    currency: text(),
    state: state('open', 'won', 'lost'),
  }),
  mandate: object({ mandate: text(), isOver: boolean().required() }),
  refund: object({
    paymentRef: text(),
    refunds: array(
      object({
        key: string().max(255).nullable(),
        reference: text(),
        amount: sum(),
        currency: text(),
        state: state('requested', 'done', 'failed'),
        failure: string().max(255).nullable(),
      }),
    ).required(),
  }),
}

/** An event in its documented shape, if the database can store it. Throws `UnreadableEvent`. */
export function readEvent(event: ProviderEvent): ProviderEvent {
  const [unstorable] = Object.keys(unstorableIn(event))
  if (unstorable) throw new UnreadableEvent(`${unstorable} cannot be kept`)
  readAs(shapes[event.kind], event)
  return event
}
