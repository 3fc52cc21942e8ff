import { calls } from '../../contract/src/calls.ts'
import type { Call } from '../../contract/src/call.ts'

/** A request that a story made, and what its mock answered. */
export type Reply = { method: string; path: string; status: number; body: string }

const isReply = (data: unknown): data is { reply: Reply } =>
  typeof data === 'object' && data !== null && 'reply' in data

/** Reports to the page around a story's frame what was answered; without a frame nothing listens. */
export function reportReply(method: string, response: Response) {
  const { pathname } = new URL(response.url, location.origin)
  if (window.parent === window || !pathname.startsWith('/api/')) return
  void response
    .clone()
    .text()
    .then((body) =>
      window.parent.postMessage({ reply: { method, path: pathname, status: response.status, body } }, location.origin),
    )
}

/** Calls `take` with each reply of the frames in this page, until it is stopped. */
export function onReply(take: (reply: Reply) => void) {
  const listen = ({ origin, data }: MessageEvent) => {
    if (origin === location.origin && isReply(data)) take(data.reply)
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
