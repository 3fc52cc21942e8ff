import { held } from '../mocks/src/mock.ts'
import { reportReply } from './workshop/reports.ts'

/** What the story that is open has requested and has no answer to yet. */
let story = { open: 0 }

const { fetch } = globalThis
globalThis.fetch = async (...request) => {
  const asker = story
  asker.open += 1
  try {
    const response = await fetch(...request)
    const [what, init] = request
    reportReply(init?.method ?? (what instanceof Request ? what.method : 'GET'), response)
    return response
  } finally {
    asker.open -= 1
  }
}

/** Sets the count to zero: what earlier stories still wait for is theirs. */
export function countRequests() {
  story = { open: 0 }
  held.count = 0
}

const longestMs = 20_000
export const aMoment = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Waits until every request is answered but those that `mockPending` holds. A story that ended earlier would get its
 * answers after its screen is gone, from the next story's mocks.
 */
export async function requestsAnswered() {
  // The calendar does not move (clock.ts).
  const end = performance.now() + longestMs
  const isWaiting = () => story.open > held.count && performance.now() < end
  do {
    while (isWaiting()) await aMoment()
    // What an answer brings about is done then, and may have requested more.
    await aMoment()
  } while (isWaiting())
}
