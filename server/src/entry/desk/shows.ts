import { type DeskShow, showCalls } from '@shop/contract/show'
import { ask, type Command, wordOf } from '../../platform/command-line/command-line.ts'

const lineOf = ({
  id,
  firstDay,
  lastDay,
  state,
  name,
  club,
  place,
  secretary,
  stands,
  leaflets,
  deliverTo,
  sent,
  entryCount,
}: DeskShow) =>
  [
    id,
    firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`,
    state,
    `${name}, ${club}, ${place}`,
    secretary,
    `wants ${stands} stands, ${leaflets} leaflets, to ${deliverTo}`,
    sent ? `sent: ${[sent.what, sent.tracking].filter(Boolean).join(', ')}` : 'nothing sent',
    `${entryCount} samples`,
  ].join('  ')

const deciding = (usage: string, call: typeof showCalls.confirmShow | typeof showCalls.refuseShow): Command => ({
  usage,
  words: [1, 1],
  options: ['reason'],
  run: async (words, { reason }, world) => {
    const { show, isChanged } = await ask(world, call, { params: { id: wordOf(words, 'the show') }, body: { reason } })
    world.say(lineOf(show))
    if (!isChanged) world.say('It was decided so before.')
  },
})

export const showCommands: Record<string, Command> = {
  'shows list': {
    usage: `  npm run desk -- shows list [jo@example.com]
      Shows that wait, and those to which nothing was sent yet; of a secretary, all.`,
    words: [0, 1],
    run: async ([email], _options, world) => {
      const { results } = await ask(world, showCalls.listDeskShows, { query: { email } })
      for (const show of results) world.say(lineOf(show))
      if (!results.length) world.say('There are no such shows.')
    },
  },

  'shows confirm': deciding(
    `  npm run desk -- shows confirm 3f0c… --reason "The club is known"
      Confirms a show: its secretary is mailed, and lists the samples that are taken there.`,
    showCalls.confirmShow,
  ),

  'shows refuse': deciding(
    `  npm run desk -- shows refuse 3f0c… --reason "We have no stand left for May"
      Refuses a show, and mails its secretary the reason.`,
    showCalls.refuseShow,
  ),

  'shows sent': {
    usage: `  npm run desk -- shows sent 3f0c… --what "1 stand, 100 leaflets" [--tracking 33ABC0012345] --reason "Packed"
      Records what has left for it, and mails its secretary.`,
    words: [1, 1],
    options: ['what', 'tracking', 'reason'],
    run: async (words, { what, tracking, reason }, world) => {
      const id = wordOf(words, 'the show')
      const { show, isChanged } = await ask(world, showCalls.sendToShow, {
        params: { id },
        body: { what, tracking, reason },
      })
      world.say(lineOf(show))
      if (!isChanged) world.say('It was recorded so before.')
    },
  },
}
