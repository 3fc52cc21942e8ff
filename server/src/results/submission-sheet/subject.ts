import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { type AnimalRow, animalsOf } from '../../animals/animal/access.ts'
import { animals } from '../../schema/animal.ts'
import { namedBreeds, pedigreeName } from '../../animals/animal/view.ts'
import type { Db } from '../../platform/db/open.ts'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import type { ReportContent } from '../report/content.ts'
import { currentIn, resultRows } from '../result/lines.ts'
import { asTested } from '../result/record.ts'
import { samples } from '../../schema/sample.ts'
import { nameOf, type User } from '../../people/visitor/visitor.ts'

/** A parent as the reader may know it; its id where the reader may see it. */
type Parent = { id: string | null; name: string | null; registrationNumber: string | null }
type Owner = {
  name: string | null
  address: string | null
  /** It is the reader, whose profile has the address. */
  isReader: boolean
}
/** The animal as it was described when its samples were tested; undefined where these differ. */
type TestedRecord = {
  gender?: ReportContent['animal']['gender']
  isDesexed?: boolean | null
  breed?: ReportContent['animal']['breed']
  dateOfBirth?: string | null
}

/** All that sheets of one animal are filled from. */
export type Subject = {
  animalId: string
  /** Whether the reader may change the animal's record. */
  isOwn: boolean
  certificate: ReportContent
  tested: TestedRecord
  dam: Parent
  sire: Parent
  owner: Owner
  /** Readings that were set aside for another sample: "Collie eye anomaly in KP4827190001". */
  setAside: string[]
  /** Barcodes of samples that the laboratory withdrew. */
  withdrawn: string[]
}

/** The one value of several; undefined where there are two. */
const onlyOf = <Value>(values: Value[]): Value | undefined => (new Set(values).size === 1 ? values[0] : undefined)

/** Of the samples that a certificate rests on. */
async function testedRecord(db: Db, animal: AnimalRow, { samples: taken }: ReportContent): Promise<TestedRecord> {
  const rows = await db
    .select({ testedAs: samples.testedAs })
    .from(samples)
    .where(
      inArray(
        samples.barcode,
        taken.map(({ barcode }) => barcode),
      ),
    )
  const records = rows.map(({ testedAs }) => ({
    ...asTested(testedAs, animal),
    dateOfBirth: testedAs?.dateOfBirth ?? animal.dateOfBirth,
  }))
  const breedOf = await namedBreeds(
    db,
    records.map(({ breedId }) => breedId),
  )
  const breedId = onlyOf(records.map((record) => record.breedId))
  return {
    gender: onlyOf(records.map(({ gender }) => gender)),
    isDesexed: onlyOf(records.map(({ isDesexed }) => isDesexed)),
    breed: breedId === undefined ? undefined : breedOf(breedId),
    dateOfBirth: onlyOf(records.map(({ dateOfBirth }) => dateOfBirth)),
  }
}

async function parentOf(db: Db, reader: User, id: string | null, name: string | null): Promise<Parent> {
  const [seen] = id ? await animalsOf(db, reader, eq(animals.id, id)) : []
  if (!seen) return { id: null, name, registrationNumber: null }
  return {
    id: seen.rights === 'owner' ? seen.id : null,
    name: pedigreeName(seen),
    registrationNumber: seen.registrationNumber,
  }
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function addressOf({ address }: User): string | null {
  if (!address) return null
  const { address: street, address2, city, state, postalCode, country } = address
  const place = [city, state, postalCode].filter(Boolean).join(' ')
  return [street, address2, place, countryNames.of(country) ?? country].filter(Boolean).join(', ')
}

/** A patient's owner has no account here, and nobody whom an animal is shared with learns where its owner lives. */
function ownerOf({ rights, ownerName }: AnimalRow, reader: User): Owner {
  if (ownerName || rights !== 'owner' || reader.type === 'vet')
    return { name: ownerName, address: null, isReader: false }
  return { name: nameOf(reader), address: addressOf(reader), isReader: true }
}

export async function sheetSubjectOf(
  db: Db,
  animal: AnimalRow,
  certificate: ReportContent,
  reader: User,
): Promise<Subject> {
  const ofAnimal = eq(samples.animalId, animal.id)
  const { results, withdrawn } = await readTogether(db, {
    results: resultRows(ofAnimal),
    withdrawn: rowsOf({ barcode: samples.barcode }, (select) =>
      select
        .from(samples)
        .where(and(ofAnimal, isNotNull(samples.withdrawnAt)))
        .orderBy(asc(samples.barcode)),
    ),
  })
  return {
    animalId: animal.id,
    isOwn: animal.rights === 'owner',
    certificate,
    tested: await testedRecord(db, animal, certificate),
    dam: await parentOf(db, reader, animal.damId, animal.damName),
    sire: await parentOf(db, reader, animal.sireId, animal.sireName),
    owner: ownerOf(animal, reader),
    setAside: currentIn(results)
      .filter(({ settlementId }) => settlementId !== null)
      .map(({ product, barcode }) => `${product.name} in ${barcode}`),
    withdrawn: withdrawn.map(({ barcode }) => barcode),
  }
}
