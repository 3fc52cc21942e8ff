import { queue } from '../../platform/jobs/queue.ts'

/**
 * Looks at the documents of all animals after a release of the catalogue, some after another, and then has everybody
 * notified whom it concerns. Those up to `after` are done.
 */
export const catalogueReleaseQueue = queue<{ sha256: string; step: 'animals' | 'mails'; after: string | null }>(
  'catalogue-release',
)

/** Notifies somebody of what a release of the catalogue made of the results that they can read. */
export const releaseMailQueue = queue<{ releaseMailId: string }>('release-mail')
