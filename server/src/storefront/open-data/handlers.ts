import type { openDataCalls } from '@shop/contract/open-data'
import { desc } from 'drizzle-orm'
import { attributions } from '../../reference/catalogue/attribution.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { latestRelease } from './release.ts'
import { openDataReleases } from '../../schema/open-data.ts'

export const openDataHandlers = ({ db }: Services): Handlers<typeof openDataCalls> => ({
  getOpenData: async () => {
    const { name, createdAt, tables } = await latestRelease(db)
    const releases = await db
      .select({ name: openDataReleases.name, publishedAt: openDataReleases.createdAt })
      .from(openDataReleases)
      .orderBy(desc(openDataReleases.createdAt))
    return {
      release: { name, publishedAt: createdAt.toISOString() },
      tables: tables.map(({ rows, ...table }) => ({ ...table, rowCount: rows.length })),
      attributions,
      earlier: releases
        .filter((one) => one.name !== name)
        .map(({ publishedAt, ...one }) => ({ ...one, publishedAt: publishedAt.toISOString() })),
    }
  },
})
