import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { batchesOf } from '../db/batches.ts'
import type { Db } from '../db/open.ts'
import { breeds } from '../breed/tables.ts'
import { shippingMethods } from '../cart/tables.ts'
import { prices, productBreeds, productContents, products } from '../product/tables.ts'

/** Fills an empty database with the catalogue, all or nothing; a full one is left alone. */
export async function seed(db: Db, config: Pick<Config, 'isDemo'>, log: Pick<Logger, 'info' | 'warn'>) {
  const [any] = await db.select({ id: products.id }).from(products).limit(1)
  if (any) return
  // What fills a database is loaded only where one is empty.
  const { buildCatalogue } = await import('../catalogue/catalogue.ts')
  const catalogue = buildCatalogue()
  for (const { file, line, reason } of catalogue.refused) log.warn(`${file}:${line} refused: ${reason}`)
  await db.transaction(async (tx) => {
    for (const batch of batchesOf(catalogue.breeds)) await tx.insert(breeds).values(batch)
    for (const batch of batchesOf(catalogue.products)) await tx.insert(products).values(batch)
    for (const batch of batchesOf(catalogue.prices)) await tx.insert(prices).values(batch)
    for (const batch of batchesOf(catalogue.productBreeds)) await tx.insert(productBreeds).values(batch)
    for (const batch of batchesOf(catalogue.productContents)) await tx.insert(productContents).values(batch)
    await tx.insert(shippingMethods).values(catalogue.shippingMethods)
    if (config.isDemo) await (await import('./demo.ts')).seedDemo(tx)
  })
  log.info({ products: catalogue.products.length, breeds: catalogue.breeds.length })
}
