import type { AnimalTransfer } from '@shop/contract/animal-transfer'
import type { Answer, AnswerCopy } from '../../../parts/offer/offer-copy.ts'

/** Of an animal. */
export const answerCopy = ({ animal: { petName }, otherParty }: AnimalTransfer): Record<Answer, AnswerCopy> => ({
  accept: {
    title: `Take over ${petName}?`,
    description: `${otherParty} offers ${petName} to you. Once you take it over, ${petName} is in your account and no longer in theirs.`,
    yes: `Take over ${petName}`,
    no: 'Not yet',
    done: `${petName} is in your account now.`,
  },
  decline: {
    title: `Decline ${petName}?`,
    description: `${petName} stays with ${otherParty}, who can offer it again.`,
    yes: 'Decline',
    no: 'Not yet',
    done: `You declined ${petName}.`,
  },
  cancel: {
    title: `Withdraw the offer of ${petName}?`,
    description: `${otherParty} can no longer accept it. ${petName} stays in your account.`,
    yes: 'Take it back',
    no: 'Leave it open',
    done: `${petName} stays with you.`,
  },
})
