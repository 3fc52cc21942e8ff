import type { Diversity } from '@shop/contract/result'
import { chanceText } from '../tool/percent-text.ts'

const beside = 'of the DNA differs than if all animals of this species that we have read mated at random'

/** The coefficient from markers in words, with its limits; what cannot be known is named. */
export function inbreedingText({ inbreedingPercent, marginPercent }: Diversity): string {
  if (inbreedingPercent === null || marginPercent === null)
    return 'Not known: we have read too few animals on this panel to say what is usual'
  const isBelowZero = inbreedingPercent < 0
  const figure = `${isBelowZero ? '−' : ''}${chanceText(Math.abs(inbreedingPercent))}`
  return `${figure}, give or take ${chanceText(marginPercent)}: so much ${isBelowZero ? 'more' : 'less'} ${beside}`
}
