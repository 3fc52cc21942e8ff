import { type AgentKitState, collectionAgentCalls, type DeskAgent } from '@shop/contract/collection-agent'
import { ask, type Command, wordOf } from '../../platform/command-line/command-line.ts'

const states: Record<AgentKitState, string> = {
  ordered: 'to be sent',
  carried: 'carried',
  collected: 'collected',
  taken_up: 'taken up by the owner',
  at_laboratory: 'at the laboratory',
  reported: 'reported',
  returned: 'returned',
}

const lineOf = ({ id, name, place, state, country, email, isHidden, kits }: DeskAgent) =>
  [
    id,
    name,
    [place, state, country].filter(Boolean).join(', '),
    email ?? 'no account',
    isHidden ? 'hidden' : 'listed',
    kits.map((kit) => `${kit.count} ${states[kit.state]}`).join(', ') || 'no kits',
  ].join('  ')

export const agentCommands: Record<string, Command> = {
  'agents list': {
    usage: `  npm run desk -- agents list
      Collection agents with their numbers, whether they are in the public list, and what each carries.`,
    words: [0, 0],
    run: async (_words, _options, world) => {
      const { results } = await ask(world, collectionAgentCalls.listDeskAgents)
      for (const agent of results) world.say(lineOf(agent))
      if (!results.length) world.say('There are no agents.')
    },
  },

  'agents kits': {
    usage: `  npm run desk -- agents kits 12
      The swab kits that agent 12 was sent, and where each is.`,
    words: [1, 1],
    run: async (words, _options, world) => {
      const { results } = await ask(world, collectionAgentCalls.listDeskAgentKits, {
        params: { id: wordOf(words, 'the agent') },
      })
      for (const { barcode, state, orderNumber, animal } of results)
        world.say([barcode, states[state], `order ${orderNumber}`, ...(animal ? [animal] : [])].join('  '))
      if (!results.length) world.say('They were sent no kits.')
    },
  },

  'agents returned': {
    usage: `  npm run desk -- agents returned KP0123456789 --reason "Came back in the post"
      Records that an agent has sent a swab kit back unused; nobody activates it any more.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const { barcode, isChanged } = await ask(world, collectionAgentCalls.returnAgentKit, {
        params: { barcode: wordOf(words, 'the barcode') },
        body: { reason },
      })
      world.say(isChanged ? `${barcode} is back.` : `${barcode} was back already.`)
    },
  },

  'agents remove': {
    usage: `  npm run desk -- agents remove 12 --reason "Does not read the microchip"
      Takes an agent off the list and their approval back, and mails the reason.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const { id } = await ask(world, collectionAgentCalls.removeAgent, {
        params: { id: wordOf(words, 'the agent') },
        body: { reason },
      })
      world.say(`Agent ${id} is off the list.`)
    },
  },
}
