import { expect, test } from 'vitest'
import {
  atRest,
  displayedOf,
  nextPayment,
  type OpenForm,
  type PaymentEvent,
  type PaymentState,
} from './payment-state.ts'

const form = { checkoutId: 'one' } as OpenForm
const nextForm = { checkoutId: 'another' } as OpenForm
const slow = { title: 'Your bank has not answered yet', text: 'Try again.' }
const declined = { title: 'Your payment did not go through', text: 'No funds.' }

const review = { step: 'review', notice: null } as const
const noticed: PaymentState = { step: 'review', notice: slow }
const refused: PaymentState = { step: 'review', notice: declined }
const typing = { step: 'form', form, declined: null } as const
const retyping: PaymentState = { step: 'form', form, declined: 'No funds.' }
const bank = { step: 'bank', form } as const

const covered = (step: 'busy' | 'placed', under: typeof review | typeof typing | typeof bank) => ({
  step,
  busy: 'starting' as const,
  under,
})
const paying = (under: typeof review | typeof typing | typeof bank): PaymentState => ({
  step: 'busy',
  busy: 'paying',
  under,
})

const states = {
  review,
  noticed,
  typing,
  retyping,
  bank,
  'busy over the review': covered('busy', review),
  'busy over the form': covered('busy', typing),
  'busy over the bank': covered('busy', bank),
  'placed over the review': covered('placed', review),
  'placed over the form': covered('placed', typing),
  'placed over the bank': covered('placed', bank),
} satisfies Record<string, PaymentState>

const events = {
  working: { type: 'working', busy: 'paying' },
  done: { type: 'done' },
  formReady: { type: 'formReady', form: nextForm },
  bankAsked: { type: 'bankAsked' },
  declined: { type: 'declined', reason: 'No funds.' },
  ended: { type: 'ended', notice: slow },
  placed: { type: 'placed' },
  closed: { type: 'closed' },
} satisfies { [Type in PaymentEvent['type']]: Extract<PaymentEvent, { type: Type }> }

type Row = Record<keyof typeof events, PaymentState | 'ignored'>

/** News of what is under way mean nothing while nothing is. */
const idle = {
  done: 'ignored',
  formReady: 'ignored',
  bankAsked: 'ignored',
  ended: 'ignored',
  placed: 'ignored',
} as const
const opened: PaymentState = { step: 'form', form: nextForm, declined: null }

const table: Record<keyof typeof states, Row> = {
  review: { ...idle, working: paying(review), declined: refused, closed: 'ignored' },
  noticed: { ...idle, working: paying(review), declined: refused, closed: 'ignored' },
  typing: { ...idle, working: paying(typing), declined: retyping, closed: review },
  retyping: { ...idle, working: paying(typing), declined: retyping, closed: refused },
  bank: { ...idle, working: paying(bank), declined: retyping, closed: review },
  'busy over the review': {
    working: paying(review),
    done: review,
    formReady: opened,
    // The dialog was closed meanwhile.
    bankAsked: review,
    declined: refused,
    ended: noticed,
    placed: covered('placed', review),
    closed: 'ignored',
  },
  'busy over the form': {
    working: paying(typing),
    done: typing,
    formReady: opened,
    bankAsked: bank,
    declined: retyping,
    ended: noticed,
    placed: covered('placed', typing),
    closed: covered('busy', review),
  },
  'busy over the bank': {
    working: paying(bank),
    done: bank,
    formReady: opened,
    bankAsked: bank,
    declined: retyping,
    ended: noticed,
    placed: covered('placed', bank),
    closed: covered('busy', review),
  },
  'placed over the review': { ...idle, working: paying(review), declined: 'ignored', closed: 'ignored' },
  'placed over the form': { ...idle, working: paying(typing), declined: 'ignored', closed: covered('placed', review) },
  'placed over the bank': { ...idle, working: paying(bank), declined: 'ignored', closed: covered('placed', review) },
}

const rows = Object.entries(table).flatMap(([name, row]) =>
  Object.entries(row).map(
    ([event, next]) => [name as keyof typeof states, event as keyof typeof events, next] as const,
  ),
)

test.each(rows)('%s, %s', (name, event, next) => {
  const state = states[name]
  const found = nextPayment(state, events[event])
  if (next === 'ignored') expect(found).toBe(state)
  else expect(found).toEqual(next)
})

test('the page and its dialog display the state, and under the overlay what it covers', () => {
  const nothing = { busy: null, payment: null, declined: null, isAtBank: false, notice: null }
  expect(displayedOf(atRest)).toEqual(nothing)
  expect(displayedOf(noticed)).toEqual({ ...nothing, notice: slow })
  expect(displayedOf(typing)).toEqual({ ...nothing, payment: form })
  expect(displayedOf(retyping)).toEqual({ ...nothing, payment: form, declined: 'No funds.', notice: declined })
  expect(displayedOf(bank)).toEqual({ ...nothing, payment: form, isAtBank: true })
  expect(displayedOf(states['busy over the bank'])).toEqual({
    ...nothing,
    busy: 'starting',
    payment: form,
    isAtBank: true,
  })
  expect(displayedOf(states['placed over the review'])).toEqual({ ...nothing, busy: 'starting' })
})

test('a payment that ended at the bank begins again at its form', () => {
  const path: PaymentEvent[] = [events.working, { type: 'ended', notice: slow }, events.working, events.formReady]
  expect(displayedOf(path.reduce(nextPayment, bank))).toMatchObject({ payment: nextForm, isAtBank: false })
})
