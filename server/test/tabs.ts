/** As many tabs of one browser, each with its own change, all at once; every answer beside the change it is of. */
export const inTabs = <Change, Reply>(changes: readonly Change[], make: (change: Change) => Promise<Reply>) =>
  Promise.all(changes.map(async (change) => ({ change, reply: await make(change) })))
