import type { Conflict } from '@shop/contract/conflict'
import { productTypes, subCategories } from '@shop/contract/constants'
import type { Result } from '@shop/contract/result'
import { byVerdict, verdictLabel } from '@shop/contract/verdict'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type AnimalRow } from '../../animals/animal/access.ts'
import { citations } from '../../reference/catalogue/citations.ts'
import { plainSentenceOf } from '../../reference/catalogue/plain-sentence.ts'
import { medicine, medicineOf } from '../../reference/catalogue/medicine.ts'
import type { Db } from '../../platform/db/open.ts'
import { type ReadOf, readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { products } from '../../schema/product.ts'
import { conflictCopy, setAsideCopy } from './conflict-copy.ts'
import { results } from '../../schema/result.ts'
import { sampleStageTimes, samples, sampleTests } from '../../schema/sample.ts'
import { allelesRead } from '../../reference/genetics/alleles.ts'
import { GenotypeError } from '../../reference/genetics/genotype.ts'
import { isDisease, type TestedAnimal, type TestFacts } from '../../reference/genetics/test-facts.ts'
import { type Verdict, verdictOf } from '../../reference/genetics/verdict.ts'
import type { Services } from '../../platform/services.ts'
import { catalogueOf } from '../../storefront/catalogue/catalogue.ts'
import { asTested } from './record.ts'

export type SampleRow = typeof samples.$inferSelect

/** The facts of a test that its verdicts rest on. */
export const factColumns = {
  id: products.id,
  name: products.name,
  typeId: products.typeId,
  speciesId: products.speciesId,
  gene: products.gene,
  variant: products.variant,
  modeOfInheritance: products.modeOfInheritance,
  alleles: products.alleles,
  normalAlleles: products.normalAlleles,
  penetrance: products.penetrance,
  oneCopy: products.oneCopy,
  twoCopies: products.twoCopies,
  shownBy: products.shownBy,
  caution: products.caution,
  twoCopyWarning: products.twoCopyWarning,
}

/** What is read of a test: its product without what only the shop shows. */
export const testColumns = {
  ...factColumns,
  tagIds: products.tagIds,
  summary: products.summary,
  subCategoryId: products.subCategoryId,
  ageOfOnset: products.ageOfOnset,
  validatedBreeds: products.validatedBreeds,
  validatedBreedIds: products.validatedBreedIds,
  omiaId: products.omiaId,
  sources: products.sources,
}
export type Test = Pick<typeof products.$inferSelect, keyof typeof testColumns>

const lineColumns = {
  id: results.id,
  barcode: results.barcode,
  productId: results.productId,
  genotype: results.genotype,
  basis: results.basis,
  generations: results.generations,
  reason: results.reason,
  settlementId: results.settlementId,
  laboratory: results.laboratory,
  panelVersion: results.panelVersion,
  testedAt: results.testedAt,
  sample: { animalId: samples.animalId, testedAs: samples.testedAs, isSampleData: samples.isSampleData },
}

const isCurrent = (where: SQL) => and(isNull(results.supersededAt), isReported, where)

/** Results that no later file superseded, of reported samples, to be read. */
export const lineRows = (where: SQL) =>
  rowsOf(lineColumns, (select) =>
    select
      .from(results)
      .innerJoin(samples, eq(samples.barcode, results.barcode))
      .where(isCurrent(where))
      .orderBy(results.testedAt, results.id),
  )

/** `lineRows`, and their tests: `currentIn` takes them. */
export const resultRows = (where: SQL) => ({
  lines: lineRows(where),
  tests: rowsOf(testColumns, (select) =>
    select.from(products).where(
      sql`${products.id} in (select ${results.productId}
        from ${results} join ${samples} on ${samples.barcode} = ${results.barcode} where ${isCurrent(where)})`,
    ),
  ),
})
export type ResultRows = ReadOf<ReturnType<typeof resultRows>>
type Line = ResultRows['lines'][number]

/** The tests of results, from memory; from their table where another process has just made one. */
export async function testsOf(services: Pick<Services, 'db' | 'catalogue'>, lines: Line[]): Promise<Test[]> {
  const { product } = catalogueOf(services)
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const known = ids.flatMap((id) => product(id)?.row ?? [])
  return known.length === ids.length
    ? known
    : services.db.select(testColumns).from(products).where(inArray(products.id, ids))
}

/** A result with its test. */
export type ResultRow = Line & { product: Test }
/** What a verdict is made of: a result, and the catalogue's facts of its test. */
type Judged = Pick<typeof results.$inferSelect, 'genotype' | 'basis' | 'generations'> & {
  reason?: string | null
  product: TestFacts
  sample: Pick<SampleRow, 'testedAs'>
}
type Tested = Pick<AnimalRow, 'gender' | 'isDesexed' | 'breedId'>
/** What a line that is shown is made of. */
type Shown = Judged &
  Pick<ResultRow, 'id' | 'settlementId' | 'laboratory' | 'panelVersion' | 'testedAt'> & { product: Test }

type Ordered = Pick<Result, 'kind' | 'status' | 'product'>
const byKindThenVerdict = (a: Ordered, b: Ordered) =>
  a.kind.localeCompare(b.kind) ||
  (a.kind === 'disease' ? byVerdict(a, b) : 0) ||
  a.product.name.localeCompare(b.product.name, 'en')

/** A line's verdict as every report prints it: a label for a disease, what it means for a trait. */
export const verdictOn = ({ kind, status, meaning }: Pick<Result, 'kind' | 'status' | 'meaning'>): string =>
  kind === 'trait' && !status ? meaning : verdictLabel(status)

const generationsBack = (generations: number | null) =>
  generations === null || generations < 2 ? 'Both parents are clear' : `${generations} generations back, all were clear`

const clearByParentage = ({ generations, reason }: Judged): Verdict => ({
  status: 'clear',
  meaning: `Clear by parentage, not by a test of its own. ${reason ?? `${generationsBack(generations)}, and the DNA of all three fits.`}`,
  offspringMeaning: 'By its parents’ results it has no copy of the variant to pass on.',
})

const isSetAside = ({ settlementId }: Pick<ResultRow, 'settlementId'>) => settlementId !== null

/** What a row means. A genotype that the animal cannot have, as it was described, is shown and not interpreted. */
function readingOf(row: Judged, described: TestedAnimal): Verdict & Pick<Result, 'loci'> {
  const animal = asTested(row.sample.testedAs, described)
  if (row.basis === 'parentage') return { ...clearByParentage(row), loci: [] }
  try {
    return {
      ...verdictOf(row.product, row.genotype, animal),
      loci: allelesRead(row.product, row.genotype, animal.gender),
    }
  } catch (error) {
    if (!(error instanceof GenotypeError)) throw error
    return {
      status: 'no_result',
      meaning: `The laboratory read ${row.genotype}, which does not fit this animal as it is described here. Please check its sex, or ask us.`,
      offspringMeaning: null,
      loci: [],
    }
  }
}

/** The verdict of a result by a catalogue's facts of its test. */
export const statusOf = (row: Judged, animal: TestedAnimal): Result['status'] => readingOf(row, animal).status

const isValidatedIn = ({ validatedBreeds, validatedBreedIds }: Test, breedId: number | null) =>
  breedId === null || !validatedBreeds.length ? null : validatedBreedIds.includes(breedId)

/** What a row means where another sample may contradict it, or it was set aside. */
function shownAs(row: Shown, animal: Tested, conflict: Conflict | null): Verdict & Pick<Result, 'loci'> {
  if (conflict && isSetAside(row)) return { status: 'no_result', ...setAsideCopy(conflict), loci: [] }
  if (conflict && !conflict.settlement) return { status: 'conflicting', ...conflictCopy(conflict), loci: [] }
  return readingOf(row, animal)
}

const hasVariant: readonly Result['status'][] = ['affected', 'at_risk', 'carrier']

/** A line with what is known of its illness: only where the animal or its young have to do with it. */
export const withMedicine = (line: Result): Result =>
  hasVariant.includes(line.status)
    ? { ...line, medicine: medicineOf({ id: line.product.id, sources: line.sources }) }
    : line

/** A line as the wire shows it. `conflict` is what contradicts the row, or did until it was settled. */
export function toResult(row: Shown, animal: Tested, conflict: Conflict | null = null): Result {
  const { product } = row
  const isTrait = !isDisease(product)
  return {
    id: row.id,
    product: { id: product.id, name: product.name },
    plainSentence: plainSentenceOf(product),
    kind: isTrait ? 'trait' : 'disease',
    bodySystem: (!isTrait && subCategories.find(({ id }) => id === product.subCategoryId)?.name) || null,
    gene: product.gene,
    variant: product.variant,
    genotype: row.genotype,
    modeOfInheritance: product.modeOfInheritance,
    ...shownAs(row, animal, conflict),
    together: null,
    conflict,
    basis: { kind: row.basis, generations: row.generations },
    caution: product.caution,
    ageOfOnset: product.ageOfOnset,
    penetrance: product.penetrance,
    prevalence: medicine().get(product.id)?.prevalence ?? null,
    medicine: null,
    validatedBreeds: product.validatedBreeds,
    isValidatedInBreed: isValidatedIn(product, asTested(row.sample.testedAs, animal).breedId),
    laboratory: row.laboratory,
    date: row.testedAt.toISOString(),
    panelVersion: row.panelVersion,
    sources: citations(product.sources),
  }
}

/** What matters first; traits after diseases. */
export const linesInOrder = <Of extends Ordered>(lines: Of[]): Of[] => lines.toSorted(byKindThenVerdict)

/** True of a sample that was reported once: what comes later (an upgrade, a correction) shows as soon as it is there. */
export const isReported = or(
  eq(samples.stage, 'reported'),
  sql`exists (select 1 from ${sampleStageTimes}
    where ${sampleStageTimes.barcode} = ${samples.barcode} and ${sampleStageTimes.stage} = 'reported')`,
)

type Found = Pick<typeof results.$inferSelect, 'barcode' | 'productId' | 'basis' | 'genotype'>

/** Of a sample's test that was read, what it is by its parents is left out; of one whose marker failed, the failure is. */
function withoutOverruled<Of extends Found>(rows: Of[]): Of[] {
  const placeOf = ({ barcode, productId }: Found) => `${barcode} ${productId}`
  const read = new Set(rows.filter(({ genotype }) => genotype !== null).map(placeOf))
  const derived = new Set(rows.filter(({ basis }) => basis === 'parentage').map(placeOf))
  return rows.filter((row) => {
    if (row.basis === 'parentage') return !read.has(placeOf(row))
    return row.genotype !== null || !derived.has(placeOf(row))
  })
}

/** The rows of reported samples that are read, those too that were set aside for another sample. */
export function currentIn({ lines, tests }: ResultRows): ResultRow[] {
  const testOf = new Map(tests.map((test) => [test.id, test]))
  return withoutOverruled(lines).flatMap((line) => {
    const product = testOf.get(line.productId)
    return product ? [{ ...line, product }] : []
  })
}

/** Those of them that count. */
export const standingIn = (read: ResultRows): ResultRow[] => currentIn(read).filter((row) => !isSetAside(row))

/** `standingIn` of what passes `where`. */
export const standingRows = async (db: Db, where: SQL): Promise<ResultRow[]> =>
  standingIn(await readTogether(db, resultRows(where)))

/**
 * The tests that samples wait for or have had; profiles and breed mixes are no lines of a sheet. For `where`, a
 * condition on their barcodes.
 */
const orderedRows = (where: SQL) =>
  rowsOf({ barcode: sampleTests.barcode, productId: products.id, typeId: products.typeId }, (select) =>
    select
      .from(sampleTests)
      .innerJoin(products, eq(products.id, sampleTests.productId))
      .where(and(where, inArray(products.typeId, [productTypes.disease, productTypes.trait]))),
  )

/** `orderedRows` of all samples of an animal. */
export const orderedOfAnimal = (animalId: string) =>
  orderedRows(
    sql`${sampleTests.barcode} in (select ${samples.barcode} from ${samples} where ${samples.animalId} = ${animalId})`,
  )

/** `orderedRows` of these samples. */
export async function orderedTests(db: Db, barcodes: string[]) {
  if (!barcodes.length) return []
  const { ordered } = await readTogether(db, { ordered: orderedRows(inArray(sampleTests.barcode, barcodes)) })
  return ordered
}
