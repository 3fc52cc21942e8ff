import { productTypes } from '@shop/contract/constants'
import { accountParts, type MailCopy, type Link } from '../../platform/mail/content.ts'
import type { LabNews } from '../../schema/laboratory.ts'
import type { Recipient } from './recipients.ts'

/** A mail's text about one sample. */
export type LabLine = {
  barcode: string
  news: LabNews
  as: Recipient['as']
  animalId: string | null
  petName: string | null
  /** The types of the tests that are read in it. */
  typeIds: number[]
  isSampleData: boolean
}

type Named = LabLine & { publicUrl: string; tracker: Link; results: Link; samples: Link }

const copies: Record<LabNews, (about: Named) => MailCopy> = {
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
  conflicting: ({ petName, as, results }) => ({
    subject: petName ? `Two samples of ${petName} contradict each other` : 'Two samples contradict each other',
    parts: [
      `New results have come${as === 'share' ? ' for an animal that is shared with you' : ''}, and in something two of its samples contradict each other. Until the laboratory has settled which is right, neither counts: please decide nothing by it. Reports that state one of the two are out of date.`,
      results,
      'We write again when it is settled. You need not do anything.',
    ],
  }),
  settled: ({ petName, as, results }) => ({
    subject: petName ? `Settled: ${petName}’s samples` : 'Settled: two samples that contradicted each other',
    parts: [
      `The laboratory has settled in what two samples ${as === 'share' ? 'of an animal that is shared with you ' : ''}contradicted each other. What stands, and why, is with the results. Reports that were made before state it as open: please make new ones.`,
      results,
    ],
  }),
  reopened: ({ petName, as, results }) => ({
    subject: petName ? `Open again: ${petName}’s samples` : 'Open again: two samples that contradict each other',
    parts: [
      `The laboratory has taken back how it settled in what two samples ${as === 'share' ? 'of an animal that is shared with you ' : ''}contradict each other. Until it is settled anew, neither counts: please decide nothing by it.`,
      results,
      'Who took it back, and why, stands in the history of the results.',
    ],
  }),
  restored: ({ petName, barcode, as, results }) => ({
    subject: petName ? `${petName}’s other sample counts again` : 'Another sample counts again',
    parts: [
      `What the laboratory had set aside of the sample ${barcode}${as === 'share' ? ', of an animal that is shared with you,' : ''} counts again: the sample that stood in its place was withdrawn. Please read it before you decide anything by what was there before.`,
      results,
      'What changed, when and why stands in the history of the results.',
    ],
  }),
  'by-parentage': ({ petName, as, results }) => ({
    subject: petName ? `${petName} has results by its parents` : 'There are results by parentage',
    parts: [
      `The parents of ${as === 'share' ? 'an animal that is shared with you' : (petName ?? 'an animal of yours')} were tested clear, and their DNA fits. What follows from that is ready to be read.`,
      results,
    ],
  }),
  identity: ({ petName, as, results }) => ({
    subject: petName ? `Who took ${petName}’s sample was corrected` : 'Who took a sample was corrected',
    parts: [
      `What the laboratory stated of who took the sample of ${as === 'share' ? 'an animal that is shared with you' : (petName ?? 'an animal of yours')}, and read its microchip, is another now. Its results are what they were. Reports that state the old are out of date.`,
      results,
      'What changed, when and why stands in the history of the results.',
    ],
  }),
  withdrawn: ({ petName, as, results }) => ({
    subject: petName ? `“Clear by parentage” has changed for ${petName}` : '“Clear by parentage” has changed',
    parts: [
      `Something that ${as === 'share' ? 'an animal that is shared with you' : (petName ?? 'an animal of yours')} was clear of by its parents does not count so any more, or rests on something else now. Please read it before you decide anything by it. Reports and certificates that state what no longer stands are out of date.`,
      results,
      'What changed, when and why stands in the history of the results.',
    ],
  }),
  'sample-withdrawn': ({ petName, barcode, as, publicUrl, samples }) => ({
    subject: petName ? `${petName}’s results were withdrawn` : 'Results were withdrawn',
    parts: [
      `The laboratory has withdrawn everything that was found in the sample ${barcode}: its swab was another animal’s. Every paper that rests on it is revoked, be it a report, a certificate, a summary for a vet, a DNA profile, a comparison of parents or a life plan.`,
      as === 'former'
        ? 'You could read these results, or have a paper for which they were compared. Please do not go by them any more.'
        : 'Please do not go by them any more, and tell those whom you gave a copy.',
      ...(as === 'owner' ? ['A new kit is on its way, free. What was ordered moves to it by itself.'] : []),
      as === 'former'
        ? { label: 'Check the number of a paper', href: `${publicUrl}/tools/report-authentication` }
        : samples,
    ],
  }),
}

