import { productTypes, type StoreSpecies } from '@shop/contract/constants'
import { speciesOf, type TestFacts } from './test-facts.ts'

/** The genes of a coat's colour and pattern among those that the catalogue's traits read; length and texture are others. */
const genes: Record<StoreSpecies, readonly string[]> = {
  dog: ['ASIP', 'CBD103', 'HPS3', 'MC1R', 'MFSD12', 'MITF', 'MLPH', 'PMEL', 'PSMB7', 'RALY', 'SLC45A2', 'TYRP1'],
  cat: ['ARHGAP36', 'ASIP', 'CORIN', 'DKK4', 'KIT', 'LVRN', 'MC1R', 'MLPH', 'TYR', 'TYRP1'],
}

export const isCoatColour = (facts: Pick<TestFacts, 'typeId' | 'speciesId' | 'gene'>): boolean =>
  facts.typeId === productTypes.trait && genes[speciesOf(facts)].includes(facts.gene ?? '')
