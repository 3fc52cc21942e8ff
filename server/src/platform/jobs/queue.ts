/** A day of tries, further and further apart, for a mail server that is down. Times are in seconds. */
const tries = { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 3 * 3600, expireInSeconds: 120 }

/**
 * A queue, by its name in the database, which must not change while a shop has jobs in it. `Data` is what a job carries:
 * ids only, so that no personal data lies in the queue. A noun declares in its `queues.ts` what it sends.
 */
export type Queue<Data extends object = object> = {
  name: string
  options: typeof tries | { retryLimit: 0; expireInSeconds: number; policy: 'short' }
  /** When a job of it comes by itself, as cron writes it. */
  cron?: string
  /** For the types alone: no queue has it. */
  data?: Data
}
export type DataOf<Of> = Of extends Queue<infer Data> ? Data : never

/** `expireInSeconds` is how long one try may last. */
export const queue = <Data extends object>(name: string, options: { expireInSeconds?: number } = {}): Queue<Data> => ({
  name,
  options: { ...tries, ...options },
})

/** A queue whose next job comes by itself, so that none is tried again; at most one waits. */
export const recurringQueue = (name: string, cron: string): Queue<Record<string, never>> => ({
  name,
  options: { retryLimit: 0, expireInSeconds: 300, policy: 'short' },
  cron,
})
