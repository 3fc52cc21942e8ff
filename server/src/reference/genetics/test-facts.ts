import { productTypes, species, type StoreSpecies } from '@shop/contract/constants'
import type { CopyEffect, Penetrance, ShownBy } from '@shop/contract/verdict'

/** What a verdict depends on besides the genotype: the test as the catalogue has it. */
export type TestFacts = {
  name: string
  typeId: number
  /** Null where a product serves both species. */
  speciesId: number | null
  gene: string | null
  variant: string | null
  modeOfInheritance: string | null
  alleles: string[]
  /** The normal allele of each locus; empty where the test reads no genotype. */
  normalAlleles: string[]
  penetrance: Penetrance | null
  oneCopy: CopyEffect | null
  twoCopies: CopyEffect | null
  /** Null where sex does not matter. */
  shownBy: ShownBy | null
  caution: string | null
  /** What a litter of two parents with the variant may suffer. */
  twoCopyWarning: string | null
}

/** Sex matters for X-linked and sex-limited tests, and desexing for those that depend on male hormones. */
export type TestedAnimal = { gender: 'male' | 'female'; isDesexed: boolean | null }

export const speciesOf = ({ speciesId }: Pick<TestFacts, 'speciesId'>): StoreSpecies =>
  speciesId === species.feline ? 'cat' : 'dog'

/** False where such an animal does not show the variant, whatever its genotype. */
export const canShow = ({ shownBy }: Pick<TestFacts, 'shownBy'>, { gender, isDesexed }: TestedAnimal): boolean =>
  !shownBy || (gender === 'male' && !(shownBy === 'intact_males' && isDesexed))

export const isDisease = ({ typeId }: Pick<TestFacts, 'typeId'>): boolean => typeId === productTypes.disease
