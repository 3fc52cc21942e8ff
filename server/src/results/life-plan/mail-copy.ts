import type { MailCopy } from '../../platform/mail/content.ts'

/**
 * It goes to an address that somebody typed, so it quotes no text of anybody's (0017). Results are never in a mail:
 * only that the plan is there, or has changed.
 */
export function lifePlanCopy(
  { number, withdrawnAt }: { number: number; withdrawnAt: Date | null },
  petName: string,
): MailCopy {
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
