import type { IdentityComparison, parentageCalls } from '@shop/contract/parentage'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { type AnimalRow, findAnimal } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { compareIdentity } from '../../reference/genetics/identity.ts'
import { readBarcode } from '@shop/contract/codes'
import { currentProfiles, type ProfileRow, standingProfiles } from '../result/dna-profile.ts'
import { dnaProfiles } from '../../schema/result.ts'
import { samples } from '../../schema/sample.ts'
import { withoutProfile } from './outcome.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'

type Sampled = Pick<ProfileRow, 'barcode' | 'panel' | 'markers'> & { name: string }

function compared(one: Sampled, other: Sampled): IdentityComparison {
  const sampled = ({ name, barcode }: Sampled) => ({ name, barcode })
  return { one: sampled(one), other: sampled(other), ...compareIdentity(one, other) }
}

/** The two to compare: on a panel that both have if there is one, else the best of each, which do not compare. */
const onePanel = (ones: Sampled[], others: Sampled[]): [Sampled | undefined, Sampled | undefined] => {
  const one = ones.find(({ panel }) => others.some((other) => other.panel === panel)) ?? ones[0]
  return [one, others.find(({ panel }) => panel === one?.panel) ?? others[0]]
}

/** Whether two samples are of one animal, reported or not, for the laboratory: named by their barcodes. */
export async function compareSamples(
  db: Db,
  { one, other }: Record<'one' | 'other', string>,
): Promise<IdentityComparison> {
  const barcodes = [readBarcode(one), readBarcode(other)] as const
  const rows = await db
    .select()
    .from(dnaProfiles)
    .where(and(inArray(dnaProfiles.barcode, [...barcodes]), isNull(dnaProfiles.supersededAt)))
  const of = (barcode: string) =>
    rows.filter((row) => row.barcode === barcode).map((row) => ({ ...row, name: row.barcode }))
  const [first, second] = onePanel(of(barcodes[0]), of(barcodes[1]))
  const errors = {
    ...(!first && { one: `The sample “${barcodes[0]}” has no DNA profile.` }),
    ...(!second && { other: `The sample “${barcodes[1]}” has no DNA profile.` }),
    ...(barcodes[0] === barcodes[1] && { other: 'Name two samples.' }),
  }
  if (!first || !second || Object.keys(errors).length) throw refusal(errors)
  return compared(first, second)
}

const named = (animal: AnimalRow, rows: ProfileRow[], isByBarcode: boolean): Sampled[] =>
  rows
    .filter(({ sample }) => sample.animalId === animal.id)
    .map((row) => ({ ...row, name: isByBarcode ? `${animal.petName} (${row.barcode})` : animal.petName }))

/** Two samples of one animal, the newest first. */
function ofOne(animal: AnimalRow, rows: ProfileRow[]): IdentityComparison {
  const all = named(animal, rows, true)
  const newest = all.toSorted((a, b) => b.barcode.localeCompare(a.barcode, 'en'))
  const [first] = newest
  const others = newest.filter(({ barcode }) => barcode !== first?.barcode)
  if (!first || !others.length)
    throw refusal({
      otherId: `${animal.petName} has the DNA profile of one sample only. Please choose another animal.`,
    })
  const [one, other] = onePanel(
    newest.filter(({ barcode }) => barcode === first.barcode),
    others,
  )
  return compared(one as Sampled, other as Sampled)
}

export function identityHandlers({ db }: Services): Pick<Handlers<typeof parentageCalls>, 'compareIdentity'> {
  return {
    compareIdentity: async ({ query: { animalId = '', otherId = '' }, user }) => {
      const animal = await findAnimal(db, animalId, user, 'full')
      const other = await findAnimal(db, otherId, user, 'full')
      // Samples of one animal that contradict each other are what one wants to compare.
      if (animal.id === other.id) return ofOne(animal, await currentProfiles(db, eq(samples.animalId, animal.id)))
      const { profiles: rows } = await standingProfiles(db, [animal.id, other.id])
      const without = await withoutProfile(db, [animal, other])
      const [first, second] = onePanel(named(animal, rows, false), named(other, rows, false))
      if (!first || !second)
        throw refusal({
          ...(!first && { animalId: without.get(animal.id) }),
          ...(!second && { otherId: without.get(other.id) }),
        })
      return compared(first, second)
    },
  }
}
