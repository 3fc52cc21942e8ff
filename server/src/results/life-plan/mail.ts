import { eq } from 'drizzle-orm'
import { animals } from '../../schema/animal.ts'
import { accountParts } from '../../platform/mail/content.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { Services } from '../../platform/services.ts'
import { users } from '../../schema/user.ts'
import { lifePlanCopy } from './mail-copy.ts'
import type { VersionRow } from './register.ts'
import { lifePlans, lifePlanVersions } from '../../schema/life-plan.ts'

/** The mail to the animal's owner about a version of its plan; null where there is nobody to write to. */
export async function lifePlanMail({ db, config }: Services, versionId: string): Promise<Mail | null> {
  const [found] = await db
    .select({ version: lifePlanVersions, animalId: animals.id, email: users.email, claimEmail: animals.claimEmail })
    .from(lifePlanVersions)
    .innerJoin(lifePlans, eq(lifePlans.id, lifePlanVersions.lifePlanId))
    .innerJoin(animals, eq(animals.id, lifePlans.animalId))
    .leftJoin(users, eq(users.id, animals.userId))
    .where(eq(lifePlanVersions.id, versionId))
  const to = found?.email ?? found?.claimEmail
  if (!found || !to) return null
  const version = found.version as unknown as VersionRow
  const { subject, parts } = lifePlanCopy(version, found.email ? version.content.petName : 'Your dog')
  return {
    key: `life-plan-${versionId}${version.withdrawnAt ? '-withdrawn' : ''}`,
    to,
    subject,
    parts: [
      ...parts,
      { label: 'Read the life plan', href: `${config.publicUrl}/my/animals/${found.animalId}/life-plan` },
      ...(found.email ? [] : accountParts(config.publicUrl)),
      ...(version.content.isSampleData ? ['This is sample data of a demonstration: no animal was tested.'] : []),
    ],
  }
}
