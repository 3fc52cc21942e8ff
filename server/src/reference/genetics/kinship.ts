/** An animal's parents by their ids, as far as they are on record. */
export type Parents = { damId: string | null; sireId: string | null }
export type Pedigree = ReadonlyMap<string, Parents>

/**
 * How much two animals have from common ancestors: the chance, 0 to 1, that an allele drawn from each is a copy of the same
 * ancestor's, which is the inbreeding of their offspring (Wright 1922, Am Nat 56:330-338). Parents that are not on record
 * count as unrelated, so it is the least that it can be.
 */
export function kinshipIn(pedigree: Pedigree) {
  const parentsOf = (id: string) => {
    const { damId = null, sireId = null } = pedigree.get(id) ?? {}
    return [damId, sireId].filter((parent) => parent !== null)
  }
  const generations = new Map<string, number>()
  /** 0 for an animal without parents on record. Set before it is known, so that a ring in a pedigree ends. */
  const generationOf = (id: string): number => {
    const known = generations.get(id)
    if (known !== undefined) return known
    generations.set(id, 0)
    const generation = Math.max(0, ...parentsOf(id).map((parent) => generationOf(parent) + 1))
    generations.set(id, generation)
    return generation
  }
  const found = new Map<string, number>()
  return function kinship(one: string, other: string): number {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`
    const known = found.get(key)
    if (known !== undefined) return known
    found.set(key, 0)
    // The younger of the two cannot be the other's ancestor, so what it shares comes through its parents.
    const [younger, older] = generationOf(one) >= generationOf(other) ? [one, other] : [other, one]
    const parents = parentsOf(younger)
    const [dam, sire] = parents
    const shared =
      one === other
        ? (1 + (dam && sire ? kinship(dam, sire) : 0)) / 2
        : parents.reduce((sum, parent) => sum + kinship(parent, older) / 2, 0)
    found.set(key, shared)
    return shared
  }
}

/** An animal's ancestors on record. */
export function ancestorsOf(pedigree: Pedigree, id: string): Set<string> {
  const found = new Set<string>()
  const waiting = [id]
  for (let child = waiting.pop(); child; child = waiting.pop()) {
    const { damId = null, sireId = null } = pedigree.get(child) ?? {}
    for (const parent of [damId, sireId])
      if (parent && !found.has(parent)) {
        found.add(parent)
        waiting.push(parent)
      }
  }
  return found
}
