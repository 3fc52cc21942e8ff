import { expect, test } from 'vitest'
import { queues } from './job-handlers.ts'
import { noJobs } from './platform/jobs/jobs.ts'
import type { Queue } from './platform/jobs/queue.ts'
import { linkQueue } from './people/user/queues.ts'

const namesOf = (list: readonly Queue[]) => list.map(({ name }) => name).toSorted()

test('each queue that a noun declares has one handler', () => {
  const files = import.meta.glob<Record<string, Queue>>('./*/*/queues.ts', { eager: true })
  const declared = Object.values(files).flatMap((exported) => Object.values(exported))
  expect(namesOf(queues)).toEqual(namesOf(declared))
  expect(new Set(namesOf(queues)).size).toBe(queues.length)
})

test('a job that its queue does not take does not compile', async () => {
  // @ts-expect-error -- a link has an id
  await expect(noJobs.send(linkQueue, { mailTokenId: 1 })).rejects.toThrow('link')
  // @ts-expect-error -- no queue
  await expect(noJobs.send('link', { mailTokenId: '1' })).rejects.toThrow('No jobs')
})
