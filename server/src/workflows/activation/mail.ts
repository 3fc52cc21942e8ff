import { asc, eq } from 'drizzle-orm'
import { isInLaboratory } from '@shop/contract/sample-stage'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { DataOf } from '../../platform/jobs/queue.ts'
import type { Services } from '../../platform/services.ts'
import { activations } from '../../schema/activation.ts'
import { animals } from '../../schema/animal.ts'
import { samples } from '../../schema/sample.ts'
import { users } from '../../schema/user.ts'
import { activationCopy } from './mail-copy.ts'
import type { activationMailQueue } from './queues.ts'

/** The mail to whoever activated a kit; null where its animal is gone, or their account. */
export async function activationMail(
  { db, config: { publicUrl } }: Pick<Services, 'db' | 'config'>,
  { activationId }: DataOf<typeof activationMailQueue>,
): Promise<Mail | null> {
  const rows = await db
    .select({
      barcode: samples.barcode,
      stage: samples.stage,
      animalId: animals.id,
      petName: animals.petName,
      address: activations.email,
      email: users.email,
    })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, samples.animalId))
    .leftJoin(users, eq(users.id, activations.userId))
    .where(eq(activations.id, activationId))
    .orderBy(asc(samples.barcode))
  const [first] = rows
  if (!first) return null
  const { animalId, petName, email, address } = first
  const to = email ?? address
  if (!to) return null
  return {
    key: `activation-${activationId}`,
    to,
    ...activationCopy({
      petName: email && petName,
      samples: rows.map(({ barcode, stage }) => ({ barcode, isReceived: isInLaboratory(stage) })),
      link: email
        ? { label: `See ${petName}’s samples`, href: `${publicUrl}/my/animals/${animalId}/samples` }
        : { label: 'Create your account', href: `${publicUrl}/register` },
      trackers: rows.map(({ barcode }) => ({
        label: `Follow the sample ${barcode}`,
        href: `${publicUrl}/tools/sample-tracker/${barcode}`,
      })),
    }),
  }
}
