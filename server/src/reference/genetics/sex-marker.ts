import type { DnaProfile } from '@shop/contract/result'
import { isSexMarker } from './panels.ts'

/**
 * The sex that a profile's amelogenin shows: a form of X and one of Y, or of X twice. Null where it was not read, or is
 * written in lengths. A male with two X chromosomes has a Y too, and reads as male.
 */
export function sexRead(markers: DnaProfile['markers']): 'male' | 'female' | null {
  const { alleles = [] } = markers.find(({ name }) => isSexMarker(name)) ?? {}
  const read = alleles
    .map((allele) => allele.toUpperCase())
    .toSorted()
    .join('/')
  return read === 'X/Y' ? 'male' : read === 'X/X' ? 'female' : null
}
