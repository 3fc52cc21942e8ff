const share = 0.8

/** Whether the row on the screen is so far down that more should be fetched: past 80 percent of those loaded. */
export const isNearEnd = (lastShown: number, loaded: number): boolean => loaded > 0 && lastShown + 1 >= loaded * share
