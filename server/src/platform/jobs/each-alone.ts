/**
 * Does the work of each item, one after another; one that fails holds up no other. Throws an `AggregateError` at the end
 * with everything that failed, each by its name.
 */
export async function eachAlone<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: Error[] = []
  for (const item of items)
    await work(item).catch((error: unknown) => failures.push(new Error(nameOf(item), { cause: error })))
  const [first] = failures
  if (first)
    throw new AggregateError(
      failures,
      `${failures.length} of ${items.length} failed, the first ${first.message}: ${String(first.cause)}`,
    )
}

/** `eachAlone` for named steps that do not need each other. */
export const eachStep = (steps: Record<string, () => Promise<unknown>>): Promise<void> =>
  eachAlone(
    Object.entries(steps),
    ([name]) => name,
    ([, step]) => step(),
  )
