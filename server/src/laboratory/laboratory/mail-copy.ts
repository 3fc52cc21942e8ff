import { productTypes } from '@shop/contract/constants'
import { laboratorySteps } from '@shop/contract/next-steps'
import { accountParts, capitalised, type MailCopy, type Link } from '../../platform/mail/content.ts'
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

type Named = LabLine & {
  publicUrl: string
  /** "Skye’s sample KP4827190001". */
  sample: string
  /** "Skye (sample KP4827190001)". */
  animal: string
  tracker: Link
  results: Link
  samples: Link
}

const seeHistory = 'What changed, when and why stands in the history of the results.'

const copies: Record<LabNews, (about: Named) => MailCopy> = {
  received: ({ petName, sample, tracker }) => ({
    subject: petName ? `${petName}’s sample is here` : 'Your sample is here',
    parts: [`${capitalised(sample)} has reached the laboratory.`, { steps: laboratorySteps }, tracker],
  }),
  'not-activated': ({ barcode, publicUrl }) => ({
    subject: 'We have a sample and do not know whose it is',
    parts: [
      `Sample ${barcode} has reached the laboratory, but its kit has not been activated. We are keeping it safe, and will start as soon as you tell us whose it is.`,
      { label: 'Activate the kit', href: `${publicUrl}/activate` },
      'If you gave the kit to someone, please forward this email to them.',
    ],
  }),
  failed: ({ petName, sample, tracker }) => ({
    subject: petName ? `We need another swab of ${petName}` : 'We need another swab',
    parts: [
      `The laboratory could not read ${sample}. This happens sometimes, and it says nothing about the animal.`,
      'A new kit is on its way, free of charge, with your tests already moved to it. When it arrives, take the swab and send it back.',
      tracker,
    ],
  }),
  reported: ({ petName, sample, results }) => ({
    subject: petName ? `${petName}’s results are ready` : 'Results are ready',
    parts: [`The results of ${sample} are ready. If something could not be read, the page says so.`, results],
  }),
  corrected: ({ petName, sample, results }) => ({
    subject: petName ? `A result of ${petName}’s was corrected` : 'A result was corrected',
    parts: [
      `The laboratory has read a marker of ${sample} again, and a result has changed. Please read the new result before you make any decision. Reports that state the old one are out of date.`,
      results,
      seeHistory,
    ],
  }),
  added: ({ petName, sample, results }) => ({
    subject: petName ? `${petName} has new results` : 'There are new results',
    parts: [`We have read more of ${sample}, and the new results are ready.`, results],
  }),
  conflicting: ({ petName, sample, results }) => ({
    subject: petName ? `Two samples of ${petName} contradict each other` : 'Two samples contradict each other',
    parts: [
      `New results have come of ${sample}, and one of them contradicts another sample of the same animal. Until the laboratory has settled which is right, neither counts: please decide nothing by it. Reports that state one of the two are out of date.`,
      results,
      'We will email you again when it is settled. You do not need to do anything.',
    ],
  }),
  settled: ({ petName, sample, results }) => ({
    subject: petName ? `Settled: ${petName}’s samples` : 'Settled: two samples that contradicted each other',
    parts: [
      `${capitalised(sample)} and another of the same animal contradicted each other, and the laboratory has settled it. What stands, and why, is with the results. Reports that were made before state it as open: please make new ones.`,
      results,
    ],
  }),
  reopened: ({ petName, sample, results }) => ({
    subject: petName ? `Open again: ${petName}’s samples` : 'Open again: two samples that contradict each other',
    parts: [
      `${capitalised(sample)} and another of the same animal contradict each other, and the laboratory has taken back how it had settled that. Until it is settled anew, neither counts: please decide nothing by it.`,
      results,
      'Who took it back, and why, stands in the history of the results.',
    ],
  }),
  restored: ({ petName, sample, results }) => ({
    subject: petName ? `${petName}’s other sample counts again` : 'Another sample counts again',
    parts: [
      `What the laboratory had set aside of ${sample} counts again: the sample that stood in its place was withdrawn. Please read it before you decide anything by what was there before.`,
      results,
      seeHistory,
    ],
  }),
  'by-parentage': ({ petName, animal, results }) => ({
    subject: petName ? `${petName} has results by its parents` : 'There are results by parentage',
    parts: [
      `The parents of ${animal} were tested clear, and their DNA fits. What follows from that is ready to be read.`,
      results,
    ],
  }),
  identity: ({ petName, sample, results }) => ({
    subject: petName ? `Who took ${petName}’s sample was corrected` : 'Who took a sample was corrected',
    parts: [
      `What the laboratory states of who took ${sample}, and read the microchip, has changed. The results are what they were. Reports that state the old are out of date.`,
      results,
      seeHistory,
    ],
  }),
  withdrawn: ({ petName, animal, results }) => ({
    subject: petName ? `“Clear by parentage” has changed for ${petName}` : '“Clear by parentage” has changed',
    parts: [
      `Something that ${animal} was clear of by its parents does not count any more, or rests on something else now. Please read it before you decide anything by it. Reports and certificates that state what no longer stands are out of date.`,
      results,
      seeHistory,
    ],
  }),
  'sample-withdrawn': ({ petName, sample, as, publicUrl, samples }) => ({
    subject: petName ? `${petName}’s results were withdrawn` : 'Results were withdrawn',
    parts: [
      `The laboratory has withdrawn everything that was found in ${sample}: its swab was another animal’s. Every paper that rests on it is revoked, be it a report, a certificate, a summary for a vet, a DNA profile, a comparison of parents or a life plan.`,
      as === 'former'
        ? 'You could read these results, or have a paper for which they were compared. Please do not go by them any more.'
        : 'Please do not go by these results any more, and tell those whom you gave a copy.',
      ...(as === 'owner' ? ['A new kit is on its way, free of charge, with your tests already moved to it.'] : []),
      as === 'former'
        ? { label: 'Check the number of a paper', href: `${publicUrl}/tools/report-authentication` }
        : samples,
    ],
  }),
}

