/** Not reviewed yet; approved by a second person; returned to whoever submitted it. */
export const reviewStates = ['waiting', 'released', 'returned'] as const
export type ReviewState = (typeof reviewStates)[number]
