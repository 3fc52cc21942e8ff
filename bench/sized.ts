/** Whether a part only shows that it still runs, as the tests have it do; its figures then say nothing. */
export const isSmoke = process.argv.includes('--smoke')

/** The size of what is measured: large enough for a reliable figure, or small for a smoke run. */
export const sized = <Value>(measured: Value, smoke: Value): Value => (isSmoke ? smoke : measured)
