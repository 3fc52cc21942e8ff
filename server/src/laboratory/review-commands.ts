import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { ReplyOf } from '@shop/contract/call'
import { type ResultsReview, resultsReviewCalls } from '@shop/contract/results-review'
import { ask, type Command, send, wordOf } from '../platform/command-line.ts'

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
  submit: async (words, { by, reason }, world) => {
    const file = wordOf(words, 'the file')
    const { isRepeat, ...review } = await ask(world, resultsReviewCalls.submitResults, {
      query: { fileName: basename(file), reason, by },
      body: readFileSync(file),
    })
    world.say(isRepeat ? 'This file was brought before:' : 'Somebody else is to review it:')
    world.say(lineOf(review))
  },

  reviews: async (_, { state }, world) => {
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

  review: async (words, _, world) => {
    const id = wordOf(words, 'the file by its number')
    world.say((await (await send(world, resultsReviewCalls.getReviewLines, { query: { id } })).text()).trimEnd())
  },

  approve: async (words, { by }, world) => {
    const id = wordOf(words, 'the file by its number')
    const { review, resultCount, isRepeat } = await ask(world, resultsReviewCalls.releaseResults, { body: { id, by } })
    world.say(
      isRepeat
        ? `${review.fileName} was released before, by ${review.reviewer}. Nothing has changed.`
        : `${review.fileName} is released: ${review.sampleCount} samples, ${resultCount} new or changed results.`,
    )
  },

  return: async (words, { by, reason }, world) => {
    const id = wordOf(words, 'the file by its number')
    const review = await ask(world, resultsReviewCalls.returnResults, { body: { id, by, reason } })
    world.say(`${review.fileName} is returned to ${review.by}: ${review.returnReason}`)
  },
}
