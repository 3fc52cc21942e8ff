/** Less of two estimates in common than this is no matter of panels: our own limit, for sources state none. */
const leastInCommon = 50

type Share = { breedId: number | null; percent: number }

/**
 * Whether two estimates of breeds, in percent, cannot be of one animal: less than half of them is in common. What was
 * assigned to no breed may be anything, so it is taken to be in common.
 */
export function isOtherMix(one: readonly Share[], other: readonly Share[]): boolean {
  const percentOf = (shares: readonly Share[], breedId: number | null) =>
    shares.filter((share) => share.breedId === breedId).reduce((sum, { percent }) => sum + percent, 0)
  const ids = new Set(one.flatMap(({ breedId }) => breedId ?? []))
  const named = [...ids].reduce((sum, id) => sum + Math.min(percentOf(one, id), percentOf(other, id)), 0)
  return named + Math.max(percentOf(one, null), percentOf(other, null)) < leastInCommon
}
