import type { LifeStage } from '@shop/contract/life-plan'

/** Adult weights in kilograms, as Hart et al. 2020 part dogs of mixed breed (doi 10.3389/fvets.2020.00472). */
const sizes = [
  { name: 'giant', from: 40 },
  { name: 'large', from: 30 },
  { name: 'standard', from: 20 },
  { name: 'medium', from: 10 },
  { name: 'small', from: 0 },
] as const
export type Size = (typeof sizes)[number]['name']

export const isLarge = (size: Size | null) => size === 'large' || size === 'giant'

/** Of an adult's weight in kilograms. */
const sizeOfWeight = (kg: number): Size => sizes.find(({ from }) => kg >= from)?.name ?? 'small'

/** How many whole months are between two days. */
export function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months
}

/** From this age on a weight is taken for an adult's. */
const grownAt = 12

/**
 * How large a dog is as an adult. `weighedAge` is its age in months when it was weighed, null where that is not known.
 * A growing dog's weight only shows that it is large already; else null.
 */
export function sizeOf({ kg, weighedAge }: { kg: number | null; weighedAge: number | null }): Size | null {
  if (kg === null) return null
  const size = sizeOfWeight(kg)
  return weighedAge === null || weighedAge >= grownAt || isLarge(size) ? size : null
}

/** At which age in months each stage begins; the last has no age. Large dogs grow for longer and age sooner. */
const starts: Record<'large' | 'other', Partial<Record<LifeStage, number>>> = {
  large: { puppy: 0, young_adult: 18, mature_adult: 48, senior: 84 },
  other: { puppy: 0, young_adult: 12, mature_adult: 60, senior: 108 },
}

export type StageAges = { stage: LifeStage; from: number | null; to: number | null }

/** The stages in their order with their ages in months, `to` excluded; null where a stage is not a matter of age. */
export function stagesOf(size: Size | null): StageAges[] {
  const begin = starts[isLarge(size) ? 'large' : 'other']
  const order: LifeStage[] = ['puppy', 'young_adult', 'mature_adult', 'senior', 'end_of_life']
  return order.map((stage, index) => {
    const next = order[index + 1]
    return { stage, from: begin[stage] ?? null, to: (next && begin[next]) ?? null }
  })
}

/** The stage at an age in months. The end of life cannot be derived from an age. */
export const stageAt = (months: number, size: Size | null): LifeStage =>
  stagesOf(size).findLast(({ from }) => from !== null && from <= months)?.stage ?? 'puppy'

/** The day on which a dog enters its next stage; null in the last that has an age. */
export function nextStageOn(born: Date, size: Size | null, now: Date): Date | null {
  // East of Greenwich it may be born tomorrow, in UTC.
  const months = Math.max(0, monthsBetween(born, now))
  const next = stagesOf(size).find(({ from }) => from !== null && from > months)
  if (!next?.from) return null
  return new Date(Date.UTC(born.getUTCFullYear(), born.getUTCMonth() + next.from, born.getUTCDate()))
}
