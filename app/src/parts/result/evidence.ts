import type { ProductDetail } from '@shop/contract/product'

type Evidence = Pick<ProductDetail, 'penetrance' | 'validatedBreeds'>

const penetranceCopy = {
  complete: 'Complete, as our sources describe it',
  incomplete: 'Incomplete: not every animal that could show it does',
  unknown: null,
}

/** How surely the genotype shows; null where our sources do not state it. */
export const penetranceText = ({ penetrance }: Pick<Evidence, 'penetrance'>): string | null =>
  penetrance && penetranceCopy[penetrance]

const most = 4
const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Boxer, Pug and 3 more"; null where our sources name no breed. */
export function breedsText({ validatedBreeds }: Pick<Evidence, 'validatedBreeds'>): string | null {
  if (!validatedBreeds.length) return null
  const isLong = validatedBreeds.length > most + 1
  return listFormat.format(
    isLong ? [...validatedBreeds.slice(0, most), `${validatedBreeds.length - most} more`] : validatedBreeds,
  )
}

/** Notes of the catalogue begin in lower case; on a page they are sentences of their own. */
export const capitalised = (text: string | null): string | null => text && text.charAt(0).toUpperCase() + text.slice(1)
