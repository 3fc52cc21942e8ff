import { randomInt } from 'node:crypto'
import { animals } from '../src/schema/animal.ts'
import { results } from '../src/schema/result.ts'
import { sampleStageTimes, samples } from '../src/schema/sample.ts'
import type { Shop as OpenShop } from './shop.ts'

type Shop = Pick<OpenShop, 'db'>

/** A barcode nobody else has. */
export const newBarcode = () => `KP${String(randomInt(10 ** 10)).padStart(10, '0')}`

/** A Border Collie of that user, not in the database yet. */
export const newAnimal = (userId: string | null): typeof animals.$inferInsert => ({
  userId,
  petName: 'Skye',
  speciesId: 1,
  breedId: 200193,
  gender: 'female',
  coat: { pattern: 'solid', colours: ['#2f2a2c'], seed: 1 },
})

/** A Border Collie of that user. */
export async function addAnimal(shop: Shop, userId: string | null, more: Partial<typeof animals.$inferInsert> = {}) {
  const [animal] = await shop.db
    .insert(animals)
    .values({ ...newAnimal(userId), ...more })
    .returning()
  if (!animal) throw new Error('No animal')
  return animal
}

/** A swab of a full breed profile kit for dogs: in no balance and not activated, by default. */
export async function addSample(shop: Shop, more: Partial<typeof samples.$inferInsert> = {}) {
  const [sample] = await shop.db
    .insert(samples)
    .values({ barcode: newBarcode(), productId: 36, stage: 'dispatched', ...more })
    .returning()
  if (!sample) throw new Error('No sample')
  await shop.db.insert(sampleStageTimes).values({ barcode: sample.barcode, stage: sample.stage })
  return sample
}

/** One test's genotype in a sample, as an import leaves it. */
export async function addResult(
  shop: Shop,
  barcode: string,
  productId: number,
  genotype: string | null,
  more: Partial<typeof results.$inferInsert> = {},
) {
  const [result] = await shop.db
    .insert(results)
    .values({
      barcode,
      productId,
      genotype,
      laboratory: 'Kinpaw Laboratory',
      panelVersion: '4.2',
      testedAt: new Date('2026-11-12T15:30:00Z'),
      ...more,
    })
    .returning()
  if (!result) throw new Error('No result')
  return result
}
