import { formatDate } from '@shop/contract/dates'
import type { LineParcel, LineProgress, LineState } from '@shop/contract/line-progress'
import { spell } from '@shop/contract/spelling'
import { paths } from '../../paths.ts'

type Tone = 'clear' | 'carrier' | 'affected' | 'neutral'

const states: Record<LineState, { text: string; tone: Tone }> = {
  unpaid: { text: 'Waiting for the payment', tone: 'neutral' },
  packing: { text: 'We are packing it', tone: 'neutral' },
  posted: { text: 'On its way to you', tone: 'neutral' },
  sent: { text: 'Sent', tone: 'clear' },
  unactivated: { text: 'Waiting to be activated', tone: 'carrier' },
  awaiting_swab: { text: 'Waiting for the swab', tone: 'carrier' },
  laboratory: { text: 'In the laboratory', tone: 'neutral' },
  reported: { text: 'Results are out', tone: 'clear' },
  plan_ready: { text: 'The plan is ready', tone: 'clear' },
  gift_scheduled: { text: 'Scheduled', tone: 'neutral' },
  gift_sent: { text: 'Sent', tone: 'clear' },
  gift_void: { text: 'Cancelled', tone: 'neutral' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  undeliverable: { text: 'Cannot be delivered', tone: 'affected' },
  refunded: { text: 'Refunded', tone: 'neutral' },
}
const activated: readonly LineState[] = ['awaiting_swab', 'laboratory', 'reported', 'plan_ready']

const sumOf = (counts: LineProgress['counts'], among?: readonly LineState[]) =>
  counts.reduce((sum, { state, count }) => sum + (!among || among.includes(state) ? count : 0), 0)

/** Where a line is, in a few words: "In the laboratory", "On its way to you, all 2", "2 of 5 activated, 1 with results". */
export function progressText(progress: LineProgress, country: string): string {
  const [text, all] = placeOf(progress, country)
  return all > 1 ? `${text}, all ${all}` : text
}

/** The words for where a line is, and of how many pieces alike they are true where that is not in them. */
function placeOf({ state, counts, addedAt, mailedAt }: LineProgress, country: string): [text: string, all: number] {
  if (state === 'refunded') return [states.refunded.text, 1]
  const all = sumOf(counts) - sumOf(counts, ['refunded'])
  const done = sumOf(counts, activated)
  if (all > 1 && done > 0) {
    const reported = sumOf(counts, ['reported'])
    return [`${done} of ${all} activated${reported ? `, ${reported} with results` : ''}`, 1]
  }
  if (state === 'gift_scheduled' && mailedAt) return [`Goes out on ${formatDate(mailedAt, country)}`, 1]
  if (state === 'gift_sent' && mailedAt) return [`Mailed on ${formatDate(mailedAt, country)}`, 1]
  const packing = sumOf(counts, ['packing'])
  if (packing > 0 && packing < all) return [`${all - packing} of ${all} sent, we are packing the rest`, 1]
  if (state === 'laboratory' && addedAt) return [`Added ${formatDate(addedAt, country)}, in the laboratory`, 1]
  return [spell(states[state].text, country), all]
}

/** How much of a line went back, besides where it is; null where that includes it already. */
export const refundedText = ({ state, refunded }: LineProgress, quantity: number): string | null => {
  if (!refunded || state === 'refunded') return null
  return refunded < quantity ? `${refunded} of ${quantity} refunded` : 'Refunded'
}

export const progressTone = ({ state }: LineProgress): Tone => states[state].tone

/** The customer's next step; null where there is nothing to do but wait. */
export function nextStep({ state, barcode, animal }: LineProgress): { label: string; href: string } | null {
  if (state === 'posted' && barcode) return { label: 'Follow the sample', href: paths.trackSample(barcode) }
  if (state === 'posted' || state === 'unactivated') return { label: 'Activate it', href: paths.activate }
  if (state === 'plan_ready' && animal)
    return { label: `Read ${animal.petName}’s life plan`, href: paths.animalPage(animal.id, 'life-plan') }
  if (state === 'reported' && animal) return { label: `See ${animal.petName}’s results`, href: paths.animal(animal.id) }
  if ((state === 'awaiting_swab' || state === 'laboratory' || state === 'reported') && barcode)
    return { label: 'Follow the sample', href: paths.trackSample(barcode) }
  return null
}

/** What an order of several lines is doing, each state once: "In the laboratory · Results are out". */
export const orderText = (progress: readonly LineProgress[], country: string): string =>
  [...new Set(progress.map((line) => placeOf(line, country)[0]))].join(' · ')

/** While something of it may be in the post. */
const travelling: readonly LineState[] = ['packing', 'posted', 'sent', 'unactivated']

/** The parcels that the customer still waits for: not those of kits that were activated or read. */
export const parcelsOf = ({ counts, parcels }: LineProgress): LineParcel[] =>
  counts.some(({ state }) => travelling.includes(state)) ? parcels : []

/** Of all lines, each parcel once. */
export const parcelsOfOrder = (progress: readonly LineProgress[]): LineParcel[] => [
  ...new Map(progress.flatMap(parcelsOf).map((parcel) => [parcel.number, parcel])).values(),
]
