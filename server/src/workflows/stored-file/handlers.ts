import type { storedFileCalls } from '@shop/contract/stored-file'
import { recordAudit } from '../../people/admin/audit.ts'
import type { Handlers } from '../../people/visitor/handler.ts'
import type { Services } from '../../platform/services.ts'
import { countElsewhere, moveFiles } from './move.ts'

/** Some twenty seconds of a bucket's time: a proxy waits for longer. */
const mostOfAKind = 200

export const storedFileHandlers = (services: Services): Handlers<typeof storedFileCalls> => ({
  moveFiles: async ({ body, actor }) => {
    const { db, files } = services
    const before = await countElsewhere(services)
    if (before) {
      await recordAudit(db, actor, { action: 'move-files', subject: `to the ${files.place}`, reason: body.reason })
      await moveFiles(services, mostOfAKind)
    }
    const left = await countElsewhere(services)
    return { moved: Math.max(0, before - left), left, place: files.place }
  },
})
