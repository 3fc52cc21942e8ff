import { queue } from '../../platform/jobs/queue.ts'

/** Brings an animal's life plan up to its results. `isTold` where another mail states what changed. */
export const lifePlanQueue = queue<{ animalId: string; isTold?: true }>('life-plan')

/** Notifies an animal's owner of a version of its life plan: the first, a renewed one, or one that was withdrawn. */
export const lifePlanMailQueue = queue<{ versionId: string }>('life-plan-mail')
