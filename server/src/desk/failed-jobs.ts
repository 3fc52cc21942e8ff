import { failedJobCalls } from '@shop/contract/failed-job'
import { ask, type Command, wordOf } from '../platform/command-line.ts'

export const failedJobUsage = `  npm run desk -- failed
      Mails and other work that did not go through, with what went wrong, newest first.
  npm run desk -- failed retry 3f0c… --reason "The mail server is back"
      Tries one of them again at once.
`

export const failedJobCommands: Record<string, Command> = {
  'failed retry': async (words, { reason }, world) => {
    const id = wordOf(words, 'the mail')
    const { kind } = await ask(world, failedJobCalls.retryFailedJob, { params: { id }, body: { reason } })
    world.say(`${kind} ${id} is being tried again.`)
  },

  failed: async (_words, _options, world) => {
    const { results } = await ask(world, failedJobCalls.listFailedJobs, {})
    for (const { id, kind, about, tries, error, createdAt, nextTryAt } of results)
      world.say(
        [
          id,
          createdAt.slice(0, 16),
          kind,
          about,
          `tried ${tries} times: ${error}`,
          nextTryAt ? `again at ${nextTryAt.slice(0, 16)}` : 'not tried again',
        ].join('  '),
      )
    if (!results.length) world.say('Everything has gone through.')
  },
}
