import type { AgentKit, AgentKitState } from '@shop/contract/collection-agent'
import { isInLaboratory } from '@shop/contract/sample-stage'
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { agentPackIds } from '../../reference/catalogue/kits.ts'
import { collectedAnimals } from '../../schema/collected-animal.ts'
import type { Db } from '../../platform/db/open.ts'
import { orders } from '../../schema/order.ts'
import { samples } from '../../schema/sample.ts'

type Row = Pick<typeof samples.$inferSelect, 'stage' | 'activatedAt' | 'voidedAt'> & { animal: string | null }

/** Derived from the swab at each request, so that no job can be late with it. */
function stateOf({ stage, activatedAt, voidedAt, animal }: Row): AgentKitState {
  if (voidedAt) return 'returned'
  if (stage === 'reported') return 'reported'
  if (isInLaboratory(stage)) return 'at_laboratory'
  if (activatedAt) return 'taken_up'
  if (animal !== null) return 'collected'
  return stage === 'ordered' ? 'ordered' : 'carried'
}

/** For `where`: a line of an order for what agents collect with. Its kit is another product once its owner has chosen tests. */
const isOfAgentPack = sql`exists (select 1 from jsonb_array_elements(${orders.snapshot} -> 'items') as item
  where item ->> 'id' = ${samples.orderItemId}::text
    and (item -> 'product' ->> 'id')::int in (${sql.join(
      agentPackIds.map((id) => sql`${id}`),
      sql`, `,
    )}))`

/** The swab kits that agents were sent, the oldest order first, with the account of each. */
export async function agentKits(db: Db, where?: SQL): Promise<(AgentKit & { userId: string })[]> {
  const rows = await db
    .select({
      barcode: samples.barcode,
      stage: samples.stage,
      activatedAt: samples.activatedAt,
      voidedAt: samples.voidedAt,
      orderNumber: orders.number,
      userId: orders.userId,
    })
    .from(samples)
    .innerJoin(orders, eq(orders.id, samples.orderId))
    .where(and(isNotNull(orders.userId), isOfAgentPack, where))
    .orderBy(asc(orders.placedAt), asc(samples.barcode))
  const taken = rows.length
    ? await db
        .select({
          barcode: collectedAnimals.barcode,
          userId: collectedAnimals.userId,
          name: collectedAnimals.name,
        })
        .from(collectedAnimals)
        .where(
          inArray(
            collectedAnimals.barcode,
            rows.map(({ barcode }) => barcode),
          ),
        )
        .orderBy(asc(collectedAnimals.collectedAt))
    : []
  return rows.map(({ barcode, orderNumber, userId, ...row }) => {
    const animal = taken.find((one) => one.barcode === barcode && one.userId === userId)?.name ?? null
    return {
      barcode,
      orderNumber,
      userId: userId ?? '',
      animal,
      state: stateOf({ ...row, animal }),
    }
  })
}
