import type { KitOffer } from '@shop/contract/kit-offer'
import type { Answer, AnswerCopy } from '../../../parts/offer/offer-copy.ts'

/** "2 × Full breed profile kit for dogs". */
export const kitsOf = ({ kits }: Pick<KitOffer, 'kits'>) =>
  kits.map(({ quantity, product }) => `${quantity} × ${product.name}`).join(', ')

const countOf = ({ kits }: KitOffer) => kits.reduce((sum, { quantity }) => sum + quantity, 0)

/** Of kits. */
export function answerCopy(offer: KitOffer): Record<Answer, AnswerCopy> {
  const { otherParty } = offer
  const one = countOf(offer) === 1
  const them = one ? 'the kit' : 'the kits'
  const They = one ? 'The kit' : 'The kits'
  const are = one ? 'is' : 'are'
  return {
    accept: {
      title: `Accept ${them}?`,
      description: `${otherParty} gives you ${kitsOf(offer)}. The tests are paid for.`,
      yes: `Accept ${them}`,
      no: 'Not yet',
      done: `${They} ${are} in your account now.`,
    },
    decline: {
      title: `Decline ${them}?`,
      description: `${They} ${one ? 'stays' : 'stay'} with ${otherParty}, who can offer ${one ? 'it' : 'them'} again.`,
      yes: 'Decline',
      no: 'Not yet',
      done: `You declined ${them}.`,
    },
    cancel: {
      title: 'Take the offer back?',
      description: `${otherParty} can no longer accept it. ${They} ${are} yours to activate again.`,
      yes: 'Take it back',
      no: 'Leave it open',
      done: `${They} ${one ? 'stays' : 'stay'} with you.`,
    },
  }
}