/** Of several samples with the same news: the subject, and the sentence above their list. */
const headings: Record<LabNews, { subject: (count: number) => string; text: string }> = {
  received: {
    subject: (count) => `${count} samples are here`,
    text: 'These samples have reached the laboratory. You hear from us when their results are ready:',
  },
  'not-activated': {
    subject: (count) => `${count} samples are here, and we do not know whose they are`,
    text: 'These samples have reached the laboratory, but their kits are not activated. We keep them safe, and go on as soon as you have told us whose they are:',
  },
  failed: {
    subject: (count) => `We need another swab of ${count} samples`,
    text: 'The laboratory could not read these swabs. That happens, and it says nothing about the animals. New kits are on their way, free, with everything that was ordered:',
  },
  reported: {
    subject: (count) => `The results of ${count} samples are ready`,
    text: 'Their results are ready to be read. If something could not be read, they say so:',
  },
  corrected: {
    subject: (count) => `Results of ${count} samples were corrected`,
    text: 'The laboratory has read markers of these again, and results are others now. Please read them before you decide anything by the old ones. Reports that state the old results are out of date:',
  },
  added: {
    subject: (count) => `${count} samples have new results`,
    text: 'More of what you ordered has been read, and is ready:',
  },
  conflicting: {
    subject: (count) => `${count} samples contradict others of the same animals`,
    text: 'In something these say another thing than another sample of the same animal. Until the laboratory has settled which is right, neither counts: please decide nothing by it. Reports that state one of the two are out of date:',
  },
  settled: {
    subject: (count) => `Settled: ${count} samples`,
    text: 'The laboratory has settled in what these and other samples of the same animals contradicted each other. Reports that were made before state it as open:',
  },
  reopened: {
    subject: (count) => `Open again: ${count} samples`,
    text: 'The laboratory has taken back how it settled in what these and other samples of the same animals contradict each other. Until it is settled anew, neither counts:',
  },
  restored: {
    subject: (count) => `${count} samples count again`,
    text: 'What the laboratory had set aside of these counts again: the samples that stood in their place were withdrawn. Please read it before you decide anything by what was there before:',
  },
  'by-parentage': {
    subject: (count) => `${count} samples have results by parentage`,
    text: 'Their parents were tested clear, and the DNA fits. What follows from that is ready to be read:',
  },
  identity: {
    subject: (count) => `Who took ${count} samples was corrected`,
    text: 'What the laboratory stated of who took these samples, and read the microchips, is another now. The results are what they were. Reports that state the old are out of date:',
  },
  withdrawn: {
    subject: (count) => `“Clear by parentage” has changed for ${count} samples`,
    text: 'Something that these were clear of by their parents does not count so any more, or rests on something else now. Please read it before you decide anything by it. Reports that state what no longer stands are out of date:',
  },
  'sample-withdrawn': {
    subject: (count) => `Results of ${count} samples were withdrawn`,
    text: 'The laboratory has withdrawn everything that was found in these: their swabs were other animals’. Every paper that rests on them is revoked. Please do not go by them any more:',
  },
}

/** The most samples that a mail names; the account has all. */
const mostNamed = 50

/** A line of the list. Those whose address somebody else typed get no text of anybody's. */
const nameOf = ({ petName, barcode, as }: LabLine) => (petName && as === 'owner' ? `${petName} (${barcode})` : barcode)

function listOf(lines: LabLine[]): string {
  const named = lines.slice(0, mostNamed).map(nameOf)
  const more = lines.length - named.length
  return [...named, ...(more ? [`and ${more} more`] : [])].join('\n')
}

function digest(publicUrl: string, lines: LabLine[]): MailCopy {
  const groups = [...Map.groupBy(lines, ({ news }) => news)]
  const [only, ...others] = groups
  return {
    subject: only && !others.length ? headings[only[0]].subject(lines.length) : `News of ${lines.length} samples`,
    parts: [
      ...groups.flatMap(([news, group]) => [headings[news].text, listOf(group)]),
      lines.some(({ news }) => news === 'not-activated')
        ? { label: 'Activate a kit', href: `${publicUrl}/activate` }
        : { label: 'See your animals', href: `${publicUrl}/my/my-animals` },
    ],
  }
}

const pages: Record<number, string> = {
  [productTypes.trait]: '/traits',
  [productTypes.disease]: '/health',
  [productTypes.dnaProfile]: '/dna-profile',
  [productTypes.mixBreed]: '/breeds',
}

/** Of an animal's pages the one that all results of these types are on; else its overview. */
function resultPageOf(typeIds: number[]): string {
  const [only = '', ...others] = new Set(typeIds.flatMap((id) => pages[id] ?? []))
  return others.length ? '' : only
}

function single(publicUrl: string, line: LabLine): MailCopy {
  const { as, barcode, animalId } = line
  return copies[line.news]({
    ...line,
    petName: as === 'owner' ? line.petName : null,
    publicUrl,
    tracker: { label: 'Follow the sample', href: `${publicUrl}/tools/sample-tracker/${barcode}` },
    results: {
      label: as === 'owner' ? 'Read the results' : 'Log in and read the results',
      href: `${publicUrl}/my/animals/${animalId}${resultPageOf(line.typeIds)}`,
    },
    samples: {
      label: as === 'owner' ? 'Read why' : 'Log in and read why',
      href: `${publicUrl}/my/animals/${animalId}/samples`,
    },
  })
}

/** The mail to one person about the samples of one run. */
export function labMail(publicUrl: string, lines: LabLine[]): MailCopy {
  const [only, ...more] = lines
  const { subject, parts } = only && !more.length ? single(publicUrl, only) : digest(publicUrl, lines)
  return {
    subject,
    parts: [
      ...parts,
      ...(lines.some(({ as }) => as === 'share' || as === 'claim') ? accountParts(publicUrl) : []),
      ...(lines.some(({ isSampleData }) => isSampleData)
        ? ['This is sample data of a demonstration: no animal was tested.']
        : []),
    ],
  }
}
