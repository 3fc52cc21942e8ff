import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ReplyOf } from '@shop/contract/call-parts'
import { type ResultsReview, resultsReviewCalls } from '@shop/contract/results-review'
import { reviewStates } from '@shop/contract/review-state'
import { ask, type Command, sayGuessed, send, wordOf } from '../../platform/command-line/command-line.ts'

const lineOf = ({
  id,
  submittedAt,
  state,
  fileName,
  sampleCount,
  by,
  reviewer,
  correction,
  returnReason,
}: ResultsReview) =>
  [
    id,
    submittedAt.slice(0, 10),
    state.padEnd(8),
    fileName,
    `${sampleCount} samples`,
    `brought by ${by}`,
    ...(correction ? [`correction: ${correction}`] : []),
    ...(reviewer ? [`${state} by ${reviewer}`] : []),
    ...(returnReason ? [returnReason] : []),
  ].join('  ')

/** Results that one person brings and a second releases. */
export const reviewCommands: Record<string, Command> = {
  submit: {
    usage: `  npm run lab -- submit results.csv --by "Dr A. Weber" [--reason "The marker was read again"]
      Brings a file of results for somebody else to review. Nothing of it counts until they release it.`,
    words: [1, 1],
    options: ['by', 'reason'],
    run: async (words, { by, reason }, world) => {
      const file = wordOf(words, 'the file')
      const { isRepeat, lookAt, ...review } = await ask(world, resultsReviewCalls.submitResults, {
        query: { fileName: basename(file), reason, by },
        body: readFileSync(file),
      })
      world.say(isRepeat ? 'This file was brought before:' : 'Somebody else is to review it:')
      world.say(lineOf(review))
      sayGuessed(world, lookAt)
    },
  },

  reviews: {
    usage: `  npm run lab -- reviews [--state waiting]
      Files that were brought for review, the oldest first.
      --state     ${reviewStates.join(', ')}`,
    words: [0, 0],
    options: ['state'],
    run: async (_, { state }, world) => {
      for (let page: number | null = 1; page !== null;) {
        const found: ReplyOf<typeof resultsReviewCalls.listResultsReviews> = await ask(
          world,
          resultsReviewCalls.listResultsReviews,
          { query: { state, page } },
        )
        for (const review of found.results) world.say(lineOf(review))
        if (!found.count) world.say('Nothing is here.')
        page = found.next
      }
    },
  },

  review: {
    usage: `  npm run lab -- review 3f0c… > review.csv
      What such a file says, with the names of the tests, what each reading means, and what holds until now.`,
    words: [1, 1],
    run: async (words, _, world) => {
      const id = wordOf(words, 'the file by its number')
      world.say((await (await send(world, resultsReviewCalls.getReviewLines, { query: { id } })).text()).trimEnd())
    },
  },

  approve: {
    usage: `  npm run lab -- approve 3f0c… --by "Dr C. Okoye"
      Releases it: results count, samples are reported, and their owners are mailed.`,
    words: [1, 1],
    options: ['by'],
    run: async (words, { by }, world) => {
      const id = wordOf(words, 'the file by its number')
      const { review, resultCount, isRepeat } = await ask(world, resultsReviewCalls.releaseResults, {
        body: { id, by },
      })
      world.say(
        isRepeat
          ? `${review.fileName} was released before, by ${review.reviewer}. Nothing has changed.`
          : `${review.fileName} is released: ${review.sampleCount} samples, ${resultCount} new or changed results.`,
      )
    },
  },

  return: {
    usage: `  npm run lab -- return 3f0c… --by "Dr C. Okoye" --reason "Plate 7 is to be read again"
      Sends it back to whoever brought it.`,
    words: [1, 1],
    options: ['by', 'reason'],
    run: async (words, { by, reason }, world) => {
      const id = wordOf(words, 'the file by its number')
      const review = await ask(world, resultsReviewCalls.returnResults, { body: { id, by, reason } })
      world.say(`${review.fileName} is returned to ${review.by}: ${review.returnReason}`)
    },
  },
}
