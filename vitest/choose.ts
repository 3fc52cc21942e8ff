/** A number of 32 bits made of a seed and a name (FNV-1a). */
function hash(seed: number, name: string): number {
  let value = 0x811c9dc5
  for (const sign of `${seed} ${name}`) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** Whether chance takes this one of `every`: the same for the same seed and name, in Node and in a browser. */
export const isChosen = (seed: number, name: string, every: number): boolean => hash(seed, name) % every === 0
