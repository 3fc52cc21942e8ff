import { createHash } from 'node:crypto'
import { addressOf } from '@shop/contract/call'
import { openDataEndpoints } from '@shop/contract/endpoints/open-data'
import type { openDataCalls } from '@shop/contract/open-data'
import { desc } from 'drizzle-orm'
import { attributions } from '../../reference/catalogue/attribution.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import { tableCsv, tableJson } from './file.ts'
import { findRelease, latestRelease } from './release.ts'
import { openDataReleases } from '../../schema/open-data.ts'
import { missing } from '../../platform/input/refusal.ts'

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

  getOpenDataFile: async ({ params: { release, file } }) => {
    if (release === 'latest') {
      const { name } = await latestRelease(db)
      return { location: addressOf(openDataEndpoints.getOpenDataFile, { params: { release: name, file } }) }
    }
    const { tables } = await findRelease(db, release)
    const [, name, ending] = file.match(/^(\w+)\.(csv|json)$/) ?? []
    const table = tables.find((one) => one.name === name)
    if (!table) throw missing()
    const content = ending === 'csv' ? tableCsv(table) : tableJson(table)
    return {
      type: ending === 'csv' ? 'text/csv' : 'application/json',
      content,
      name: `${table.name}-${release}.${ending}`,
      // A release never changes.
      cache: 'forever',
      etag: createHash('sha1').update(content).digest('hex'),
      // Programs of any site read it.
      headers: { 'access-control-allow-origin': '*' },
    }
  },
})
