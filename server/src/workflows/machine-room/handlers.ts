import type { machineRoomCalls } from '@shop/contract/machine-room'
import { max, sql } from 'drizzle-orm'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import shop from '../../../package.json' with { type: 'json' }
import { catalogueReleases, catalogueVersions } from '../../schema/catalogue.ts'

export const machineRoomHandlers = (services: Services): Handlers<typeof machineRoomCalls> => ({
  getMachineRoom: async () => {
    const { db, replica, config, files, payments } = services
    const [catalogue] = await db.select().from(catalogueVersions)
    const [release] = await db.select({ at: max(catalogueReleases.createdAt) }).from(catalogueReleases)
    const [database] = await db
      .select({
        version: sql<string>`current_setting('server_version')`,
        size: sql<number>`pg_database_size(current_database())`.mapWith(Number),
      })
      .from(catalogueVersions)
    if (!catalogue || !database) throw new Error('The catalogue has no version')
    return {
      version: shop.version,
      catalogue: { version: catalogue.version, releasedAt: release?.at?.toISOString() ?? null },
      database: { ...database, isEmbedded: !config.databaseUrl, hasReplica: replica !== null },
      files: files.place,
      mail: config.smtpUrl ? ('server' as const) : ('folder' as const),
      providers: payments.all.map(({ name, account }) => ({ name, account })),
    }
  },
})
