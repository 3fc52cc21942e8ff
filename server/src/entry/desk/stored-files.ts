import { storedFileCalls } from '@shop/contract/stored-file'
import { ask, type Command, Refused } from '../../platform/command-line/command-line.ts'

export const storedFileCommands: Record<string, Command> = {
  'files move': {
    usage: `  npm run desk -- files move --reason "The bucket is there"
      Moves customers' files to where the settings have new ones: a part at a time, until none is left. It may be
      stopped, and goes on where it was when it is typed again.`,
    words: [0, 0],
    options: ['reason'],
    run: async (_words, { reason }, world) => {
      for (;;) {
        const { moved, left, place } = await ask(world, storedFileCalls.moveFiles, { body: { reason } })
        if (!left) return world.say(`All files lie in the ${place}.`)
        if (!moved) throw new Refused(`${left} files could not be moved.`)
        world.say(`${moved} files moved, ${left} left.`)
      }
    },
  },
}
