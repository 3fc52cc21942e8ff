import { orderCalls } from '@shop/contract/order'
import { ask, type Command } from '../../platform/command-line/command-line.ts'

export const undeliverableCommands: Record<string, Command> = {
  undeliverable: {
    usage: `  npm run desk -- undeliverable
      What was paid and cannot be delivered, with the reason: to be refunded.`,
    words: [0, 0],
    run: async (_words, _options, world) => {
      const { results } = await ask(world, orderCalls.listUndeliverable, {})
      for (const { orderNumber, email, product, animalName, barcode, price, reason } of results)
        world.say([orderNumber, email, product, animalName ?? '-', barcode ?? '-', price.label, reason].join('  '))
      if (!results.length) world.say('Everything that was paid can be delivered.')
    },
  },
}
