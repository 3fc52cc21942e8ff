import { kitIds } from '@shop/contract/constants'
import type { lifePlanCalls } from '@shop/contract/life-plan'
import { eq } from 'drizzle-orm'
import { findAnimal } from '../../animals/animal/access.ts'
import type { Db } from '../../platform/db/open.ts'
import { nameOfPdf } from '../../platform/values/file-name.ts'
import { priceIn } from '../../storefront/product/prices.ts'
import { prices, products } from '../../schema/product.ts'
import { cardColumns, toProduct } from '../../storefront/product/view.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Visitor } from '../../people/visitor/visitor.ts'
import { isFound, refusalFor } from './eligibility.ts'
import { lifePlanFile } from './file.ts'
import { findVersionFor, planOf, renewLifePlan, versionsOf } from './register.ts'
import { fileNameOf, toLifePlan } from './view.ts'

/** The product, priced for the visitor. */
async function offerFor(db: Db, visitor: Visitor) {
  const [row] = await db
    .select({ product: cardColumns, amount: prices.amount })
    .from(products)
    .innerJoin(prices, priceIn(visitor))
    .where(eq(products.id, kitIds.lifePlan))
  return row ? toProduct(row.product, row.amount, visitor) : null
}

export const lifePlanHandlers = (services: Services): Handlers<typeof lifePlanCalls> => {
  const { db } = services
  return {
    getLifePlan: async ({ params, user, visitor }) => {
      const animal = await findAnimal(db, params.id, user)
      const plan = await planOf(db, animal.id)
      if (!plan) {
        const refusal = await refusalFor(db, animal)
        const isSold = refusal === null && animal.rights !== 'view'
        return {
          state: 'none',
          offer: isSold ? await offerFor(db, visitor) : null,
          hasFindings: await isFound(db, animal.id),
          refusal,
          plan: null,
          versions: [],
        }
      }
      // Whoever reads it reads what is known now, also when its owner corrected the weight a second ago.
      await renewLifePlan(db, services, animal.id)
      return toLifePlan(await versionsOf(db, plan.id))
    },

    getLifePlanFile: async ({ params, user }) => {
      const { version, newestId } = await findVersionFor(db, nameOfPdf(params.file), user)
      const content = await lifePlanFile(services, version, { newestId, reader: user })
      return { type: 'application/pdf', content, name: fileNameOf(version) }
    },
  }
}
