import type { BreedShare } from '@shop/contract/animal'
import type { Share } from '@shop/design-system'

/** Breeds as the chart takes them: the largest first, what is not assigned last. */
export const sharesOf = (breeds: readonly BreedShare[]): Share[] =>
  breeds
    .toSorted((a, b) => Number(a.breed === null) - Number(b.breed === null) || b.percent - a.percent)
    .map(({ breed, percent }) =>
      breed ? { name: breed.name, percent } : { name: 'Not assigned', percent, isUnassigned: true },
    )

/** "42%", "0.5%": no more digits than the estimate has. */
export const shareText = (percent: number) => `${Math.round(percent * 10) / 10}%`

/** The chart as text. */
export const sharesLabel = (shares: readonly Share[]) =>
  shares.map(({ name, percent }) => `${name} ${shareText(percent)}`).join(', ')

/** The finding of a breed estimate. */
export function breedFinding(shares: readonly Share[], petName: string): string {
  const [first, second] = shares.filter(({ isUnassigned }) => !isUnassigned)
  if (!first) return `${petName}’s breeds could not be told`
  if (!second && first.percent > 95) return `${petName} is ${first.name}`
  if (first.percent > 50) return `${petName} is mostly ${first.name}`
  return second ? `${petName} is part ${first.name}, part ${second.name}` : `${petName} is part ${first.name}`
}
