import { approvalCalls, type ApprovalKind, approvalKinds } from '@shop/contract/approval'
import { ask, type Command, Refused, wordOf } from '../platform/command-line.ts'

export const approvalUsage = `  npm run desk -- waiting
      Vets, nominated agents and responsible breeders that wait to be approved, longest first.
  npm run desk -- approve vet|agent|breeder jo@example.com --reason "Found in the register"
  npm run desk -- approve club jo@example.com --club "Border Collie Club" [--country AU] --reason "Its secretary"
      Approves them and mails them. A club that is not there yet is made; whoever is approved acts for it.
  npm run desk -- refuse vet|agent|breeder|club jo@example.com --reason "The register has no such number."
      Refuses them, or takes an approval back, and mails the reason.
  npm run desk -- credit jo@example.com --limit 5000|none --reason "Pays on time"
      Sets what may stand open on the account, in the currency of its country. Without it nothing is ordered on account.
`

const decisions = (kind: ApprovalKind): Record<string, Command> => ({
  [`approve ${kind}`]: async (words, { club, country, reason }, world) => {
    const email = wordOf(words, 'the address')
    const done = await ask(world, approvalCalls.approve, { body: { kind, email, club, country, reason } })
    world.say(done.isChanged ? `${done.email} is approved.` : `${done.email} was approved already.`)
  },
  [`refuse ${kind}`]: async (words, { club, reason }, world) => {
    const email = wordOf(words, 'the address')
    const done = await ask(world, approvalCalls.refuse, { body: { kind, email, club, reason } })
    world.say(done.isChanged ? `${done.email} is refused.` : `${done.email} was refused already.`)
  },
})

export const approvalCommands: Record<string, Command> = {
  waiting: async (_, __, world) => {
    const { results } = await ask(world, approvalCalls.listWaiting)
    if (!results.length) world.say('Nobody waits.')
    for (const { kind, email, name, country, details, since } of results)
      world.say([kind.padEnd(7), since.slice(0, 10), email, name, country ?? '-', details].join('  '))
  },

  ...Object.assign({}, ...approvalKinds.map(decisions)),

  credit: async (words, { limit, reason }, world) => {
    const email = wordOf(words, 'the address')
    if (!limit) throw new Refused('Say with --limit how much, or none.')
    const done = await ask(world, approvalCalls.setCredit, {
      body: { email, limit: limit === 'none' ? null : Number(limit), reason },
    })
    world.say(done.limit ? `${done.email} may have ${done.limit.label} open.` : `${done.email} has no credit.`)
  },
}
