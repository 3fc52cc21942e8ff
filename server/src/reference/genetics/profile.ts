import type { ParentageRequest } from '@shop/contract/parentage'
import type { DnaProfile } from '@shop/contract/result'
import { isSexMarker } from './panels.ts'

/** An animal's DNA profile under the name that a verdict calls it by. A marker that failed has fewer than two alleles. */
export type Profile = Pick<DnaProfile, 'panel' | 'markers'> & { name: string; laboratory?: string }
export type Trio = { offspring: Profile; dam: Profile | null; sire: Profile | null }
/** What was found of a trio. */
export type Comparison = Pick<
  ParentageRequest,
  'verdict' | 'meaning' | 'panel' | 'markersCompared' | 'mismatches' | 'powerOfExclusion'
>

/** The markers that gave a result, by name; those of sex are left out. */
export const readMarkers = ({ markers }: Pick<Profile, 'markers'>) =>
  new Map(
    markers
      .filter(({ name, alleles }) => alleles.length === 2 && !isSexMarker(name))
      .map(({ name, alleles }) => [name, alleles]),
  )

/** A marker's two alleles by its name, of those that gave a result. */
export type ReadMarkers = ReturnType<typeof readMarkers>

/** Whether two animals have an allele in common at a marker. */
export const isShared = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((allele) => other.includes(allele))

/** The two that were read in both, marker by marker. */
export function pairsOf(one: ReadMarkers, other: ReadMarkers): { name: string; one: string[]; other: string[] }[] {
  return [...one].flatMap(([name, alleles]) => {
    const others = other.get(name)
    return others ? [{ name, one: alleles, other: others }] : []
  })
}