export const labNews = Object.keys(copies) as LabNews[]

/** Of several samples with the same news: the subject, and the sentence above their list. */
const headings: Record<LabNews, { subject: (count: number) => string; text: string }> = {
  received: {
    subject: (count) => `${count} samples are here`,
    text: 'These samples have reached the laboratory. We will email you when their results are ready:',
  },
  'not-activated': {
    subject: (count) => `We have ${count} samples and do not know whose they are`,
    text: 'These samples have reached the laboratory, but their kits have not been activated. We are keeping them safe, and will start as soon as you tell us whose they are:',
  },
  failed: {
    subject: (count) => `We need another swab of ${count} samples`,
    text: 'The laboratory could not read these samples. This happens sometimes, and it says nothing about the animals. New kits are on their way, free of charge, with your tests already moved to them:',
  },
  reported: {
    subject: (count) => `The results of ${count} samples are ready`,
    text: 'The results of these samples are ready. If something could not be read, the page says so:',
  },
  corrected: {
    subject: (count) => `Results of ${count} samples were corrected`,
    text: 'The laboratory has read markers of these samples again, and results have changed. Please read the new results before you make any decision. Reports that state the old ones are out of date:',
  },
  added: {
    subject: (count) => `${count} samples have new results`,
    text: 'More has been read of these samples, and the new results are ready:',
  },
  conflicting: {
    subject: (count) => `${count} samples contradict others of the same animals`,
    text: 'New results of these samples contradict another sample of the same animal. Until the laboratory has settled which is right, neither counts: please decide nothing by it. Reports that state one of the two are out of date:',
  },
  settled: {
    subject: (count) => `Settled: ${count} samples`,
    text: 'These samples and others of the same animals contradicted each other, and the laboratory has settled it. Reports that were made before state it as open:',
  },
  reopened: {
    subject: (count) => `Open again: ${count} samples`,
    text: 'These samples and others of the same animals contradict each other, and the laboratory has taken back how it had settled that. Until it is settled anew, neither counts:',
  },
  restored: {
    subject: (count) => `${count} samples count again`,
    text: 'What the laboratory had set aside of these samples counts again: the samples that stood in their place were withdrawn. Please read it before you decide anything by what was there before:',
  },
  'by-parentage': {
    subject: (count) => `${count} samples have results by parentage`,
    text: 'The parents of these animals were tested clear, and the DNA fits. What follows from that is ready to be read:',
  },
  identity: {
    subject: (count) => `Who took ${count} samples was corrected`,
    text: 'What the laboratory states of who took these samples, and read the microchips, has changed. The results are what they were. Reports that state the old are out of date:',
  },
  withdrawn: {
    subject: (count) => `“Clear by parentage” has changed for ${count} samples`,
    text: 'Something that these animals were clear of by their parents does not count any more, or rests on something else now. Please read it before you decide anything by it. Reports that state what no longer stands are out of date:',
  },
  'sample-withdrawn': {
    subject: (count) => `Results of ${count} samples were withdrawn`,
    text: 'The laboratory has withdrawn everything that was found in these samples: their swabs were other animals’. Every paper that rests on them is revoked. Please do not go by these results any more:',
  },
}

/** The most samples that a mail names; the account has all. */
const mostNamed = 50

/** What a list calls a sample. Those whose address somebody else typed get no text of anybody's. */
const nameOf = ({ petName, barcode, as }: LabLine) => (petName && as === 'owner' ? `${petName} (${barcode})` : barcode)

/** The samples of a list, each with the link that a mail about it alone has. */
function listOf(publicUrl: string, lines: LabLine[]): MailCopy['parts'] {
  const links = lines.slice(0, mostNamed).flatMap((line) => {
    const link = single(publicUrl, line).parts.find((part) => typeof part === 'object' && 'href' in part)
    return link ? [{ label: nameOf(line), href: link.href }] : []
  })
  const more = lines.length - links.length
  return [{ links }, ...(more ? [`And ${more} more, in your account.`] : [])]
}

function digest(publicUrl: string, lines: LabLine[]): MailCopy {
  const groups = [...Map.groupBy(lines, ({ news }) => news)]
  const [only, ...others] = groups
  return {
    subject: only && !others.length ? headings[only[0]].subject(lines.length) : `News of ${lines.length} samples`,
    parts: [
      ...groups.flatMap(([news, group]) => [headings[news].text, ...listOf(publicUrl, group)]),
      lines.some(({ news }) => news === 'not-activated')
        ? { label: 'Activate a kit', href: `${publicUrl}/activate` }
        : { label: 'Open your account', href: `${publicUrl}/my` },
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
  const petName = as === 'owner' ? line.petName : null
  const whose = as === 'share' ? 'an animal that is shared with you' : 'an animal of yours'
  const unnamed = as === 'share' ? `the sample ${barcode} of ${whose}` : `the sample ${barcode}`
  const sample = petName ? `${petName}’s sample ${barcode}` : unnamed
  return copies[line.news]({
    ...line,
    petName,
    publicUrl,
    sample,
    animal: petName ? `${petName} (sample ${barcode})` : `${whose} (sample ${barcode})`,
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
