import { isSnpPanel } from './panels.ts'
import { isShared, pairsOf, type Profile, readMarkers, type ReadMarkers } from './profile.ts'
import { errorsIn } from './reading-error.ts'

const kinds = [
  ['bases (A, C, G, T)', /^[ACGT]$/],
  ['numbers', /^\d+(\.\d+)?$/],
] as const
const kindOf = (read: ReadMarkers): string => {
  const alleles = [...new Set([...read.values()].flat())]
  return kinds.find(([, written]) => alleles.every((allele) => written.test(allele)))?.[0] ?? 'letters'
}

const onOtherStrand: Record<string, string> = { A: 'T', T: 'A', C: 'G', G: 'C' }
const complementOf = (alleles: string[]) => alleles.map((allele) => onOtherStrand[allele] ?? allele)

/**
 * Why two profiles of one panel cannot be compared as they are written; null where they can. One may name alleles and
 * the other number them, and a SNP can be read from either strand of the DNA, where A is T and C is G: then relatives
 * seem to have nothing in common, and it is the notation that differs.
 */
export function notationFault(one: Profile, other: Profile): string | null {
  const [read, others] = [readMarkers(one), readMarkers(other)]
  if (!read.size || !others.size) return null
  const [kind, otherKind] = [kindOf(read), kindOf(others)]
  const remedy = 'Have both written by one laboratory in one way.'
  if (kind !== otherKind)
    return `The profile of ${one.name} is written in ${kind}, that of ${other.name} in ${otherKind}. ${remedy}`
  if (!isSnpPanel(one.panel)) return null
  const pairs = pairsOf(read, others)
  const apart = pairs.filter((pair) => !isShared(pair.one, pair.other))
  const flipped = apart.filter((pair) => isShared(pair.one, complementOf(pair.other)))
  const { most } = errorsIn({ panel: one.panel, markers: pairs.length, genotypes: 2 })
  return flipped.length > most && flipped.length > apart.length / 2
    ? `The profiles of ${one.name} and ${other.name} seem to be read from opposite strands of the DNA, where A is written T and C is written G: ${flipped.length} of ${pairs.length} markers differ in that way. ${remedy}`
    : null
}
