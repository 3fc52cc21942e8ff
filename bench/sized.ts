/** Whether a part only shows that it still runs, as the tests have it do; its figures then say nothing. */
export const isSmoke = process.argv.includes('--smoke')

/** How much of something is made or measured: so much for a figure that holds, and so little for a smoke run. */
export const sized = <Value>(measured: Value, smoke: Value): Value => (isSmoke ? smoke : measured)
