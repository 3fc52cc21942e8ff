import { eq } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { renewClearance } from '../../laboratory/clearance/renew.ts'
import { importSampleWorld } from '../../laboratory/laboratory/import-results.ts'
import { labNotices } from '../../schema/laboratory.ts'
import { panels } from '../../reference/genetics/panels.ts'
import { type Markers, sampleOffspring, sampleProfile } from '../../laboratory/laboratory/sample-profile.ts'
import { type CsvLine, labCsv } from '../../laboratory/laboratory/write-csv.ts'
import { breeder, owner, vet } from './demo-people.ts'
import {
  addedFile,
  barcodeOf,
  biscuitsMix,
  breederAnimals,
  correctedFile,
  type File,
  firstFile,
  takenAtHome,
} from './demo-world.ts'
import type { Db } from '../../platform/db/open.ts'
import { compare } from '../../results/parentage/outcome.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { samples, sampleTests } from '../../schema/sample.ts'

const skye = barcodeOf(301)
const dogsWithProfile = [301, 302, 307, 308, 331, 332]
const sampleNumbers = Object.keys(firstFile.lines).map(Number)

const genotypes = ({ lines }: File, number: number): CsvLine[] =>
  (lines[number] ?? []).map(([name, value]) => ({ barcode: barcodeOf(number), kind: 'genotype', name, value }))
const markers = (barcode: string, panel: string, profile: Markers): CsvLine[] =>
  profile.map(({ name, alleles }) => ({ barcode, kind: 'marker', panel, name, value: alleles.join('/') }))

/** The microchips of the animals of all samples, by barcode. */
async function chipsOf(tx: Db) {
  const rows = await tx
    .select({ barcode: samples.barcode, chipNumber: animals.chipNumber })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
  return new Map(rows.map(({ barcode, chipNumber }) => [barcode, chipNumber]))
}

/** Who took the sample, and which chip they read. */
const collectors = (number: number, chip: string | null): CsvLine[] =>
  takenAtHome.includes(number) ? [] : [{ barcode: barcodeOf(number), kind: 'collector', name: chip, value: vet.email }]

const firstLines = (chips: Map<string, string | null>): CsvLine[] =>
  sampleNumbers.flatMap((number) => [
    ...collectors(number, chips.get(barcodeOf(number)) ?? null),
    ...genotypes(firstFile, number),
  ])

/** Wren's is made of Skye's and Bracken's; no other two of these are kin. Moss was profiled on the older panel. */
function profileLines(): CsvLine[] {
  const of = (number: number) => sampleProfile(panels.snp, barcodeOf(number))
  return [
    ...dogsWithProfile.flatMap((number) => markers(barcodeOf(number), panels.snp, of(number))),
    ...markers(barcodeOf(303), panels.snp, sampleOffspring(of(301), of(302), barcodeOf(303))),
    ...[304, 336, 337].flatMap((number) =>
      markers(barcodeOf(number), panels.str, sampleProfile(panels.str, barcodeOf(number))),
    ),
  ]
}

const mixLines = (): CsvLine[] =>
  [...biscuitsMix, ['markers', 39_412] as const].map(([name, value]) => ({
    barcode: barcodeOf(321),
    kind: 'breed',
    name,
    value,
  }))

/** Takes one file as the laboratory would send it on that day. */
async function take(tx: Db, { name, date, laboratory, panelVersion, reason }: File, lines: CsvLine[]) {
  const origin = { laboratory, panel_version: panelVersion, date, sample_data: 'yes' }
  const text = labCsv(lines.map((line) => ({ ...origin, ...line })))
  const file = { fileName: `sample-data-${name}.csv`, text, ...(reason && { reason }) }
  return importSampleWorld(tx, file, new Date(date))
}

/** The sample world's results, through the laboratory's own import; a result of Skye's was corrected since. */
export async function seedResults(tx: Db) {
  const imports = [await take(tx, firstFile, [...firstLines(await chipsOf(tx)), ...profileLines(), ...mixLines()])]
  const addedAt = new Date(addedFile.date)
  const added = addedFile.lines[301] ?? []
  await tx.insert(sampleTests).values(added.map(([productId]) => ({ barcode: skye, productId, addedAt })))
  imports.push(await take(tx, addedFile, genotypes(addedFile, 301)))
  imports.push(await take(tx, correctedFile, genotypes(correctedFile, 301)))
  await seedParentage(tx, firstFile)
  const told = (news: 'reported' | 'added' | 'corrected', barcode: string, who: { id: string; email: string }) => {
    const { id = '', importedAt } = imports[['reported', 'added', 'corrected'].indexOf(news)] ?? {}
    const as = who.id === ownerOf(barcode).id ? ('owner' as const) : ('share' as const)
    return { run: id, importId: id, barcode, news, as, userId: who.id, email: who.email, toldAt: importedAt }
  }
  await tx
    .insert(labNotices)
    .values([
      ...sampleNumbers.map(barcodeOf).map((barcode) => told('reported', barcode, ownerOf(barcode))),
      told('added', skye, breeder),
      told('corrected', skye, breeder),
      told('corrected', skye, vet),
    ])
}

const ownerOf = (barcode: string) => (barcode < barcodeOf(320) ? breeder : barcode < barcodeOf(330) ? owner : vet)

/** Wren compared with Skye and Bracken: their DNA fits, and an hour after their results it follows what she is clear of. */
async function seedParentage(tx: Db, { date }: File) {
  const createdAt = new Date(new Date(date).getTime() + 3_600_000)
  const of = (number: number) => {
    const found = breederAnimals.find((one) => one.number === number)
    if (!found) throw new Error(`The breeder has no animal ${number}`)
    return { id: found.row.id, name: found.row.petName }
  }
  const found = await compare(tx, { offspring: of(303), dam: of(301), sire: of(302) })
  if (!found) throw new Error('Wren, Skye and Bracken have DNA profiles')
  const offspringId = found.outcome.offspring.id
  await tx.insert(parentageRequests).values({ userId: breeder.id, offspringId, outcome: found.outcome, createdAt })
  await renewClearance(tx, offspringId, createdAt)
}
