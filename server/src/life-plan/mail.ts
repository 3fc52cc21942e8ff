import { eq } from 'drizzle-orm'
import { animals } from '../animal/tables.ts'
import { accountParts, type MailCopy } from '../mail/content.ts'
import type { Mail } from '../mail/mailer.ts'
import type { Services } from '../services.ts'
import { users } from '../user/tables.ts'
import type { VersionRow } from './register.ts'
import { lifePlans, lifePlanVersions } from './tables.ts'

/** To an address that somebody typed goes nobody's text (0017). Results are never in a mail: only that the plan is there, or is another. */
function copyOf({ number, withdrawnAt }: VersionRow, petName: string): Pick<MailCopy, 'subject' | 'parts'> {
  if (withdrawnAt)
    return {
      subject: `${petName}’s life plan was withdrawn`,
      parts: [
        `The laboratory has withdrawn results that ${petName}’s life plan rests on. Please do not go by it any more. The reason stands beside it, and a new plan is made as soon as there are new results.`,
      ],
    }
  return number === 1
    ? {
        subject: `${petName}’s life plan is ready`,
        parts: [
          `We have made ${petName}’s life plan from the results, the breeds, the age and the weight: what matters at each stage of life, with its sources, to read and to take to your vet.`,
        ],
      }
    : {
        subject: `${petName}’s life plan has changed`,
        parts: [
          `Something that ${petName}’s life plan rests on is new, so we have renewed it. What changed, and why, stands in its history. Please go by the new plan: the one before stays readable, marked as superseded.`,
        ],
      }
}

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
  const { subject, parts } = copyOf(version, found.email ? version.content.petName : 'Your dog')
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
