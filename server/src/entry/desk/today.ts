import { todayCalls, todayKinds } from '@shop/contract/today'
import { ask, type Command } from '../../platform/command-line/command-line.ts'

export const todayCommands: Record<string, Command> = {
  today: {
    usage: `  npm run desk -- today
      What waits, with how much of it and since when; what has waited longest first.`,
    words: [0, 0],
    run: async (_words, _options, world) => {
      const { results } = await ask(world, todayCalls.getDeskToday)
      const waiting = results.filter(({ count }) => count > 0)
      for (const { kind, count, oldestAt, isLate } of waiting)
        world.say(
          [
            `${count} ${todayKinds[kind].title}`,
            ...(oldestAt ? [`since ${oldestAt.slice(0, 10)}`] : []),
            ...(isLate ? ['LATE'] : []),
          ].join('  '),
        )
      if (!waiting.length) world.say('Nothing waits.')
    },
  },
}
