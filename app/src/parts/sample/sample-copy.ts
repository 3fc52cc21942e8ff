import type { SampleProblem, SampleStage } from '@shop/contract/sample-stage'

type Copy = { name: string; text: string }

/** The laboratory's stages as a customer follows them; `text` is what happens now. */
export const stageCopy: Record<SampleStage, Copy> = {
  ordered: { name: 'Ordered', text: 'We are packing the kit.' },
  dispatched: { name: 'On its way to you', text: 'The kit is in the post.' },
  activated: { name: 'Activated', text: 'We know whose sample it is and wait for the swab.' },
  received: { name: 'Received', text: 'The swab has reached the laboratory.' },
  visual_check: { name: 'Swab looked at', text: 'We check that the swab arrived whole and dry.' },
  extraction: { name: 'DNA extracted', text: 'We take the DNA from the swab.' },
  quality_check: { name: 'DNA checked', text: 'We measure whether there is enough good-quality DNA.' },
  genotyping: { name: 'Reading the DNA', text: 'The markers are being read.' },
  review: { name: 'Checked', text: 'The laboratory checks what was read before it sends it.' },
  reported: { name: 'Results ready', text: 'The results are in the owner’s account.' },
}

/** What can be in a sample's way, and what happens then. */
export const problemCopy: Record<SampleProblem, Copy> = {
  not_activated: {
    name: 'This kit is not activated yet',
    text: 'The swab is here, but we do not know whose it is. Activate the kit, and we will start.',
  },
  payment_hold: {
    name: 'Waiting for a payment',
    text: 'The sample is on hold until its order is paid. Then we continue right away.',
  },
  failed: {
    name: 'We need another swab',
    text: 'The laboratory could not read this one. This happens sometimes, and is not a sign of illness. A new kit is on its way, free of charge.',
  },
  withdrawn: {
    name: 'The results of this sample were withdrawn',
    text: 'The swab was from another dog or cat, so none of its results count: please stop using its reports. A new kit is on its way, free of charge.',
  },
  partial_result: {
    name: 'Some results are missing',
    text: 'Some markers gave no result, or are still to come. What is missing is neither clear nor not clear.',
  },
  sex_mismatch: {
    name: 'The sex does not match',
    text: 'The DNA shows a different sex from the form. We are holding the report until they match: please contact us.',
  },
}
