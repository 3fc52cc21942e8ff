/** A gene of a coat's colour, as the colour tools read it. */
export type CoatLocus = {
  key: string
  locus: string
  gene: string
  /** On the X chromosome a male has one copy, and daughters and sons are told apart. */
  isXLinked?: boolean
  /** In the order in which a genotype names them, the dominant first where one is. */
  alleles: string[]
  alleleNames: Record<string, string>
  /** What shows, by the keys of `meanings`, of a genotype in the order of `alleles`. */
  shows: (genotype: string[]) => string
  /** Alleles of it that do not show. */
  hidden: (genotype: string[]) => string[]
  meanings: Record<string, string>
}

/** A colour, and what must show at each locus that decides it; a locus that it leaves out is hidden or does not matter. */
export type Coat = { name: string; needs: Record<string, readonly string[]> }

/** An animal's alleles by locus; null where it was not tested. */
export type Genotypes = Record<string, string[] | null>

export const isSame = ([one, other]: string[]): boolean => one === other
/** The second, recessive allele of a mixed pair. */
export const recessive = (genotype: string[]): string[] => (isSame(genotype) ? [] : genotype.slice(1))
export const first = ([one = '']: string[]): string => one
