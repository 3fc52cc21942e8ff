import { type BloodType, bloodTypes, type IsoerythrolysisRisk, isoerythrolysisRisks } from '@shop/contract/genotype'
import type { GeneRule } from '../genetics/gene-group.ts'
import { type BloodGroupFacts, typeKey } from '../genetics/isoerythrolysis.ts'
import { citations } from './citations.ts'
import { type CsvRow, partsOf, readRows } from './csv.ts'
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
type Row = CsvRow<(typeof columns)[number]>

const rowsOf = (refuse: Refuse, folder: string) => readRows(folder, 'feline_blood_group.csv', columns, refuse)
/** Lines of genotypes that a test can give; others explain where the type stays undetermined. */
const isGenotype = ({ part, genotype }: Row) => part === 'genotype' && /^\w+\/\w+$/.test(genotype)

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
/** The file calls the rare third type AB/C. */
const typeIn = (text: string): BloodType | null =>
  bloodTypes.find((type) => type === (text === 'AB/C' ? 'AB' : text)) ?? null
const riskIn = (text: string): IsoerythrolysisRisk =>
  isoerythrolysisRisks.find((risk) => risk === text) ?? 'undetermined'
const typeNames: Record<BloodType, string> = { A: 'A', B: 'B', AB: 'AB (also called C)' }
const bySerology = 'Confirm by serology before a transfusion.'

/** What each genotype of CMAH means: the normal allele A is N to the rules of a gene. */
export const bloodGroupRules = (refuse: Refuse, folder = dataFolder): GeneRule[] =>
  rowsOf(refuse, folder)
    .filter(isGenotype)
    .flatMap((row) => {
      const [one = '', other = ''] = row.genotype.split('/').map((allele) => (allele === 'A' ? 'N' : allele))
      const type = typeIn(row.blood_type)
      const carried = row.carries && row.carries !== 'none' ? `, carries ${row.carries}` : ''
      if (!type) {
        refuse(row, 'names no blood group')
        return []
      }
      return [
        {
          pair: [one, other] as const,
          reading: `Blood group ${typeNames[type]}${carried}`,
          status: null,
          meaning: `${sentence(row.note)} ${bySerology}`,
          warning: null,
          sources: citations(partsOf(row.sources)),
        },
      ]
    })

/** The blood groups of cats, and what a queen's first milk can do to kittens of another one. */
export function readBloodGroups(refuse: Refuse, folder = dataFolder): BloodGroupFacts {
  const rows = rowsOf(refuse, folder)
  const risks = rows.filter(({ part }) => part === 'neonatal_isoerythrolysis')
  const prevention = rows.find(({ part, queen_type }) => part === 'prevention' && queen_type === 'B')
  return {
    types: new Map(
      rows.filter(isGenotype).flatMap(({ genotype, blood_type }) => {
        const type = typeIn(blood_type)
        return type ? [[typeKey(genotype.split('/')), type] as const] : []
      }),
    ),
    risks: risks.map(({ queen_type, kitten_type, risk, note }) => ({
      queen: typeIn(queen_type),
      kitten: typeIn(kitten_type),
      risk: riskIn(risk),
      note: sentence(note),
    })),
    whatToDo: prevention ? sentence(prevention.note) : '',
    sources: citations([
      ...new Set([...risks, ...(prevention ? [prevention] : [])].flatMap(({ sources }) => partsOf(sources))),
    ]),
  }
}

let known: BloodGroupFacts | null = null

/** Read with the first question. */
export const bloodGroups = (): BloodGroupFacts => (known ??= readBloodGroups(() => {}))
