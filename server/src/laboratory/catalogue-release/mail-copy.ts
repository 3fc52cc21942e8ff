import { accountParts, type MailCopy } from '../../platform/mail/content.ts'

/** A kennel of hundreds reads the rest on its pages. */
const animalsInMail = 50

/** An animal and what changed of it, a line each. Whose it is not reads no text of its owner's: its sample names it (0017). */
export type Changed = { id: string; name: string; isOwn: boolean; isSampleData: boolean; changes: string[] }

const intro =
  'What is known of some genetic tests was corrected, and with it what their results mean. The genotypes were not read again: they are the same as before.'

/** To somebody who reads these animals. */
export function changedCopy(publicUrl: string, changed: Changed[], hasPlan: boolean): MailCopy {
  const [only] = changed
  const rest = changed.length - animalsInMail
  return {
    subject:
      changed.length === 1 && only?.isOwn
        ? `What ${only.name}’s results mean has changed`
        : 'What some results mean has changed',
    parts: [
      intro,
      ...changed
        .slice(0, animalsInMail)
        .flatMap((one) => [
          [one.name, ...one.changes].join('\n'),
          { label: 'Read the results', href: `${publicUrl}/my/animals/${one.id}/health` },
        ]),
      ...(rest > 0 ? [`And ${rest} more animals:`, { label: 'Your animals', href: `${publicUrl}/my/my-animals` }] : []),
      'Reports and certificates that state the earlier result are no longer valid, and anyone who checks their number can read why. You can make new ones on the animal’s page.',
      ...(hasPlan ? ['Life plans that rest on these results are renewed.'] : []),
      ...(changed.some(({ isSampleData }) => isSampleData)
        ? ['This is sample data of a demonstration: no animal was tested.']
        : []),
    ],
  }
}

/** For an address that somebody typed and nobody has confirmed: only that there is something to read. */
export const changedCopyWithoutAccount = (publicUrl: string): MailCopy => ({
  subject: 'What some results mean has changed',
  parts: [intro, 'This concerns results that you can read.', ...accountParts(publicUrl)],
})
