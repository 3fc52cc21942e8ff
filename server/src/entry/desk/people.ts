import { adminCalls } from '@shop/contract/admin'
import { deskRoles } from '@shop/contract/desk-role'
import { ask, type Command, wordOf } from '../../platform/command-line/command-line.ts'

const personAndRole = ([email, role, ...rest]: string[]) => ({
  email: wordOf([email ?? '', ...rest], 'the address'),
  role: wordOf([role ?? ''], 'the role'),
})

export const peopleCommands: Record<string, Command> = {
  'roles give': {
    usage: `  npm run desk -- roles give jo@example.com manager [--first-name Jo --last-name Green --country AU] --reason "Runs the shop"
      Gives somebody a role: ${deskRoles.join(', ')}. Where nobody has this address, opens an account and mails a link
      for its password.`,
    words: [2, 2],
    options: ['first-name', 'last-name', 'country', 'reason'],
    run: async (words, { 'first-name': firstName, 'last-name': lastName, country: countryCode, reason }, world) => {
      const { email, role } = personAndRole(words)
      const body = { email, role, firstName, lastName, countryCode, reason }
      const done = await ask(world, adminCalls.giveRole, { body })
      const has = `${done.email} has the role ${role}.`
      if (done.isNew) world.say(`${has} A link for a password is on its way there, and opens for an hour.`)
      else world.say(done.isChanged ? has : `${done.email} had the role ${role} already.`)
    },
  },

  'roles take': {
    usage: `  npm run desk -- roles take jo@example.com warehouse --reason "Has left us"
      Takes a role from somebody, at once.`,
    words: [2, 2],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const { email, role } = personAndRole(words)
      const done = await ask(world, adminCalls.takeRole, { body: { email, role, reason } })
      world.say(done.isChanged ? `${done.email} has the role ${role} no more.` : `${done.email} had no role ${role}.`)
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
