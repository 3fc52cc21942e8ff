import type { GeneRule } from '../genetics/gene-group.ts'
import { partsOf, readRows } from './csv.ts'
import { dataFolder } from './data-folder.ts'
import type { Refuse } from './rows.ts'

const columns = [
  'part',
  'genotype',
  'blood_type',
  'carries',
  'queen_type',
  'kitten_type',
  'risk',
  'note',
  'sources',
] as const

const file = 'feline_blood_group.csv'
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** Laboratories call the rare third type AB or C. */
const typeNames: Record<string, string> = { 'AB/C': 'AB (also called C)' }
const bySerology = 'Confirm by serology before a transfusion.'

/** What each genotype of CMAH means (feline_blood_group.csv): the normal allele A is N to the rules of a gene. */
export const bloodGroupRules = (refuse: Refuse, folder = dataFolder): GeneRule[] =>
  readRows(folder, file, columns, refuse)
    .filter(({ part, genotype }) => part === 'genotype' && /^\w+\/\w+$/.test(genotype))
    .map((row) => {
      const [one = '', other = ''] = row.genotype.split('/').map((allele) => (allele === 'A' ? 'N' : allele))
      const type = typeNames[row.blood_type] ?? row.blood_type
      const carried = row.carries && row.carries !== 'none' ? `, carries ${row.carries}` : ''
      return {
        pair: [one, other] as const,
        reading: `Blood group ${type}${carried}`,
        status: null,
        meaning: `${capital(row.note)}. ${bySerology}`,
        warning: null,
        sources: partsOf(row.sources),
      }
    })
