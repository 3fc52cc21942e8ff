import { capitalised, type Link, type MailCopy } from '../../platform/mail/content.ts'

type Activated = {
  /** Null for an address without an account: it gets no text of anybody's (0017). */
  petName: string | null
  samples: { barcode: string; isReceived: boolean }[]
  /** The samples of the animal, or where its owner gets an account. */
  link: Link
  /** Where each sample is. */
  trackers: Link[]
}

const listed = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' })

/** What has happened to these swabs, and what is to be done. */
function stateOf(barcodes: string[], isReceived: boolean): string[] {
  if (!barcodes.length) return []
  const samples = `${barcodes.length > 1 ? 'the samples' : 'the sample'} ${listed.format(barcodes)}`
  return isReceived
    ? [
        `${capitalised(samples)} ${barcodes.length > 1 ? 'are' : 'is'} in the laboratory already, which works on ${barcodes.length > 1 ? 'them' : 'it'} now.`,
      ]
    : [`We expect ${samples}: put each swab into the envelope that came with it, and post it.`]
}

/** To whoever activated a kit: what of it the laboratory has, and what is still to be sent. */
export function activationCopy({ petName, samples, link, trackers }: Activated): MailCopy {
  const barcodesOf = (isReceived: boolean) =>
    samples.filter((sample) => sample.isReceived === isReceived).map(({ barcode }) => barcode)
  return {
    subject: petName ? `${petName}’s kit is activated` : 'Your kit is activated',
    parts: [
      petName
        ? `Thank you. What is found in this kit will be in ${petName}’s record.`
        : 'Thank you for activating your kit.',
      ...stateOf(barcodesOf(true), true),
      ...stateOf(barcodesOf(false), false),
      'You hear from us when the results are ready.',
      ...(petName ? [] : ['Create your account with this address, and your animal and its results are in it.']),
      link,
      ...trackers,
      ...(petName ? [] : ['If you did not activate a kit, there is nothing to do.']),
    ],
  }
}
