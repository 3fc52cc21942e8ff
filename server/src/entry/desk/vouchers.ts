import type { ReplyOf } from '@shop/contract/call-parts'
import { couponCalls } from '@shop/contract/coupon'
import { ask, type Command, numberIn, wordOf } from '../../platform/command-line/command-line.ts'
import { amountsIn } from './amounts.ts'

const states = { usable: 'usable', used_up: 'used up', ended: 'ended' }

const lineOf = (coupon: ReplyOf<typeof couponCalls.endCoupon>) =>
  [
    coupon.code,
    coupon.percent === null
      ? coupon.amounts.map(({ label, currency }) => `${label} ${currency}`).join(', ') || `${coupon.points} points`
      : `${coupon.percent}%`,
    `used ${coupon.redemptions}${coupon.maxRedemptions === null ? '' : ` of ${coupon.maxRedemptions}`}`,
    states[coupon.state],
    coupon.expiresAt ? `until ${coupon.expiresAt.slice(0, 16).replace('T', ' ')} UTC` : 'without end',
    coupon.label,
  ].join('  ')

export const voucherCommands: Record<string, Command> = {
  'voucher make': {
    usage: `  npm run desk -- voucher make SPRING10 --label "10% off your tests" --percent 10 [--uses 1] [--until 2027-03-31] --reason "Newsletter"
  npm run desk -- voucher make FRIENDS --label "20 off" --amount AUD=30,USD=20,GBP=15 --reason "Open day"
  npm run desk -- voucher make POINTS500 --label "500 points" --points 500 --uses 100 --reason "Show at Hobart"
      Makes a voucher: a percentage, an amount in each currency, or points. Without --uses it can be used without limit.`,
    words: [1, 1],
    options: ['label', 'percent', 'amount', 'points', 'uses', 'until', 'reason'],
    run: async (words, { label, percent, amount, points, uses, until, reason }, world) => {
      const body = {
        code: wordOf(words, 'the code'),
        label,
        percent: numberIn(percent, '--percent'),
        ...(amount !== undefined && { amounts: amountsIn(amount) }),
        points: numberIn(points, '--points'),
        maxRedemptions: numberIn(uses, '--uses'),
        until,
        reason,
      }
      world.say(lineOf(await ask(world, couponCalls.createCoupon, { body })))
    },
  },

  'voucher list': {
    usage: `  npm run desk -- voucher list [--state usable|used_up|ended] [--page 2]
      Vouchers, what they do, and how often they were used.`,
    words: [0, 0],
    options: ['state', 'page'],
    run: async (_words, { state, page }, world) => {
      const { results, count } = await ask(world, couponCalls.listCoupons, { query: { state, page } })
      if (!count) return world.say('There are no such vouchers.')
      for (const coupon of results) world.say(lineOf(coupon))
      if (count > results.length) world.say(`${count} in all.`)
    },
  },

  'voucher end': {
    usage: `  npm run desk -- voucher end SPRING10 --reason "Meant for members only"
      Ends one. Orders that have it keep it.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const code = wordOf(words, 'the code')
      world.say(lineOf(await ask(world, couponCalls.endCoupon, { params: { code }, body: { reason } })))
    },
  },
}
