import { membershipTerms } from '@shop/contract/constants'
import type { MembershipEnding } from '@shop/contract/membership'
import type { MailCopy, Link } from '../../platform/mail/content.ts'
import type { MembershipMailKind } from '../member/queues.ts'

/** The texts of the mails to a member. */
type Facts = {
  price: string
  /** Dates as the member's country writes them. */
  paidUntil: string
  endsOn: string
  nextTry: string | null
  ending: MembershipEnding | null
  /** The mail about an ending by the desk. */
  text: string
  mates: Link
  orders: Link
  join: Link
}

const whyEnded = ({ ending, paidUntil, text }: Facts): string => {
  if (ending === 'unpaid')
    return `The payment for the year from ${paidUntil} did not reach us, so your membership has ended.`
  if (ending === 'desk') return `We have ended your membership. ${text}`
  if (ending === 'refunded')
    return 'What you paid for the last year of your membership goes back to you, so it has ended.'
  return 'As you wished, your membership has ended.'
}

export const membershipMails: Record<MembershipMailKind, (facts: Facts) => MailCopy> = {
  started: ({ price, paidUntil, orders, mates }) => ({
    subject: 'Welcome to the kennel membership',
    parts: [
      `You are a member. From now on you pay ${membershipTerms.percentOff}% less for everything you order while you are logged in, and ${membershipTerms.points} loyalty points are yours.`,
      'Which mate suits best? Choose one of your animals, and see all its mates in your kennel, ranked:',
      mates,
      `Your membership is paid until ${paidUntil}. Then it renews for ${price} a year, and we write to you ${membershipTerms.reminderDays} days before.`,
      `You can cancel at any time with your orders, and stay a member until the end of what you have paid. If you change your mind within ${membershipTerms.withdrawalDays} days, reply to this email and we will give you your money back.`,
      orders,
    ],
  }),
  reminder: ({ price, paidUntil, orders }) => ({
    subject: `Your membership renews on ${paidUntil}`,
    parts: [
      `Your kennel membership is paid until ${paidUntil}. On that day we charge ${price} for another year, in the way you paid last time.`,
      'If all is well, there is nothing to do. You can cancel until then, or look at how you pay:',
      orders,
    ],
  }),
  failed: ({ price, endsOn, nextTry, orders }) => ({
    subject: 'The payment of your membership did not go through',
    parts: [
      `We could not charge ${price} for the next year of your kennel membership. You are still a member.`,
      nextTry
        ? `We try again on ${nextTry}. If it has not worked by ${endsOn}, your membership ends.`
        : `We do not try again. If it is not paid by ${endsOn}, your membership ends.`,
      'You can pay it now, with another card too:',
      orders,
    ],
  }),
  cancelled: ({ endsOn, orders }) => ({
    subject: 'Your membership does not renew',
    parts: [
      `As you wished, your kennel membership does not renew. You are a member until ${endsOn}, and nothing more is charged.`,
      'Until then you can change your mind:',
      orders,
    ],
  }),
  resumed: ({ price, paidUntil, orders }) => ({
    subject: 'Your membership goes on',
    parts: [`Good to have you. Your kennel membership renews on ${paidUntil} for ${price}.`, orders],
  }),
  ended: (facts) => ({
    subject: 'Your membership has ended',
    parts: [
      whyEnded(facts),
      `${facts.ending === 'refunded' ? 'The points of that year went with it, all others stay yours.' : 'Your points stay yours.'} From now on you pay the prices of everybody, and work out one pair at a time. You can join again at any time:`,
      facts.join,
    ],
  }),
}
