import { productTypes, species, type StoreSpecies } from '@shop/contract/constants'

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
  caution: string | null
}

/** Sex matters for X-linked and sex-limited tests, and desexing for those that depend on male hormones. */
export type TestedAnimal = { gender: 'male' | 'female'; isDesexed: boolean | null }

export const speciesOf = ({ speciesId }: Pick<TestFacts, 'speciesId'>): StoreSpecies =>
  speciesId === species.feline ? 'cat' : 'dog'

/** Whom two copies make ill, where the source restricts it: "Only males affected", "only intact males". */
export const onlyMales = /\bonly (intact )?males\b/i

/** Whether sons and daughters of one genotype differ, for another reason than the X chromosome. */
export const isSexLimited = ({ caution }: Pick<TestFacts, 'caution'>): boolean => onlyMales.test(caution ?? '')

export const isDisease = ({ typeId }: Pick<TestFacts, 'typeId'>): boolean => typeId === productTypes.disease
