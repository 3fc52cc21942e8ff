type State = 'pending' | 'accepted' | 'declined' | 'cancelled' | 'expired' | 'undone'

/** The state of an offer, in words for its two sides. */
export const stateCopy: Record<'incoming' | 'outgoing', Record<State, string>> = {
  incoming: {
    pending: 'Waiting for you',
    accepted: 'Yours now',
    declined: 'You declined',
    cancelled: 'Taken back',
    expired: 'Expired',
    undone: 'Given back by us',
  },
  outgoing: {
    pending: 'Waiting for them',
    accepted: 'Handed over',
    declined: 'Declined',
    cancelled: 'You took it back',
    expired: 'Expired',
    undone: 'Given back by us',
  },
}

/** An answer to an offer: what is to be confirmed, and the text afterwards. */
export type Answer = 'accept' | 'decline' | 'cancel'
export type AnswerCopy = Record<'title' | 'description' | 'yes' | 'no' | 'done', string>
