import { parentageCalls } from '@shop/contract/parentage'
import { resultCalls } from '@shop/contract/result'
import { sampleTests } from '../src/schema/sample.ts'
import { addAnimal, addResult } from './animals.ts'
import { type Browser, signIn } from './buyer.ts'
import { fileOf, finishJobs, importFile } from './lab.ts'
import { addProfile, addReportedSample, markersOf } from './reports.ts'
import type { Shop } from './shop.ts'

export type Dog = { id: string; barcode: string }
type Family = {
  browser: Browser
  user: { id: string; email: string }
  skye: Dog
  bracken: Dog
  wren: Dog
}

const tests = {
  /** Autosomal recessive. */
  eyes: 2002,
  /** Autosomal recessive, and not every dog with two copies becomes ill. */
  spine: 2001,
}

/** Dogs with DNA profiles, to be compared as parents and offspring. */
export function families(shop: Shop) {
  async function dog(userId: string, petName: string, pairs: [string, string], more: object = {}): Promise<Dog> {
    const animal = await addAnimal(shop, userId, { petName, ...more })
    const { barcode } = await addReportedSample(shop, animal.id, { activatedAt: new Date() })
    await addProfile(shop, barcode, markersOf(120, ...pairs))
    return { id: animal.id, barcode }
  }

  /** Wren, whose DNA fits Skye and Bracken, and what those two were found to have. */
  async function family(
    found: { dam?: [number, string][]; sire?: [number, string][] } = {},
    wrens: object = {},
  ): Promise<Family> {
    const browser = shop.visitor()
    const user = await signIn(shop, browser)
    const skye = await dog(user.id, 'Skye', ['A', 'A'])
    const bracken = await dog(user.id, 'Bracken', ['G', 'G'], { gender: 'male' })
    const wren = await dog(user.id, 'Wren', ['A', 'G'], wrens)
    const { dam = [[tests.eyes, 'N/N']], sire = [[tests.eyes, 'N/N']] } = found
    for (const [id, genotype] of dam) await addTested(skye, id, genotype)
    for (const [id, genotype] of sire) await addTested(bracken, id, genotype)
    return { browser, user, skye, bracken, wren }
  }

  async function addTested({ barcode }: Dog, productId: number, genotype: string | null) {
    await shop.db.insert(sampleTests).values({ barcode, productId }).onConflictDoNothing()
    await addResult(shop, barcode, productId, genotype)
  }

  async function compare({ browser }: Pick<Family, 'browser'>, offspring: Dog, dam: Dog, sire: Dog | null) {
    const request = await browser.ask(parentageCalls.createParentageRequest, {
      body: { offspringId: offspring.id, damId: dam.id, sireId: sire?.id ?? null },
    })
    await finishJobs(shop)
    return request
  }

  const linesOf = async (browser: Browser, { id, barcode }: Dog) =>
    (await browser.ask(resultCalls.getResults, { params: { id, barcode } })).results

  return {
    tests,
    dog,
    family,
    addTested,
    compare,
    compareAll: (all: Family) => compare(all, all.wren, all.skye, all.bracken),
    linesOf,
    /** What it is clear of by its parents: tests with generations. */
    clearOf: async (browser: Browser, one: Dog) =>
      (await linesOf(browser, one))
        .filter(({ basis }) => basis.kind === 'parentage')
        .map(({ product, basis }) => [product.id, basis.generations]),
    correct: async ({ barcode }: Dog, name: number, value: string) => {
      const done = await importFile(
        shop,
        fileOf([{ barcode, kind: 'genotype', name, value }]),
        'The marker was read again',
      )
      await finishJobs(shop)
      return done
    },
  }
}
