import type { IdentityComparison } from '@shop/contract/parentage'
import { notationFault } from './notation.ts'
import { fewestMarkers } from './panels.ts'
import { pairsOf, type Profile, readMarkers } from './profile.ts'
import { errorsIn } from './reading-error.ts'

type Compared = Pick<IdentityComparison, 'verdict' | 'meaning' | 'panel' | 'markersCompared' | 'differences'>

const isAlike = (one: string[], other: string[]) => one.toSorted().join('/') === other.toSorted().join('/')

/** Two readings of one animal differ at fewer markers than this, even of a poor swab; full siblings differ at ten times as many. */
const mostOfOneAnimal = 0.02
const fewestOfTwoAnimals = 0.05

/**
 * Whether two DNA profiles are of one animal. Identical twins and clones are `same` too. It is `inconclusive` between
 * what reading errors explain and the least that two animals differ in.
 */
export function compareIdentity(one: Profile, other: Profile): Compared {
  const isOnePanel = one.panel === other.panel
  const fault = isOnePanel
    ? notationFault(one, other)
    : `The profiles were made on different panels (${one.panel}, ${other.panel}), which have no markers in common. Have both made on one panel.`
  const pairs = isOnePanel ? pairsOf(readMarkers(one), readMarkers(other)) : []
  const differences = pairs.flatMap((pair) => (isAlike(pair.one, pair.other) ? [] : [pair.name]))
  const compared = {
    panel: isOnePanel ? one.panel : null,
    markersCompared: pairs.length,
    differences: fault ? [] : differences,
  }
  if (fault) return { ...compared, verdict: 'not_comparable', meaning: fault }
  const [count, apart] = [pairs.length, differences.length]
  if (count < fewestMarkers(one.panel))
    return {
      ...compared,
      verdict: 'not_comparable',
      meaning: `Only ${count} markers were read in both, too few to say anything. It takes ${fewestMarkers(one.panel)}.`,
    }
  const counted = `${apart} of ${count} markers`
  if (apart <= count * mostOfOneAnimal)
    return {
      ...compared,
      verdict: 'same',
      meaning: `${apart ? `${counted} differ, no more than reading errors explain` : `All ${count} markers are alike`}: ${one.name} and ${other.name} are the same animal, or identical twins.`,
    }
  const { most } = errorsIn({ panel: one.panel, markers: count, genotypes: 2, shows: 1 })
  if (apart <= Math.max(most, count * fewestOfTwoAnimals))
    return {
      ...compared,
      verdict: 'inconclusive',
      meaning: `${counted} differ: more than two readings of one animal usually do, and fewer than two animals do. Have both samples read again.`,
    }
  return {
    ...compared,
    verdict: 'different',
    meaning: `${counted} differ: ${one.name} and ${other.name} are two animals.`,
  }
}
