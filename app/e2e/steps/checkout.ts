import type { Visitor } from './visitor.ts'

export type Person = { first: string; last: string }
export type Place = { country: string; city: string; postcode: string; state?: string }

export const testCard = '4242 4242 4242 4242'

export const dana: Person = { first: 'Dana', last: 'Whitcombe' }
export const ithaca: Place = { country: 'US', city: 'Ithaca', postcode: '14850', state: 'NY' }

/** Fills in the address form that is open. */
export async function fillAddress(visitor: Visitor, { first, last }: Person, place: Place = ithaca) {
  await visitor.choose(/^Country/, place.country)
  for (const [label, value] of [
    [/^First name/, first],
    [/^Last name/, last],
    [/^Address/, '12 Orchard Lane'],
    [/^City/, place.city],
    [/^(Postcode|ZIP code)/, place.postcode],
  ] as const)
    await visitor.fill(label, value)
  if (place.state) await visitor.choose(/^State/, place.state)
}

/** Fills in the card of the test shop, in the dialog that is open. */
export async function fillCard(visitor: Visitor, number: string, { first, last }: Person = dana) {
  for (const [label, value] of [
    [/^Name on the card/, `${first} ${last}`],
    [/^Card number/, number],
    [/^Month/, '12'],
    [/^Year/, '2030'],
    [/^Security code/, '123'],
  ] as const)
    await visitor.fill(label, value)
}
