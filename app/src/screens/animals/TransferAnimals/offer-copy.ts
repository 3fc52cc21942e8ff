import type { AnimalTransfer } from '@shop/contract/animal-transfer'

type State = AnimalTransfer['state']

/** Where an offer is, as the two sides would say it. */
export const stateCopy: Record<AnimalTransfer['direction'], Record<State, string>> = {
  incoming: {
    pending: 'Waiting for you',
    accepted: 'Yours now',
    declined: 'You declined',
    cancelled: 'Taken back',
    expired: 'Expired',
  },
  outgoing: {
    pending: 'Waiting for them',
    accepted: 'Handed over',
    declined: 'Declined',
    cancelled: 'You took it back',
    expired: 'Expired',
  },
}

/** An answer to an offer: what is to be confirmed, and what is said after. */
export type Answer = 'accept' | 'decline' | 'cancel'

export const answerCopy = ({ animal: { petName }, otherParty }: AnimalTransfer) => ({
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
    title: `Take the offer of ${petName} back?`,
    description: `${otherParty} can no longer accept it. ${petName} stays in your account.`,
    yes: 'Take it back',
    no: 'Leave it open',
    done: `${petName} stays with you.`,
  },
})
