import type { KitOffer } from '@shop/contract/kit-offer'
import type { Answer, AnswerCopy } from '../../../parts/offer/offer-copy.ts'

/** "2 × Full breed profile kit for dogs". */
export const kitsText = ({ kits }: Pick<KitOffer, 'kits'>) =>
  kits.map(({ quantity, product }) => `${quantity} × ${product.name}`).join(', ')

export const kitCountOf = ({ kits }: Pick<KitOffer, 'kits'>) => kits.reduce((sum, { quantity }) => sum + quantity, 0)

/** Of kits that are accepted, all of the offer or some. */
export function acceptCopy(offer: KitOffer, kits: KitOffer['kits']): AnswerCopy {
  const [all, some] = [kitCountOf(offer), kitCountOf({ kits })]
  const them = all === 1 ? 'the kit' : 'the kits'
  return {
    title: `Accept ${them}?`,
    description: `${offer.otherParty} gives you ${kitsText(offer)}. The tests are paid for.`,
    yes: some < all ? `Accept ${some} of ${all} kits` : `Accept ${them}`,
    no: 'Not yet',
    done: some === 1 ? 'The kit is in your account now.' : 'The kits are in your account now.',
  }
}

/** Of kits that stay where they are. */
export function answerCopy(offer: KitOffer): Record<Exclude<Answer, 'accept'>, AnswerCopy> {
  const { otherParty } = offer
  const one = kitCountOf(offer) === 1
  const them = one ? 'the kit' : 'the kits'
  const They = one ? 'The kit' : 'The kits'
  const are = one ? 'is' : 'are'
  return {
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
