import type { StoreSpecies } from '@shop/contract/constants'
import { useLocation } from 'react-router-dom'

/** The species a page is about, by its address: `/breeder/for-cats/…`. Dogs where it names none. */
export const speciesIn = (pathname: string): StoreSpecies => (pathname.split('/')[2] === 'for-cats' ? 'cat' : 'dog')

export const useSpeciesInPath = (): StoreSpecies => speciesIn(useLocation().pathname)
