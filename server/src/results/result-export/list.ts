import { verdictLabel } from '@shop/contract/verdict'
import { and } from 'drizzle-orm'
import { animalsOf, type Reader } from '../../animals/animal/access.ts'
import { type AnimalQuery, isListed, isSought } from '../../animals/animal/list.ts'
import { byPetName, toAnimals } from '../../animals/animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { csvOf } from '@shop/contract/csv'
import { type AnimalVerdict, animalVerdicts } from '../result/animal-verdicts.ts'
import { paperCells, paperHeader } from './export.ts'
import { isOfVerdict } from '../result/by-verdict.ts'

const columns = [
  'animal',
  ...paperHeader,
  'species',
  'breed',
  'sex',
  'desexed',
  'born',
  'dam',
  'sire',
  'owner',
  'newest_sample',
]

/** "Carrier (N/CEA)", "Clear by parentage", and of a trait its genotype. */
function findingOf({ status, genotype, isByParentage, kind }: AnimalVerdict): string {
  if (isByParentage) return `${verdictLabel(status)} by parentage`
  if (kind === 'trait' && !status) return genotype ?? verdictLabel('no_result')
  return genotype ? `${verdictLabel(status)} (${genotype})` : verdictLabel(status)
}

const yesOrNo = (answer: boolean | null) => (answer === null ? '' : answer ? 'yes' : 'no')

/** A line for each animal that the query lists and a column for each test of theirs, for a spreadsheet: UTF-8 with a byte order mark. */
export async function animalsCsv(db: Db, user: Reader, query: AnimalQuery): Promise<string> {
  const where = and(isListed(db, user, query), isSought(db, user, query))
  const rows = await animalsOf(db, user, and(where, await isOfVerdict(db, user, where, query))).orderBy(...byPetName)
  const verdicts = await animalVerdicts(db, rows)
  const tests = new Map(
    [...verdicts.values()].flat().map(({ product, kind }) => [product.id, { name: product.name, kind }]),
  )
  const inOrder = [...tests].toSorted(
    ([, a], [, b]) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name, 'en'),
  )
  const shown = await toAnimals(db, rows)
  const lines = shown.map((animal, index) => {
    const found = new Map((verdicts.get(animal.id) ?? []).map((one) => [one.product.id, findingOf(one)]))
    return [
      animal.petName,
      ...paperCells(animal),
      animal.species.name,
      animal.breed?.name ?? (animal.isMixedBreed ? 'Mixed breed' : ''),
      animal.gender,
      yesOrNo(animal.isDesexed),
      animal.dateOfBirth,
      rows[index]?.damName,
      rows[index]?.sireName,
      animal.ownerName,
      animal.stage,
      ...inOrder.map(([id]) => found.get(id)),
    ]
  })
  const header = [...columns, ...inOrder.map(([, { name }]) => name)]
  return csvOf([header, ...lines], { hasBom: true })
}
