import { approvalCalls, type ApprovalKind, approvalKinds } from '@shop/contract/approval'
import { amountIn, ask, type Command, Refused, wordOf } from '../../platform/command-line/command-line.ts'

const outcomes = { approve: 'approved', refuse: 'refused' }

const decision = (
  what: keyof typeof outcomes,
  kind: ApprovalKind,
  usage: string,
  named: readonly string[] = [],
): Command => ({
  usage,
  words: [1, 1],
  options: [...named, 'reason'],
  run: async (words, options, world) => {
    const email = wordOf(words, 'the address')
    const output = Object.fromEntries([...named, 'reason'].map((name) => [name, options[name]]))
    const done = await ask(world, approvalCalls[what], { body: { kind, email, ...output } })
    world.say(`${done.email} ${done.isChanged ? `is ${outcomes[what]}` : `was ${outcomes[what]} already`}.`)
  },
})

/** One command for each kind, but for clubs. */
const decisions = (what: keyof typeof outcomes, usage: string): Record<string, Command> =>
  Object.fromEntries(
    approvalKinds.filter((kind) => kind !== 'club').map((kind) => [`${what} ${kind}`, decision(what, kind, usage)]),
  )

const approves =
  '      Approves them and mails them. A club that is not there yet is made; whoever is approved acts for it.'
const refuses = '      Refuses them, or takes an approval back, and mails the reason.'

export const approvalCommands: Record<string, Command> = {
  waiting: {
    usage: `  npm run desk -- waiting
      Vets, nominated agents and responsible breeders that wait to be approved, longest first.`,
    words: [0, 0],
    run: async (_, __, world) => {
      const { results } = await ask(world, approvalCalls.listWaiting)
      if (!results.length) world.say('Nobody waits.')
      for (const { kind, email, name, country, details, since } of results)
        world.say([kind.padEnd(7), since.slice(0, 10), email, name, country ?? '-', details].join('  '))
    },
  },

  ...decisions(
    'approve',
    `  npm run desk -- approve vet|agent|breeder jo@example.com --reason "Found in the register"
${approves}`,
  ),
  'approve club': decision(
    'approve',
    'club',
    `  npm run desk -- approve club jo@example.com --club "Border Collie Club" [--country AU] --reason "Its secretary"
${approves}`,
    ['club', 'country'],
  ),

  ...decisions(
    'refuse',
    `  npm run desk -- refuse vet|agent|breeder jo@example.com --reason "The register has no such number."
${refuses}`,
  ),
  'refuse club': decision(
    'refuse',
    'club',
    `  npm run desk -- refuse club jo@example.com --club "Border Collie Club" --reason "Has left its board"
${refuses}`,
    ['club'],
  ),

  credit: {
    usage: `  npm run desk -- credit jo@example.com --limit 5000|none --reason "Pays on time"
      Sets what may stand open on the account, in the currency of its country. Without it nothing is ordered on account.`,
    words: [1, 1],
    options: ['limit', 'reason'],
    run: async (words, { limit, reason }, world) => {
      const email = wordOf(words, 'the address')
      if (!limit) throw new Refused('Say with --limit how much, or none.')
      const done = await ask(world, approvalCalls.setCredit, {
        body: { email, limit: limit === 'none' ? null : amountIn(limit, '--limit'), reason },
      })
      world.say(done.limit ? `${done.email} may have ${done.limit.label} open.` : `${done.email} has no credit.`)
    },
  },
}
