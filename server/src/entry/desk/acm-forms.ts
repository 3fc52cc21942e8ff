import { acmFormCalls, type DeskAcmForm } from '@shop/contract/acm-form'
import { ask, type Command, wordOf } from '../../platform/command-line/command-line.ts'

const lineOf = ({
  id,
  number,
  requestedAt,
  owner,
  petName,
  barcode,
  collectorName,
  collectorPlace,
  purpose,
  state,
}: DeskAcmForm) =>
  [
    id,
    number,
    requestedAt.slice(0, 10),
    state,
    `${owner}, ${petName}, ${barcode}`,
    `collector: ${collectorName}, ${collectorPlace}`,
    `for: ${purpose}`,
  ].join('  ')

const deciding = (
  usage: string,
  call: typeof acmFormCalls.approveAcmForm | typeof acmFormCalls.refuseAcmForm,
): Command => ({
  usage,
  words: [1, 1],
  options: ['reason'],
  run: async (words, { reason }, world) => {
    const { form, isChanged } = await ask(world, call, {
      params: { id: wordOf(words, 'the request') },
      body: { reason },
    })
    world.say(lineOf(form))
    if (!isChanged) world.say('It was decided so before.')
  },
})

export const acmFormCommands: Record<string, Command> = {
  'acm-forms list': {
    usage: `  npm run desk -- acm-forms list [jo@example.com]
      Requests for a form of a witnessed sample that wait; of an owner, all.`,
    words: [0, 1],
    run: async ([email], _options, world) => {
      const { results } = await ask(world, acmFormCalls.listDeskAcmForms, { query: { email } })
      for (const form of results) world.say(lineOf(form))
      if (!results.length) world.say('There are no such requests.')
    },
  },

  'acm-forms approve': deciding(
    `  npm run desk -- acm-forms approve 3f0c… --reason "The collector is in our list"
      Its owner downloads the form, and is mailed.`,
    acmFormCalls.approveAcmForm,
  ),

  'acm-forms refuse': deciding(
    `  npm run desk -- acm-forms refuse 3f0c… --reason "The collector is the owner's partner"
      Refuses it, also one that was approved, and mails its owner the reason.`,
    acmFormCalls.refuseAcmForm,
  ),
}
