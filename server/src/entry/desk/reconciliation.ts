import { reconciliationCalls } from '@shop/contract/reconciliation'
import { ask, type Command, Refused } from '../../platform/command-line/command-line.ts'

export const reconciliationCommands: Record<string, Command> = {
  reconcile: {
    usage: `  npm run desk -- reconcile
      Compares orders, payments, kits, points, vouchers and providers' records. Ends with 1 where something disagrees.`,
    words: [0, 0],
    run: async (_, __, world) => {
      const { results } = await ask(world, reconciliationCalls.reconcile)
      for (const { check, subject, text } of results) world.say(`${check.padEnd(12)}  ${subject.padEnd(14)}  ${text}`)
      if (results.length) throw new Refused(`${results.length} disagreements.`)
      world.say('Everything agrees.')
    },
  },
}
