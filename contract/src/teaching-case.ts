import { species, type SpeciesId } from './constants.ts'
import type { ResultStatus } from './verdict.ts'

type TeachingCase = {
  /** The product. */
  id: number
  name: string
  speciesId: SpeciesId
  gene: string
  variant: string | null
  /** What the made-up patient was found to have. */
  genotype: string
  gender: 'male' | 'female'
  /** As our report calls it; null for what is no disease. */
  status: ResultStatus | null
}

/**
 * The tests that the case studies are about, as the catalogue has them, and what each reads: the server's tests compare
 * these with the catalogue, so that no article states of a result what a report would not.
 */
export const teachingCases = {
  mdr1: {
    id: 2004,
    name: 'MDR1 multidrug sensitivity',
    speciesId: species.canine,
    gene: 'ABCB1',
    variant: 'c.228_231del',
    genotype: 'N/MDR1',
    gender: 'female',
    status: 'at_risk',
  },
  eic: {
    id: 2005,
    name: 'Exercise-induced collapse (EIC)',
    speciesId: species.canine,
    gene: 'DNM1',
    variant: 'c.767G>T',
    genotype: 'EIC/EIC',
    gender: 'male',
    status: 'at_risk',
  },
  dm: {
    id: 2001,
    name: 'Degenerative myelopathy (DM, SOD1)',
    speciesId: species.canine,
    gene: 'SOD1',
    variant: 'c.118G>A',
    genotype: 'DM/DM',
    gender: 'male',
    status: 'at_risk',
  },
  pkd: {
    id: 3002,
    name: 'Polycystic kidney disease (PKD1)',
    speciesId: species.feline,
    gene: 'PKD1',
    variant: 'c.10063C>A (exon 29)',
    genotype: 'N/P',
    gender: 'male',
    status: 'affected',
  },
  bloodGroup: {
    id: 3050,
    name: 'AB blood group',
    speciesId: species.feline,
    gene: 'CMAH',
    variant: null,
    genotype: 'b1/b1',
    gender: 'female',
    status: null,
  },
  ragdoll: {
    id: 3023,
    name: 'Hypertrophic cardiomyopathy, Ragdoll (HCM3)',
    speciesId: species.feline,
    gene: 'MYBPC3',
    variant: 'c.2453C>T (R820W / p.R818W)',
    genotype: 'N/N',
    gender: 'female',
    status: 'clear',
  },
} as const satisfies Record<string, TeachingCase>
export type TeachingCaseName = keyof typeof teachingCases
