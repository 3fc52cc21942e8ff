import { speciesIdOf } from '@shop/contract/constants'
import { type ResultStatus, resultStatuses } from '@shop/contract/verdict'
import type { GeneGroup, GeneMember, GeneRule } from '../genetics/gene-group.ts'
import { bloodGroupRules } from './blood-group.ts'
import { citations } from './citations.ts'
import { orNull, partsOf, readRows } from './csv.ts'
import { dataFolder } from './data-folder.ts'
import type { Refuse } from './rows.ts'
import type { StoredGeneGroup } from '../../schema/catalogue.ts'

const isStatus = (text: string): text is ResultStatus => resultStatuses.some((status) => status === text)

/** The rules of gene_rules.csv by their set, and the cats' blood groups. A line that names no pair or status is refused. */
function readRules(refuse: Refuse, folder: string): Map<string, GeneRule[]> {
  const columns = ['rules', 'pair', 'reading', 'status', 'meaning', 'warning', 'sources'] as const
  const sets = new Map<string, GeneRule[]>([['cat blood group', bloodGroupRules(refuse, folder)]])
  for (const row of readRows(folder, 'gene_rules.csv', columns, refuse)) {
    const [one, other, ...more] = row.pair.split('/')
    const { status } = row
    if (!one || !other || more.length || !row.reading || !row.meaning || (status && !isStatus(status))) {
      refuse(row, 'needs a pair, a reading, a meaning, and a status that we have or none')
      continue
    }
    const rule = {
      pair: [one, other] as const,
      reading: row.reading,
      status: isStatus(status) ? status : null,
      meaning: row.meaning,
      warning: orNull(row.warning),
      sources: citations(partsOf(row.sources)),
    }
    sets.set(row.rules, [...(sets.get(row.rules) ?? []), rule])
  }
  return sets
}

/** The tests of each gene that are read together (gene_groups.csv), with the rules for it. */
export function readGeneGroups(refuse: Refuse, folder = dataFolder): GeneGroup[] {
  const columns = ['species', 'gene', 'name', 'rules', 'product_id', 'test_name', 'symbols', 'reads'] as const
  const sets = readRules(refuse, folder)
  const groups = new Map<string, GeneGroup>()
  for (const row of readRows(folder, 'gene_groups.csv', columns, refuse)) {
    const rules = sets.get(row.rules)
    const symbols = new Map(partsOf(row.symbols).map((pair) => pair.split('=') as [string, string]))
    if (!rules || !symbols.size) {
      refuse(row, 'needs symbols, and rules that gene_rules.csv has')
      continue
    }
    const member: GeneMember = {
      productId: Number(row.product_id),
      name: row.test_name,
      symbols,
      reads: row.reads ? partsOf(row.reads) : [...new Set(symbols.values())],
    }
    const key = `${row.species} ${row.gene}`
    const speciesId = speciesIdOf(row.species) ?? 0
    const group = groups.get(key) ?? { speciesId, gene: row.gene, name: row.name, members: [], rules }
    groups.set(key, { ...group, members: [...group.members, member] })
  }
  return [...groups.values()]
}

export const toStored = (group: GeneGroup): StoredGeneGroup => ({
  ...group,
  members: group.members.map((member) => ({ ...member, symbols: [...member.symbols] })),
})
export const fromStored = (group: StoredGeneGroup): GeneGroup => ({
  ...group,
  members: group.members.map((member) => ({ ...member, symbols: new Map(member.symbols) })),
})

/** The groups by the tests that they read. */
export const byTest = (groups: readonly GeneGroup[]): ReadonlyMap<number, GeneGroup> =>
  new Map(groups.flatMap((group) => group.members.map((member) => [member.productId, group] as const)))

let known: ReadonlyMap<number, GeneGroup> | null = null

/** The group that a test is read in, loaded at the first call; undefined for a test without a group. */
export function geneGroupOf(productId: number): GeneGroup | undefined {
  known ??= byTest(readGeneGroups(() => {}))
  return known.get(productId)
}
