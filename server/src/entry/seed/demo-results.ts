import type { Animal } from '@shop/contract/animal'
import type { Result } from '@shop/contract/result'
import { barcodeOf, biscuit, breederAnimals, profileOf } from '@shop/mocks/fixtures/animal'
import { resultHistory, resultSheets } from '@shop/mocks/fixtures/result'
import { breeder, owner, vet } from '@shop/mocks/fixtures/user'
import { eq } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { renewClearance } from '../../laboratory/clearance/renew.ts'
import { importSampleWorld } from '../../laboratory/laboratory/import-results.ts'
import { labNotices } from '../../schema/laboratory.ts'
import { panels } from '../../reference/genetics/panels.ts'
import { type Markers, sampleOffspring, sampleProfile } from '../../laboratory/laboratory/sample-profile.ts'
import { type CsvLine, labCsv } from '../../laboratory/laboratory/write-csv.ts'
import type { Db } from '../../platform/db/open.ts'
import { compare } from '../../results/parentage/outcome.ts'
import { parentageRequests } from '../../schema/parentage.ts'
import { samples, sampleTests } from '../../schema/sample.ts'

const [corrected, added, first] = resultHistory().entries
const skye = barcodeOf(301)
const dogsWithProfile = [301, 302, 307, 308, 331, 332]

const genotype = (barcode: string, { product, genotype: value }: Pick<Result, 'product' | 'genotype'>): CsvLine => ({
  barcode,
  kind: 'genotype',
  name: product.id,
  value,
})
const markers = (barcode: string, panel: string, profile: Markers): CsvLine[] =>
  profile.map(({ name, alleles }) => ({ barcode, kind: 'marker', panel, name, value: alleles.join('/') }))

/** Later results of Skye's: a test bought afterwards, and a genotype read again. */
const laterOf = (barcode: string, { product }: Result) =>
  barcode === skye
    ? [added, corrected].find((entry) => entry?.changes.some(({ name }) => name === product.name))
    : undefined

/** The microchips of the animals of all samples, by barcode. */
async function chipsOf(tx: Db) {
  const rows = await tx
    .select({ barcode: samples.barcode, chipNumber: animals.chipNumber })
    .from(samples)
    .innerJoin(animals, eq(animals.id, samples.animalId))
  return new Map(rows.map(({ barcode, chipNumber }) => [barcode, chipNumber]))
}

/** The first file: every sheet unchanged, with who took the samples and which chip they read. */
const firstLines = (chips: Map<string, string | null>): CsvLine[] =>
  resultSheets.flatMap(({ barcode, collector, results: lines }) => [
    ...(collector ? [{ barcode, kind: 'collector', name: chips.get(barcode) ?? null, value: vet().email }] : []),
    ...lines.flatMap((line) => {
      if (line.basis.kind === 'parentage') return []
      const later = laterOf(barcode, line)
      const before = later?.changes.find(({ name }) => name === line.product.name)?.before
      if (later && !before) return []
      return [genotype(barcode, before ? { ...line, genotype: before } : line)]
    }),
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
  profileOf(biscuit()).breeds.map(({ breed, percent }) => ({
    barcode: barcodeOf(321),
    kind: 'breed',
    name: breed?.id ?? null,
    value: percent,
  }))

type Entry = NonNullable<typeof first>

/** Where and on which panel an entry was read. */
function readAt({ laboratory, panelVersion }: Entry) {
  if (!laboratory || !panelVersion) throw new Error('The sample world’s history tells of readings alone')
  return { laboratory, panelVersion }
}

/** Takes one file as the laboratory would send it on that day. */
async function take(tx: Db, name: string, lines: CsvLine[], entry: Entry) {
  const { date, reason } = entry
  const { laboratory, panelVersion } = readAt(entry)
  const origin = { laboratory, panel_version: panelVersion, date, sample_data: 'yes' }
  const text = labCsv(lines.map((line) => ({ ...origin, ...line })))
  const file = { fileName: `sample-data-${name}.csv`, text, ...(reason && { reason }) }
  return importSampleWorld(tx, file, new Date(date))
}

/** The sample world's results, through the laboratory's own import; a result of Skye's was corrected since. */
export async function seedResults(tx: Db) {
  if (!first || !added || !corrected) throw new Error('The sample world tells of three imports')
  const skyes = resultSheets.find(({ barcode }) => barcode === skye)?.results ?? []
  const linesFor = (entry: Entry) =>
    skyes.filter((line) => laterOf(skye, line) === entry).map((line) => genotype(skye, line))

  const imports = [await take(tx, 'first', [...firstLines(await chipsOf(tx)), ...profileLines(), ...mixLines()], first)]
  await tx
    .insert(sampleTests)
    .values(
      skyes
        .filter((line) => laterOf(skye, line) === added)
        .map(({ product }) => ({ barcode: skye, productId: product.id, addedAt: new Date(added.date) })),
    )
  imports.push(await take(tx, 'added', linesFor(added), added))
  imports.push(await take(tx, 'corrected', linesFor(corrected), corrected))
  await seedParentage(tx, first)
  const told = (news: 'reported' | 'added' | 'corrected', barcode: string, who: { id: string; email: string }) => {
    const { id = '', importedAt } = imports[['reported', 'added', 'corrected'].indexOf(news)] ?? {}
    const as = who.id === ownerOf(barcode).id ? ('owner' as const) : ('share' as const)
    return { run: id, importId: id, barcode, news, as, userId: who.id, email: who.email, toldAt: importedAt }
  }
  await tx
    .insert(labNotices)
    .values([
      ...resultSheets.map(({ barcode }) => told('reported', barcode, ownerOf(barcode))),
      told('added', skye, breeder()),
      told('corrected', skye, breeder()),
      told('corrected', skye, vet()),
    ])
}

const ownerOf = (barcode: string) => (barcode < barcodeOf(320) ? breeder() : barcode < barcodeOf(330) ? owner() : vet())

/** Wren compared with Skye and Bracken: their DNA fits, and an hour after their results it follows what she is clear of. */
async function seedParentage(tx: Db, { date }: Entry) {
  const createdAt = new Date(new Date(date).getTime() + 3_600_000)
  const of = (number: number) => {
    const { id, petName: name } = breederAnimals[number - 301] as Animal
    return { id, name }
  }
  const found = await compare(tx, { offspring: of(303), dam: of(301), sire: of(302) })
  if (!found) throw new Error('Wren, Skye and Bracken have DNA profiles')
  const offspringId = found.outcome.offspring.id
  await tx.insert(parentageRequests).values({ userId: breeder().id, offspringId, outcome: found.outcome, createdAt })
  await renewClearance(tx, offspringId, createdAt)
}
