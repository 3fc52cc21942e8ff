import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { findAnimal } from '../../animals/animal/access.ts'
import { users } from '../../schema/user.ts'
import { findUser } from '../../people/visitor/visitor.ts'
import { fileNameOf, recheckReport } from './register.ts'
import { reportFile } from './file.ts'
import type { Services } from '../../platform/services.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { reportCopy } from './mail-copy.ts'
import { reportQueue } from './queues.ts'

/** Has a report mailed to a user who may have it sent. */
export const sendReport = ({ jobs }: Pick<Services, 'jobs'>, report: { reportKey: string; userId: string }) =>
  jobs.send(reportQueue, { id: randomUUID(), ...report })

/** The mail that a report becomes; null where the user may not have it any more, or it is no longer valid. */
export async function reportMail(
  services: Services,
  { id, reportKey, userId }: { id: string; reportKey: string; userId: string },
): Promise<Mail | null> {
  const { db, config } = services
  const user = await findUser(db, eq(users.id, userId))
  const row = await recheckReport(db, reportKey)
  if (!user || row?.state !== 'valid') return null
  const animal = await findAnimal(db, row.animalId, user, 'full').catch(() => null)
  if (!animal) return null
  const mail = {
    key: `report-${id}`,
    to: user.email,
    ...reportCopy(row, config.publicUrl),
  }
  return {
    ...mail,
    attachments: [
      { filename: fileNameOf(row), content: await reportFile(services, row, user.id), contentType: 'application/pdf' },
    ],
  }
}
