import type { Person } from '../animal/people.ts'
import { hashToken } from '../platform/secrets.ts'
import { accountParts, letter, type LetterCopy, type Link } from '../mail/letter.ts'
import type { Mail } from '../mail/mailer.ts'

/** What a mail can say of a sample. Results are never in a mail: only that they are there. */
export type LabNews =
  | 'received'
  /** It has come, and nobody has said whose it is. */
  | 'not-activated'
  | 'failed'
  | 'reported'
  | 'corrected'
  | 'added'

export type LabLetter = Pick<Person, 'to' | 'petName' | 'as'> & {
  news: LabNews
  /** One about one thing: with the address it makes the mail's key. Letters, digits, dashes. */
  about: string
  barcode: string
  animalId: string | null
  isSampleData: boolean
}

type Named = LabLetter & { publicUrl: string; tracker: Link; results: Link }

const letters: Record<LabNews, (about: Named) => LetterCopy> = {
  received: ({ petName, barcode, tracker }) => ({
    subject: petName ? `${petName}’s sample is here` : 'Your sample is here',
    parts: [
      `The sample ${barcode} has reached the laboratory. We look at the swab, take the DNA from it and read it. You hear from us when the results are ready.`,
      tracker,
    ],
  }),
  'not-activated': ({ barcode, publicUrl }) => ({
    subject: 'A sample is here, and we do not know whose it is',
    parts: [
      `The sample ${barcode} has reached the laboratory, but its kit is not activated. We keep it safe, and go on as soon as you have told us whose it is.`,
      { label: 'Activate the kit', href: `${publicUrl}/activate` },
      'If you gave the kit to somebody, please send them this mail.',
    ],
  }),
  failed: ({ petName, barcode }) => ({
    subject: petName ? `We need another swab of ${petName}` : 'We need another swab',
    parts: [
      `The laboratory could not read the swab ${barcode}. That happens, and it says nothing about the animal.`,
      'A new kit is on its way, free. What was ordered moves to it by itself: when it is here, take the swab and send it back.',
    ],
  }),
  reported: ({ petName, as, results }) => ({
    subject: petName ? `${petName}’s results are ready` : 'Results are ready',
    parts: [
      as === 'share'
        ? 'The results of an animal that is shared with you are ready.'
        : 'The results are there, ready to be read. If something could not be read, they say so.',
      results,
    ],
  }),
  corrected: ({ petName, as, results }) => ({
    subject: petName ? `A result of ${petName}’s was corrected` : 'A result was corrected',
    parts: [
      `The laboratory has read a marker again, and a result ${as === 'share' ? 'of an animal that is shared with you ' : ''}is another now. Please read it before you decide anything by the old one. Reports that state the old result are out of date.`,
      results,
      'What changed, when and why stands in the history of the results.',
    ],
  }),
  added: ({ petName, as, results }) => ({
    subject: petName ? `${petName} has new results` : 'There are new results',
    parts: [
      as === 'share'
        ? 'An animal that is shared with you has more results than before.'
        : 'More of what you ordered has been read. The results are ready.',
      results,
    ],
  }),
}

/** The mail to one person about a sample. */
export function labMail(publicUrl: string, about: LabLetter): Mail {
  const { to, as, barcode, animalId } = about
  const { subject, parts } = letters[about.news]({
    ...about,
    publicUrl,
    tracker: { label: 'Follow the sample', href: `${publicUrl}/tools/sample-tracker/${barcode}` },
    results: {
      label: as === 'owner' ? 'Read the results' : 'Log in and read the results',
      href: `${publicUrl}/my/animals/${animalId}/health`,
    },
  })
  return letter({
    key: `lab-${about.about}-${hashToken(to).slice(0, 12)}`,
    to,
    subject,
    parts: [
      ...parts,
      ...(as === 'owner' ? [] : accountParts(publicUrl)),
      ...(about.isSampleData ? ['This is sample data of a demonstration: no animal was tested.'] : []),
    ],
  })
}
