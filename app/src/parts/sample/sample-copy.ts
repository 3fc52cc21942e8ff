import type { SampleProblem, SampleStage } from '@shop/contract/sample-stage'

type Copy = { name: string; text: string }

/** The laboratory's stages as a customer follows them; `text` is what happens now. */
export const stageCopy: Record<SampleStage, Copy> = {
  ordered: { name: 'Ordered', text: 'We are packing the kit.' },
  dispatched: { name: 'On its way to you', text: 'The kit is in the post.' },
  activated: { name: 'Activated', text: 'We know whose sample it is and wait for the swab.' },
  received: { name: 'Received', text: 'The swab has reached the laboratory.' },
  visual_check: { name: 'Swab looked at', text: 'We look whether the swab came whole and dry.' },
  extraction: { name: 'DNA extracted', text: 'We take the DNA from the swab.' },
  quality_check: { name: 'DNA checked', text: 'We measure whether there is enough good DNA.' },
  genotyping: { name: 'Reading the DNA', text: 'The markers are being read.' },
  review: { name: 'Checked', text: 'The laboratory checks what was read before it sends it.' },
  reported: { name: 'Results ready', text: 'The results are in the owner’s account.' },
}

/** What can be in a sample's way, and what happens then. */
export const problemCopy: Record<SampleProblem, Copy> = {
  not_activated: {
    name: 'This kit is not activated yet',
    text: 'The swab is here, but we do not know whose it is. Activate the kit, and we go on.',
  },
  payment_hold: {
    name: 'Waiting for a payment',
    text: 'The sample rests until its order is paid. Then we go on at once.',
  },
  failed: {
    name: 'We need another swab',
    text: 'The laboratory could not read this one. That happens, and it is no sign of an illness. A new kit is free: it is on its way.',
  },
  withdrawn: {
    name: 'The results of this sample were withdrawn',
    text: 'Its swab was of another dog or cat, so nothing that was found in it counts: please use none of its papers any more. A new kit is free: it is on its way.',
  },
  partial_result: {
    name: 'Some results are missing',
    text: 'Some markers gave no result, or are still to come. What is missing is neither clear nor not clear.',
  },
  sex_mismatch: {
    name: 'The sex does not match',
    text: 'The DNA says another sex than the form does. We hold the report until the two agree: please contact us.',
  },
}
