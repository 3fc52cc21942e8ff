import { queue } from '../../platform/jobs/queue.ts'

/** Works out what an animal is clear of by its parents. */
export const clearanceQueue = queue<{ animalId: string }>('clearance')

/** Has that worked out of these animals, and of their offspring: something of their own has changed. */
export const dependantsQueue = queue<{ animalIds: string[] }>('dependants')
