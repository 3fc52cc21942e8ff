import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { calls } from '../../contract/src/calls.ts'
import type { Call } from '../../contract/src/call.ts'

/**
 * What a story in a frame reports to the page around it.
 */

/** A request that a story made, and what its mock answered. */
export type Reply = { method: string; path: string; status: number; body: string }

/** Its play has run; `height` is that of what it shows, in pixels, with what is open above it. */
export type End = { hasFailed: boolean; height: number }

type Report = { reply: Reply } | { end: End }

/** Reports reach a page of ours alone; without a frame nothing listens. */
function report(data: Report) {
  if (window.parent !== window) window.parent.postMessage(data, location.origin)
}

export function reportReply(method: string, response: Response) {
  const { pathname } = new URL(response.url, location.origin)
  if (window.parent === window || !pathname.startsWith('/api/')) return
  void response
    .clone()
    .text()
    .then((body) => report({ reply: { method, path: pathname, status: response.status, body } }))
}

const shown = '#storybook-root > *, [popover]:popover-open, dialog[open], [role=menu], [role=listbox]'

const shownHeight = () =>
  Math.max(...[...document.querySelectorAll(shown)].map((element) => element.getBoundingClientRect().bottom), 0)

/** Reports each story's end from now on. */
export const reportEnds = () =>
  addons
    .getChannel()
    .on(STORY_FINISHED, ({ status }: { status: string }) =>
      report({ end: { hasFailed: status === 'error', height: shownHeight() + scrollY } }),
    )

/** Calls `take` with each report of the frames in this page, and which one it is of, until it is stopped. */
export function onReport(
  take: (report: Partial<{ reply: Reply; end: End }>, frame: MessageEventSource | null) => void,
) {
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && typeof data === 'object' && data) take(data, source)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

const patterns = Object.values<Call>(calls).map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The contract's row of a request; undefined for one that it does not have. */
export const callOf = ({ method, path }: Pick<Reply, 'method' | 'path'>): Call | undefined =>
  patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call
