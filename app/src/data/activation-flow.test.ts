import type { Activation } from '@shop/contract/activation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  carriedOver,
  type Flow,
  flow,
  type FlowAction,
  flowSteps,
  newFlow,
  numberOf,
  pathOfStep,
  stepAt,
  stepBefore,
  stepInPath,
} from './activation-flow.ts'

const at = (step: number, reached = step): Flow => ({ step, reached })

test.each<[string, Flow, FlowAction, Flow]>([
  ['starts at 1, and next is the one after', newFlow, { type: 'next' }, at(2)],
  ['next goes to the step named', at(6), { type: 'next', to: 8 }, at(8)],
  ['next from an earlier step forgets nothing that was reached', at(2, 6), { type: 'next' }, at(3, 6)],
  ['next ends at the last step', at(8), { type: 'next' }, at(8)],
  ['back is the one before', at(4), { type: 'back' }, at(3, 4)],
  ['back goes to the step named', at(6), { type: 'back', to: 2 }, at(2, 6)],
  ['back to a step that was not reached goes no further', at(2, 3), { type: 'back', to: 6 }, at(3, 3)],
  ['back leads nowhere from the first', at(1, 5), { type: 'back' }, at(1, 5)],
  ['a full reset is a new flow', at(6), { type: 'reset' }, newFlow],
  ['back to the kit: what comes after is walked through again', at(6), { type: 'resetToKit' }, at(3)],
  ['who has not come to the kit stays', at(2), { type: 'resetToKit' }, at(2)],
  ['another kit begins at its barcode', at(8), { type: 'continue' }, at(2)],
])('%s', (_, before, action, after) => {
  expect(flow(before, action)).toEqual(after)
})

test('back is null at step 1, unless a step is named', () => {
  expect(stepBefore(1)).toBeNull()
  expect(stepBefore(1, 4)).toBe(4)
  expect(stepBefore(2)).toBe(1)
})

const aStep = fc.integer({ min: 1, max: flowSteps.length })
const aFlow = fc.tuple(aStep, aStep).map(([one, other]) => at(Math.min(one, other), Math.max(one, other)))
const anyTo = fc.option(fc.integer({ min: -20, max: 20 }), { nil: undefined })
const anAction: fc.Arbitrary<FlowAction> = fc.oneof(
  fc.record({ type: fc.constant('next' as const), to: anyTo }),
  fc.record({ type: fc.constant('back' as const), to: anyTo }),
  fc.constantFrom<FlowAction>({ type: 'reset' }, { type: 'resetToKit' }, { type: 'continue' }),
)

test('whatever is pressed: never below the first step, above the last, or beyond what was reached', () => {
  fc.assert(
    fc.property(fc.array(anAction, { maxLength: 30 }), (actions) => {
      const { step, reached } = actions.reduce(flow, newFlow)
      expect(step).toBeGreaterThanOrEqual(1)
      expect(step).toBeLessThanOrEqual(reached)
      expect(reached).toBeLessThanOrEqual(flowSteps.length)
    }),
  )
})

test('next and then back is where one was, but at the end', () => {
  fc.assert(
    fc.property(aFlow, (before) => {
      fc.pre(before.step < flowSteps.length)
      const there = flow(before, { type: 'next' })
      expect(flow(there, { type: 'back' }).step).toBe(before.step)
      expect(flow(there, { type: 'back' }).reached).toBe(there.reached)
    }),
  )
})

test('a reset twice is a reset once', () => {
  fc.assert(
    fc.property(aFlow, fc.constantFrom('reset' as const, 'resetToKit' as const), (before, type) => {
      const once = flow(before, { type })
      expect(flow(once, { type })).toEqual(once)
    }),
  )
})

const record = {
  id: 'c0ffee00-0000-4000-8000-000000000801',
  email: 'owner@example.com',
  type: 'redeem',
  barcodes: ['KP4827193321'],
  kit: { isPrepaid: true },
  pet: { petName: 'Biscuit' },
  person: { firstName: 'Sam' },
  payment: { method: 'C' },
  due: null,
  isPaid: true,
  isActivated: false,
} as unknown as Activation

const plainKit = { isPrepaid: false } as Activation['kit']

test('continuing clears payment, pet and kit, and leaves the person (activate-2)', () => {
  expect(carriedOver(record)).toEqual({ email: record.email, person: record.person })
  expect(carriedOver({ email: record.email })).toEqual({ email: record.email })
})

const { person: _person, ...withoutPerson } = record
const { pet: _pet, ...withoutPet } = withoutPerson
const all = flowSteps.length
test.each<[string, Parameters<typeof stepAt>, ReturnType<typeof stepAt>]>([
  ['nothing has begun', ['review', null, all], 'email'],
  ['no barcode yet', ['review', { ...withoutPet, barcodes: undefined }, all], 'barcode'],
  ['a plain swab without a kit', ['review', { ...record, kit: plainKit }, all], 'kit'],
  ['a swab without its test', ['review', { ...record, type: 'step' }, all], 'kit'],
  ['no pet yet', ['done', withoutPet, all], 'about-my-pet'],
  ['no person yet', ['done', withoutPerson, all], 'about-me'],
  ['nothing is due: there is no payment', ['payment', record, all], 'review'],
  ['something is due', ['payment', { ...record, due: { amount: 5, currency: 'USD', label: '$5' } }, all], 'payment'],
  ['an earlier step is always open', ['barcode', record, 6], 'barcode'],
  ['this browser came only to the kit', ['review', record, 3], 'kit'],
  ['it is activated', ['payment', { ...record, isActivated: true }, 2], 'done'],
  ['it is activated, and another one begins', ['email', { ...record, isActivated: true }, all], 'email'],
])('which step is shown: %s', (_, given, step) => {
  expect(stepAt(...given)).toBe(step)
})

test('every step has its own address (activate-5)', () => {
  expect(flowSteps.map((step) => stepInPath(pathOfStep(step)))).toEqual(flowSteps)
  expect(new Set(flowSteps.map(pathOfStep)).size).toBe(flowSteps.length)
  expect(stepInPath('/activate/')).toBe('email')
  expect(stepInPath('/activate/kit/')).toBe('kit')
  expect(stepInPath('/activate/nonsense')).toBe('email')
  expect(numberOf('email')).toBe(1)
})
