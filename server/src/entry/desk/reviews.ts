import { type DeskReview, reviewCalls } from '@shop/contract/review'
import { ask, type Command, numberIn, wordOf } from '../../platform/command-line/command-line.ts'

const lineOf = ({ id, edition, state, writtenAt, product, rating, name, email, text, reason, answer }: DeskReview) =>
  [
    [
      id,
      `edition ${edition}`,
      state,
      writtenAt.slice(0, 10),
      `${rating} of 5`,
      product.name,
      `${name} <${email}>`,
    ].join('  '),
    text,
    ...(reason ? [`Refused: ${reason}`] : []),
    ...(answer ? [`Our answer: ${answer}`] : []),
  ].join('\n')

const idOf = (words: string[]) => ({ id: wordOf(words, 'the review') })
const told = ({ review, isChanged }: { review: DeskReview; isChanged: boolean }) =>
  isChanged ? lineOf(review) : `${lineOf(review)}\nIt was so before.`

export const reviewCommands: Record<string, Command> = {
  'reviews list': {
    usage: `  npm run desk -- reviews list [--state waiting] [--page 2]
      Reviews that wait, those that wait longest first.
      --state     waiting, approved, refused`,
    words: [0, 0],
    options: ['state', 'page'],
    run: async (_, { state, page }, world) => {
      const { results, count } = await ask(world, reviewCalls.listDeskReviews, {
        query: { state: state ?? 'waiting', page },
      })
      for (const review of results) world.say(lineOf(review))
      world.say(count ? `${count} in all.` : 'There are no such reviews.')
    },
  },

  'reviews approve': {
    usage: `  npm run desk -- reviews approve 3f0c… --edition 1
      Publishes what you have read on its product's page, and mails its buyer.`,
    words: [1, 1],
    options: ['edition'],
    run: async (words, { edition }, world) =>
      world.say(
        told(
          await ask(world, reviewCalls.approveReview, {
            params: idOf(words),
            body: { edition: numberIn(edition, 'The edition') },
          }),
        ),
      ),
  },

  'reviews refuse': {
    usage: `  npm run desk -- reviews refuse 3f0c… --edition 1 --reason "It names another customer"
      Refuses it, or takes it off the page, and mails its buyer the reason. That it is bad for us is none.`,
    words: [1, 1],
    options: ['edition', 'reason'],
    run: async (words, { edition, reason }, world) =>
      world.say(
        told(
          await ask(world, reviewCalls.refuseReview, {
            params: idOf(words),
            body: { edition: numberIn(edition, 'The edition'), reason },
          }),
        ),
      ),
  },

  'reviews answer': {
    usage: `  npm run desk -- reviews answer 3f0c… --text "Thank you, Dana."
      Answers a published review for everybody to read; without --text, takes the answer back.`,
    words: [1, 1],
    options: ['text'],
    run: async (words, { text }, world) =>
      world.say(told(await ask(world, reviewCalls.answerReview, { params: idOf(words), body: { text } }))),
  },
}
