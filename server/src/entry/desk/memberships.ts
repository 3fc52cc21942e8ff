import { membershipCalls, type MembershipState } from '@shop/contract/membership'
import { ask, type Command, wordOf } from '../../platform/command-line/command-line.ts'

const states: Record<MembershipState, string> = {
  active: 'active, renews',
  cancelled: 'cancelled, ends',
  past_due: 'unpaid, ends',
  ended: 'ended',
}

export const membershipCommands: Record<string, Command> = {
  'memberships list': {
    usage: `  npm run desk -- memberships list [--state active|cancelled|past_due|ended] [--page 2]
      Kennel memberships, newest first.`,
    words: [0, 0],
    options: ['state', 'page'],
    run: async (_, { state, page }, world) => {
      const { results, count } = await ask(world, membershipCalls.listMemberships, {
        query: { state: state as MembershipState | undefined, page },
      })
      if (!count) return world.say('There are no memberships.')
      for (const { email, name, state: now, paidUntil, endsAt, price, years } of results)
        world.say(
          [
            email,
            name,
            `${states[now as MembershipState]} ${(now === 'active' ? paidUntil : endsAt).slice(0, 10)}`,
            `${price.label} ${price.currency} a year`,
            years === 1 ? '1 year' : `${years} years`,
          ].join('  '),
        )
      if (count > results.length) world.say(`${count} in all.`)
    },
  },

  'memberships end': {
    usage: `  npm run desk -- memberships end jo@example.com --reason "Withdrawn within fourteen days"
      Ends one at once, has nothing more charged, and mails the reason. What was paid is refunded apart.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const email = wordOf(words, 'the address')
      const done = await ask(world, membershipCalls.endMembership, { body: { email, reason } })
      world.say(done.isChanged ? `The membership of ${done.email} has ended.` : `${done.email} has no membership.`)
    },
  },
}
