import type { ProductDetail } from '@shop/contract/product'

type Evidence = Pick<ProductDetail, 'penetrance' | 'validatedBreeds'>

const penetranceCopy = {
  complete: 'Complete: every animal with the genotype in question shows it',
  incomplete: 'Incomplete: not every animal with the genotype in question shows it',
  unknown: null,
}

/** How surely the genotype shows; null where our sources do not say. */
export const penetranceText = ({ penetrance }: Pick<Evidence, 'penetrance'>): string | null =>
  penetrance && penetranceCopy[penetrance]

const most = 4

/** "Boxer, Pug and 3 more"; null where our sources name no breed. */
export function breedsText({ validatedBreeds }: Pick<Evidence, 'validatedBreeds'>): string | null {
  if (!validatedBreeds.length) return null
  const isLong = validatedBreeds.length > most + 1
  const named = isLong ? validatedBreeds.slice(0, most) : validatedBreeds
  const last = isLong ? `${validatedBreeds.length - most} more` : named.at(-1)
  const others = isLong ? named : named.slice(0, -1)
  return others.length ? `${others.join(', ')} and ${last}` : (last ?? null)
}

/** Notes of the catalogue begin in lower case; on a page they are sentences of their own. */
export const capitalised = (text: string | null): string | null => text && text.charAt(0).toUpperCase() + text.slice(1)
