import { Failure, type FieldErrors } from '@shop/contract/failure'
import { mostStrategyTests } from '@shop/contract/genotype'
import { messages } from '@shop/contract/messages'
import { inArray } from 'drizzle-orm'
import { refusal } from '../../platform/input/refusal.ts'
import { citable } from '../../reference/catalogue/citations.ts'
import { geneGroupOf } from '../../reference/catalogue/gene-groups.ts'
import type { Db } from '../../platform/db/open.ts'
import { products } from '../../schema/product.ts'
import { type Gender, GenotypeError } from '../../reference/genetics/genotype.ts'
import type { Pair, StrategyTest } from '../../reference/genetics/pair.ts'
import { isTypedMode, readParent, typedTest, whyNotCrossed } from '../../reference/genetics/strategy.ts'
import { isNumberId } from '../../platform/values/ids.ts'

type Query = { strategyType?: string; damGeneticResult?: string; sireGeneticResult?: string }
type Field = keyof Query

/** A comma-separated list of a query; what was left empty stays, for its place counts. */
const partsOf = (text = '') => text.split(',').map((part) => part.trim())

/** The tests named by product id or by mode. Throws 428 on `strategyType`. */
async function readTests(db: Db, text: string | undefined): Promise<StrategyTest[]> {
  const names = partsOf(text)
  const wrong = (why: string) => refusal({ strategyType: why })
  if (!names[0]) throw wrong(messages.fieldRequired)
  if (names.length > mostStrategyTests) throw wrong(`Choose at most ${mostStrategyTests} tests.`)
  const ids = names.filter(isNumberId).map(Number)
  const rows = ids.length ? await db.select().from(products).where(inArray(products.id, ids)) : []
  const tests = names.map((name) => {
    if (isTypedMode(name)) return typedTest(name)
    const product = rows.find(({ id }) => String(id) === name)
    if (!product) throw wrong(`There is no test “${name}”. Please choose one from the list.`)
    const why = whyNotCrossed(product)
    if (why) throw wrong(why)
    return {
      facts: product,
      product: { id: product.id, name: product.name },
      modeSource: product.modeOfInheritance ? (citable(product.sources)[0] ?? null) : null,
      group: geneGroupOf(product.id) ?? null,
    }
  })
  if (new Set(ids).size < ids.length) throw wrong('Choose each test once.')
  if (new Set(rows.map(({ speciesId }) => speciesId)).size > 1) throw wrong('Choose tests of one species.')
  return tests
}

/** One parent's genotypes, in the order of the tests. Throws 428 on the parent's field. */
function readParents(tests: StrategyTest[], text: string | undefined, field: Field, gender: Gender) {
  const genotypes = partsOf(text)
  if (!text?.trim()) throw refusal({ [field]: messages.fieldRequired })
  if (genotypes.length !== tests.length)
    throw refusal({
      [field]: `Give ${tests.length} genotypes, one for each test in the same order, parted by commas: ${genotypes.length} were given. Write ? for a parent that is not tested.`,
    })
  try {
    return tests.map(({ facts }, index) => readParent(facts, genotypes[index] ?? '', gender))
  } catch (error) {
    throw error instanceof GenotypeError ? refusal({ [field]: error.message }) : error
  }
}

/** The tests with both parents' alleles. Every wrong field is named in one 428. */
export async function readPairs(db: Db, query: Query): Promise<Pair[]> {
  const tests = await readTests(db, query.strategyType)
  const errors: FieldErrors = {}
  const collect = <Result>(read: () => Result): Result | null => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      Object.assign(errors, error.errors)
      return null
    }
  }
  const dams = collect(() => readParents(tests, query.damGeneticResult, 'damGeneticResult', 'female'))
  const sires = collect(() => readParents(tests, query.sireGeneticResult, 'sireGeneticResult', 'male'))
  if (!dams || !sires) throw refusal(errors)
  return tests.map((test, index) => ({ ...test, dam: dams[index] ?? null, sire: sires[index] ?? null }))
}
