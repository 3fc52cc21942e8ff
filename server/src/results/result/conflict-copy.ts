import type { Conflict } from '@shop/contract/conflict'

type Copy = { meaning: string; offspringMeaning: string | null }

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const namesOf = (barcodes: string[]) => listFormat.format([...new Set(barcodes)])

/** The reading of each sample: "KP4827190001 read CEA/CEA, KP4827190002 read N/N". */
const readingsText = ({ readings }: Pick<Conflict, 'readings'>): string =>
  readings.map(({ barcode, text }) => `${barcode} read ${text}`).join(', ')

/** What a result means while another sample contradicts it. */
export const conflictCopy = ({ kind, readings, ...conflict }: Conflict): Copy => ({
  meaning:
    kind === 'dna_profile'
      ? `The DNA profiles of ${namesOf(readings.map(({ barcode }) => barcode))} are of different animals, so nobody can say yet whose result this is. It does not count until the laboratory has settled it.`
      : `Samples of this animal contradict each other: ${readingsText({ ...conflict, readings })}. None of this counts until the laboratory has settled which is right.`,
  offspringMeaning: 'Please plan no mating by this test until it is settled.',
})

/** The meaning of a result whose conflict was settled for another sample. */
export const setAsideCopy = ({ settlement }: Conflict): Copy => ({
  meaning: settlement
    ? `The laboratory has set this reading aside, and sample ${settlement.barcode} stands in its place. Why: ${settlement.reason}`
    : 'The laboratory has set this reading aside.',
  offspringMeaning: null,
})

/** Why there is no answer yet: for a report that cannot be made, or is no longer valid. */
export const contradictionText = (petName: string, { kind, name, readings }: Conflict): string =>
  kind === 'dna_profile'
    ? `The DNA profiles of ${namesOf(readings.map(({ barcode }) => barcode))} are of different animals. Until the laboratory has settled which is ${petName}’s, neither counts.`
    : `Samples of ${petName} contradict each other in this: ${name}. Until the laboratory has settled it, neither counts.`
