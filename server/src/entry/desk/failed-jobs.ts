import { failedJobCalls } from '@shop/contract/failed-job'
import { ask, type Command, wordOf } from '../../platform/command-line/command-line.ts'

export const failedJobCommands: Record<string, Command> = {
  failed: {
    usage: `  npm run desk -- failed
      What the shop looks after every minute and could not, by its name: it goes on trying. Then mails and other work
      that did not go through, with what went wrong, newest first.`,
    words: [0, 0],
    run: async (_words, _options, world) => {
      const { results, chores } = await ask(world, failedJobCalls.listFailedJobs, {})
      for (const { name, failures, createdAt, error } of chores)
        world.say(`${name}  failed ${failures} times since ${createdAt.slice(0, 16)}, again within a minute: ${error}`)
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
      if (!results.length && !chores.length) world.say('Everything has gone through.')
    },
  },

  'failed retry': {
    usage: `  npm run desk -- failed retry 3f0c… --reason "The mail server is back"
      Tries one of them again at once.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const id = wordOf(words, 'the mail')
      const { kind } = await ask(world, failedJobCalls.retryFailedJob, { params: { id }, body: { reason } })
      world.say(`${kind} ${id} is being tried again.`)
    },
  },
}
