import type { litterCalls } from '@shop/contract/litter'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { readTogether, rowsOf } from '../../platform/db/rows-of.ts'
import { pageIn, pageOf } from '../../platform/values/page.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { addOffspring } from './add-offspring.ts'
import { enterLitter } from './enter.ts'
import { litters } from '../../schema/litter.ts'
import { findLitter, litterOrder, toLitter, toListedLitters } from './view.ts'

const pageSize = 20

export const litterHandlers = ({ db }: Services): Handlers<typeof litterCalls> => ({
  listLitters: async ({ query, user }) => {
    const page = pageIn(query.page)
    const isTheirs = eq(litters.userId, user.id)
    const { rows, total } = await readTogether(db, {
      rows: rowsOf(getTableColumns(litters), (select) =>
        select
          .from(litters)
          .where(isTheirs)
          .orderBy(...litterOrder)
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      ),
      total: sql`(select count(*) from ${litters} where ${isTheirs})`.mapWith(Number),
    })
    return pageOf(await toListedLitters(db, user, rows), total, page, pageSize)
  },

  getLitter: async ({ params, user }) => toLitter(db, user, await findLitter(db, params.id, user)),

  createLitter: ({ body, user, created }) =>
    db.transaction(async (tx) => {
      const { id, isNew } = await enterLitter(tx, user, body)
      if (isNew) created()
      return toLitter(tx, user, await findLitter(tx, id, user))
    }),

  addOffspring: ({ params, body, user, created }) =>
    db.transaction(async (tx) => {
      if (await addOffspring(tx, user, params.id, body)) created()
      return toLitter(tx, user, await findLitter(tx, params.id, user))
    }),

  removeLitter: async ({ params, user }) => {
    const { id } = await findLitter(db, params.id, user)
    await db.delete(litters).where(and(eq(litters.id, id), eq(litters.userId, user.id)))
    return { message: 'The litter is off your list. Its animals stay as they are.' }
  },
})
