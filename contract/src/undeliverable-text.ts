/** What the buyer of a line that cannot be delivered reads; `reason` is a sentence. */
export const undeliverableText = (reason: string) => `${reason} You get your money for it back: we write to you.`
