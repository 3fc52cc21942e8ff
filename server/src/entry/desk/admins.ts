import { adminCalls } from '@shop/contract/admin'
import { ask, type Command, wordOf } from '../../platform/command-line/command-line.ts'

export const adminCommands: Record<string, Command> = {
  'add-admin': {
    usage: `  npm run desk -- add-admin jo@example.com [--first-name Jo --last-name Green --country AU] --reason "Runs the shop"
      Makes somebody an admin. Where nobody has this address, opens an account and mails a link for its password.`,
    words: [1, 1],
    options: ['first-name', 'last-name', 'country', 'reason'],
    run: async (words, { 'first-name': firstName, 'last-name': lastName, country: countryCode, reason }, world) => {
      const email = wordOf(words, 'the address')
      const done = await ask(world, adminCalls.addAdmin, { body: { email, firstName, lastName, countryCode, reason } })
      if (done.isNew)
        world.say(`${done.email} is an admin. A link for a password is on its way there, and opens for an hour.`)
      else world.say(done.isChanged ? `${done.email} is an admin.` : `${done.email} was an admin already.`)
    },
  },

  'remove-admin': {
    usage: `  npm run desk -- remove-admin jo@example.com --reason "Has left us"
      Makes an admin an ordinary user again.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const email = wordOf(words, 'the address')
      const done = await ask(world, adminCalls.removeAdmin, { body: { email, reason } })
      world.say(done.isChanged ? `${done.email} is no admin any more.` : `${done.email} was no admin.`)
    },
  },

  'sign-out': {
    usage: `  npm run desk -- sign-out jo@example.com --reason "Has lost a laptop"
      Signs somebody out of every browser. Who knows their password gets in again: they choose a new one.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const email = wordOf(words, 'the address')
      const { count, ...done } = await ask(world, adminCalls.signOutUser, { body: { email, reason } })
      world.say(`${done.email} was signed out of ${count === 1 ? 'one browser' : `${count} browsers`}.`)
    },
  },

  'two-step-off': {
    usage: `  npm run desk -- two-step-off jo@example.com --reason "Lost the phone and the codes; we spoke on the number we have"
      Switches off somebody's two-step login, signs them out and mails them. They log in with their password alone.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const email = wordOf(words, 'the address')
      const done = await ask(world, adminCalls.endTwoFactor, { body: { email, reason } })
      world.say(
        done.isChanged ? `${done.email} logs in without a second step now.` : `${done.email} had no second step.`,
      )
    },
  },
}
