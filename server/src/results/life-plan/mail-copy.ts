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
        `The laboratory has withdrawn results that ${petName}’s life plan is based on. Please stop using the plan. It shows the reason, and we will make a new one as soon as there are new results.`,
      ],
    }
  return number === 1
    ? {
        subject: `${petName}’s life plan is ready`,
        parts: [
          `${petName}’s life plan is based on the results, breeds, age and weight: what matters at each stage of life, with sources, to read and to take to your vet.`,
        ],
      }
    : {
        subject: `${petName}’s life plan has changed`,
        parts: [
          `Something ${petName}’s life plan is based on has changed, so we have updated it. The history shows what changed and why. Please use the new plan; the earlier one stays readable, marked as superseded.`,
        ],
      }
}
