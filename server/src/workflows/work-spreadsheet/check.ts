import { foldedName } from '@shop/contract/text'
import type { WorkField, WorkLine } from '@shop/contract/work-spreadsheet'
import { fullBreedTestKitIds } from '@shop/contract/constants'
import type { Pet } from '@shop/contract/animal'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { readBarcode, readChip, readRegistration } from '@shop/contract/codes'
import { products } from '../../schema/product.ts'
import { isKitFree } from '../../animals/sample/balance.ts'
import { samples } from '../../schema/sample.ts'
import type { User } from '../../people/visitor/visitor.ts'
import { readBreedIndex } from './breeds.ts'
import { type Fault, oncePerField, petOf, type Rules } from './pet-of.ts'
import { type workLines, workSheets } from '../../schema/work-spreadsheet.ts'

export const sheetColumns = {
  ...getTableColumns(workSheets),
  productName: products.name,
  speciesId: products.speciesId,
}
export type SheetRow = typeof workSheets.$inferSelect & { productName: string; speciesId: number | null }
export type LineRow = typeof workLines.$inferSelect
export type CheckedLine = { line: LineRow; pet: Pet; faults: Fault[]; animal: WorkLine['animal'] }
type Person = Pick<User, 'id' | 'type'>

export const isBreedRequiredFor = (productId: number) => fullBreedTestKitIds.some((id) => id === productId)

/** The rows in which each value is, where these are more than one. */
function repeated(lines: LineRow[], keyOf: (line: LineRow) => string) {
  const rows = Map.groupBy(lines, keyOf)
  return (line: LineRow) => {
    const key = keyOf(line)
    return key ? (rows.get(key) ?? []).find(({ id }) => id !== line.id)?.row : undefined
  }
}

/** The account's own kits among these, and whether each is free; others' are not among them. */
async function ownKits(db: Db, userId: string, barcodes: string[]) {
  const rows = await db
    .select({
      barcode: samples.barcode,
      productId: samples.productId,
      productName: products.name,
      isFree: sql<boolean>`(${isKitFree})`,
    })
    .from(samples)
    .innerJoin(products, eq(products.id, samples.productId))
    .where(and(eq(samples.userId, userId), inArray(samples.barcode, barcodes)))
  return new Map(rows.map((row) => [row.barcode, row]))
}

/** The account's animals by id, by chip and by registration number, the oldest first. */
async function ownAnimals(db: Db, userId: string) {
  const rows = await db
    .select({
      id: animals.id,
      name: animals.petName,
      chipNumber: animals.chipNumber,
      registrationNumber: animals.registrationNumber,
    })
    .from(animals)
    .where(eq(animals.userId, userId))
    .orderBy(asc(animals.createdAt))
  type Own = (typeof rows)[number]
  const by = (key: 'chipNumber' | 'registrationNumber', read: (number: string) => string) =>
    new Map(rows.toReversed().flatMap((row): [string, Own][] => (row[key] ? [[read(row[key]), row]] : [])))
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byChip: by('chipNumber', readChip),
    byRegistration: by('registrationNumber', readRegistration),
  }
}

/**
 * Each line in its current form: its animal as an activation takes it, and what that would refuse: by the schemas of
 * its forms, by the kits and animals of the account, and by the other lines. A line that is done has no faults.
 */
export async function checkLines(db: Db, sheet: SheetRow, lines: LineRow[], user: Person): Promise<CheckedLine[]> {
  const rules: Rules = {
    speciesId: sheet.speciesId,
    isBreedRequired: isBreedRequiredFor(sheet.productId),
    isVet: user.type === 'vet',
    breeds: await readBreedIndex(db),
  }
  const codeOf = ({ values }: LineRow) => readBarcode(values.barcode)
  const kits = await ownKits(db, user.id, lines.map(codeOf).filter(Boolean))
  const { byId, byChip, byRegistration } = await ownAnimals(db, user.id)
  const sameBarcode = repeated(lines, codeOf)
  const sameChip = repeated(lines, ({ values }) => readChip(values.chipNumber))

  const kitFault = (barcode: string): string | null => {
    const kit = kits.get(barcode)
    if (!kit)
      return 'This is none of the kits you bought or were given. Compare it with the label, or activate that kit by itself.'
    if (kit.productId !== sheet.productId)
      return `This kit is another: ${kit.productName}. Put it on a sheet of its own, or activate it by itself.`
    return kit.isFree ? null : `The barcode ${barcode} has been used already, or the kit is on offer or refunded.`
  }

  return lines.map((line) => {
    const { pet, faults } = petOf(line.values, rules)
    if (line.doneAt) return { line, pet, faults: [], animal: null }
    const more: Fault[] = []
    const fault = (field: WorkField, message: string) => void more.push({ field, message })
    const barcode = codeOf(line)
    const twin = sameBarcode(line)
    if (twin) fault('barcode', `Row ${twin} has this barcode too. Each animal has a swab of its own.`)
    const wrongKit = barcode ? kitFault(barcode) : null
    if (wrongKit) fault('barcode', wrongKit)
    const chipTwin = sameChip(line)
    if (chipTwin)
      fault('chipNumber', `Row ${chipTwin} has this number too. A second swab of one animal is activated by itself.`)

    const { chipNumber, registrationNumber, petName } = line.values
    const ofChip = byChip.get(readChip(chipNumber))
    const ofNumbers = ofChip ?? byRegistration.get(readRegistration(registrationNumber))
    const begunFor = line.animalId ? byId.get(line.animalId) : undefined
    const known = begunFor ?? ofNumbers
    const isNamed = known !== undefined && foldedName(known.name) === foldedName(petName)
    if (line.animalId && !begunFor) fault('petName', 'This animal is not in your account any more. Remove the line.')
    if (begunFor && petName && !isNamed)
      fault('petName', `This line is for ${begunFor.name}. Change what it is called on its own page.`)
    const isAnothersNumber = begunFor ? ofNumbers && ofNumbers.id !== begunFor.id : known && petName && !isNamed
    if (ofNumbers && isAnothersNumber)
      fault(
        ofChip ? 'chipNumber' : 'registrationNumber',
        `${ofNumbers.name} in your account has this number. Write that name, or correct the number.`,
      )
    return {
      line,
      pet: known ? { ...pet, id: known.id } : pet,
      faults: oncePerField([...faults, ...more]),
      animal: known && isNamed ? { id: known.id, name: known.name } : null,
    }
  })
}
