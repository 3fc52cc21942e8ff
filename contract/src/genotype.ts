/** The modes of inheritance a genotype can be given for without naming a test. */
export const strategyModes = [
  'autosomal_recessive',
  'autosomal_dominant',
  'autosomal_incomplete_dominant',
  'x_linked',
] as const
export type StrategyMode = (typeof strategyModes)[number]

/** How many tests the breeding strategy crosses at once. */
export const mostStrategyTests = 16

/** Offspring apart, where a gene on the X chromosome or a disease of males alone makes a difference. */
export const offspringSexes = ['daughters', 'sons'] as const

/** The blood groups of cats; laboratories call AB also C. */
export const bloodTypes = ['A', 'B', 'AB'] as const
export type BloodType = (typeof bloodTypes)[number]

/** How likely a queen's first milk harms kittens of another blood group. */
export const isoerythrolysisRisks = ['high', 'low', 'none', 'undetermined'] as const
export type IsoerythrolysisRisk = (typeof isoerythrolysisRisks)[number]

/** Every genotype that a female and a male can have at one gene, the normal one first. */
export type GenotypesBySex = { female: string[]; male: string[] }

const autosomal = ['N/N', 'N/M', 'M/M']

/** The genotypes of a gene without a test: N is the normal allele, M the variant, and a male has one X chromosome. */
export const genotypesOfMode: Record<StrategyMode, GenotypesBySex> = {
  autosomal_recessive: { female: autosomal, male: autosomal },
  autosomal_dominant: { female: autosomal, male: autosomal },
  autosomal_incomplete_dominant: { female: autosomal, male: autosomal },
  x_linked: { female: autosomal, male: ['N/Y', 'M/Y'] },
}
