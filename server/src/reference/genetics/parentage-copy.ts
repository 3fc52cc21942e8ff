import { fewestMarkers } from './panels.ts'
import type { Comparison, Trio } from './profile.ts'

/** What a comparison found, as its sentences need it. */
export type Found = Pick<Comparison, 'verdict' | 'markersCompared' | 'mismatches'> & {
  isFit: boolean
  /** Markers whose mismatch a null allele explains. */
  nulls: string[]
  /** Why the profiles cannot be compared as they are written. */
  notation: string | null
  /** The parent whose profile is the offspring's own. */
  twin: string | null
  /** The parent whom the markers speak against. */
  suspect: string | null
}

/**
 * A verdict of parentage in words that a breeder can act on. It states that parents fit, and never that they are
 * proven.
 */
export function meaningOf(found: Found, { offspring, dam, sire }: Trio): string {
  const { markersCompared: count, mismatches } = found
  const both = dam && sire
  const parents = [dam, sire].flatMap((parent) => parent?.name ?? []).join(' and ')
  const asParents = `${parents} as ${both ? 'the parents' : 'a parent'} of ${offspring.name}`
  const qualify = `${parents} ${both ? 'qualify' : 'qualifies'}`
  const oneAlone = both ? '' : ' One parent alone proves little: compare the other parent too.'
  const nulls = nullText(found.nulls)
  switch (found.verdict) {
    case 'qualifies':
      return `${qualify}: nothing in these ${count} markers excludes ${asParents}. That does not prove it: close relatives can qualify as well.${oneAlone}`
    case 'qualifies_one_exclusion':
      return found.isFit
        ? `${qualify} with one exclusion: ${mismatches.join()} of ${count} markers does not fit, as a reading error in so many makes it. That does not prove it: close relatives can qualify as well.${oneAlone}`
        : `${qualify} with one exclusion: ${mismatches.join()} does not fit, possibly a mutation.${nulls} Test more markers before you rely on it.${oneAlone}`
    case 'qualifies_few_exclusions':
      return `${qualify} with ${mismatches.length} exclusions: ${mismatches.length} of ${count} markers do not fit, no more than reading errors alone make in so many. That does not prove it: close relatives can qualify as well.${oneAlone}`
    case 'excluded': {
      const suspect = found.suspect ? ` They speak against ${found.suspect}.` : ''
      return `${mismatches.length} of ${count} markers exclude ${asParents}.${suspect}${nulls}${laboratoriesText([offspring, dam, sire])} Have the samples tested again first: a mix-up looks the same.`
    }
    case 'inconclusive':
      if (found.twin)
        return `${offspring.name} and ${found.twin} have the same profile: they are the same animal, sampled twice, or identical twins. That is no parent’s profile, and says nothing of ${found.twin} as one. Have both sampled again.`
      return count < fewestMarkers(offspring.panel)
        ? `Only ${count} markers were read in all of them, too few to say anything. Test more markers.`
        : `${mismatches.length} of ${count} markers do not fit ${asParents}: more than reading errors usually make, and too few to exclude.${nulls} Have the samples read again, or more markers.`
    case 'not_comparable':
      return (
        found.notation ??
        'The profiles were made on different panels, which cannot be compared. Have all profiles made on one panel.'
      )
  }
}

const nullText = (nulls: string[]) =>
  nulls.length
    ? ` At ${nulls.join(', ')} each shows a single allele, and not the same one: an allele that the test cannot see, a null allele, looks like that.`
    : ''

/** Repeats are sized a little differently by each laboratory. */
function laboratoriesText(profiles: (Trio['dam'] | Trio['offspring'])[]): string {
  const names = [...new Set(profiles.flatMap((profile) => profile?.laboratory ?? []))]
  return names.length > 1
    ? ` The profiles are of different laboratories (${names.join(', ')}), which can name alleles differently.`
    : ''
}
