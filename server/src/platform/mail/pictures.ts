import type { Step } from '@shop/contract/next-steps'

type Picture = Step['picture']

/** For whoever does not see them. */
export const pictureAlts: Record<Picture, string> = {
  mail: 'An envelope on its way',
  swab: 'A dog with a swab at its cheek',
  lab: 'A sample in the laboratory',
  results: 'A sheet of results',
  kit: 'A kit in its box',
  'multi-pack': 'A pack of kits',
}

/** As it is shown, in pixels; the files have twice as many. */
export const pictureSize = { width: 120, height: 90 }

export const cidOf = (name: Picture) => `picture-${name}`

/** A picture is in the mail itself: no mail program has to fetch it, so none holds it back, and nobody learns who reads. */
export const sourceOf = (name: Picture) => `cid:${cidOf(name)}`
