import { inSentence } from '@shop/contract/country-name'

/** The copy of the directories' maps and of lists by distance. */
export const mapCopy = {
  help: (country: string) =>
    `Choose a number to see who is nearest in ${inSentence(country)}. Places by GeoNames and Natural Earth.`,
  pinName: ({ name, others }: { name: string; others: number }) => (others ? `${name} and around` : name),
  nearest: (near: string) => `nearest to ${near} first`,
  everywhere: 'Show all',
}

/** Where people reckon in miles. */
const inMiles = new Set(['US', 'GB', 'LR', 'MM'])

/** How far away an entry is, in its country's unit: "35 miles away". */
export function distanceText(kilometres: number, country: string): string {
  const isInMiles = inMiles.has(country)
  const length = Math.round(isInMiles ? kilometres * 0.621371 : kilometres)
  if (length === 0) return 'In this town'
  const unit = isInMiles ? (length === 1 ? 'mile' : 'miles') : 'km'
  return `${length.toLocaleString('en-US')} ${unit} away`
}
