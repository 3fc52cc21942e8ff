import type { ParentageRequest } from '@shop/contract/parentage'
import type { DnaProfile } from '@shop/contract/result'

/** An animal's DNA profile under the name that the verdict calls it by. A marker that failed has fewer than two alleles. */
export type Profile = Pick<DnaProfile, 'panel' | 'markers'> & { name: string }
/** How common each allele of a marker is in the population, 0 to 1, by marker and allele. */
export type AlleleFrequencies = Record<string, Record<string, number>>
export type Trio = { offspring: Profile; dam: Profile | null; sire: Profile | null }
export type Comparison = Pick<
  ParentageRequest,
  'verdict' | 'meaning' | 'panel' | 'markersCompared' | 'mismatches' | 'powerOfExclusion'
>

/**
 * Fewer markers in common say too little. A SNP excludes an unrelated animal with a chance of one in eight at the very
 * best (two alleles, equally common), so 70 of them reach 0.9999; STR profiles are sold with at least 10 markers.
 */
export const fewestMarkers = (panel: string): number => (panel.includes('SNP') ? 70 : 10)

/** The markers that gave a result, by name. */
export const readMarkers = ({ markers }: Pick<Profile, 'markers'>) =>
  new Map(markers.filter(({ alleles }) => alleles.length === 2).map(({ name, alleles }) => [name, alleles]))

/** Whether a parent's alleles leave the offspring one from each parent; a parent who is not named can have given any. */
function fits([one = '', other = '']: string[], dam: string[] | null, sire: string[] | null): boolean {
  const gave = (parent: string[] | null, allele: string) => !parent || parent.includes(allele)
  return (gave(dam, one) && gave(sire, other)) || (gave(dam, other) && gave(sire, one))
}

/**
 * The chance that one marker excludes an unrelated animal as the parent of a random offspring, the other parent not
 * considered: the sum over genotypes of p²(1-p)² and 2pq(1-p-q)² (Zhu, Huang and Wu 2006, J Forensic Med 22:281-284).
 */
function exclusionOf(frequencies: Record<string, number>): number {
  const shares = Object.values(frequencies)
  return shares.reduce((sum, p, index) => {
    const mixed = shares.slice(index + 1).reduce((part, q) => part + 2 * p * q * (1 - p - q) ** 2, 0)
    return sum + p ** 2 * (1 - p) ** 2 + mixed
  }, 0)
}

/**
 * The same over several unlinked markers: 1 - (1-P1)(1-P2)… (Jamieson and Taylor 1997, Animal Genetics 28:397-400).
 * Null without frequencies for any of them: they belong to a breed and a panel, and cannot be guessed from three animals.
 */
export function powerOfExclusion(markers: string[], frequencies: AlleleFrequencies): number | null {
  const known = markers.map((marker) => frequencies[marker]).filter((marker) => marker !== undefined)
  return known.length ? 1 - known.reduce((missed, marker) => missed * (1 - exclusionOf(marker)), 1) : null
}

/** Never rounded up to certainty; further decimals would change with every animal that is read. */
const stated = (power: number | null) => power && Math.floor(power * 10_000) / 10_000

type Compared = { offspring: string[]; dam: string[] | null; sire: string[] | null }

/** The markers that gave a result in the offspring and in every parent named. */
function commonMarkers({ offspring, dam, sire }: Trio): Map<string, Compared> {
  const [dams, sires] = [dam && readMarkers(dam), sire && readMarkers(sire)]
  return new Map(
    [...readMarkers(offspring)]
      .filter(([name]) => (!dams || dams.has(name)) && (!sires || sires.has(name)))
      .map(([name, alleles]) => [
        name,
        { offspring: alleles, dam: dams?.get(name) ?? null, sire: sires?.get(name) ?? null },
      ]),
  )
}

/** Names the parent whom the markers speak against, where they speak against one of two. */
function suspectOf({ dam, sire }: Trio, common: Compared[]): string {
  if (!dam || !sire) return ''
  const against = (parent: 'dam' | 'sire') =>
    common.filter((marker) => !fits(marker.offspring, marker[parent], null)).length > 1
  const [speaksAgainstDam, speaksAgainstSire] = [against('dam'), against('sire')]
  if (speaksAgainstDam === speaksAgainstSire) return ''
  return ` They speak against ${speaksAgainstDam ? dam.name : sire.name}.`
}

function meaningOf(verdict: Comparison['verdict'], trio: Trio, common: Compared[], mismatches: string[]): string {
  const { offspring, dam, sire } = trio
  const both = dam && sire
  const parents = [dam, sire].flatMap((parent) => parent?.name ?? []).join(' and ')
  const asParents = `${parents} as ${both ? 'the parents' : 'a parent'} of ${offspring.name}`
  const oneAlone = both ? '' : ' One parent alone proves little: compare the other parent too.'
  switch (verdict) {
    case 'qualifies':
      return `${parents} ${both ? 'qualify' : 'qualifies'}: nothing in these ${common.length} markers excludes ${asParents}. That does not prove it: close relatives can qualify as well.${oneAlone}`
    case 'qualifies_one_exclusion':
      return `${parents} ${both ? 'qualify' : 'qualifies'} with one exclusion: ${mismatches.join()} does not fit, possibly a mutation. Test more markers before you rely on it.${oneAlone}`
    case 'excluded':
      return `${mismatches.length} of ${common.length} markers exclude ${asParents}.${suspectOf(trio, common)} Have the samples tested again first: a mix-up looks the same.`
    case 'inconclusive':
      return `Only ${common.length} markers were read in all of them, too few to say anything. Test more markers.`
    case 'not_comparable':
      return 'The profiles were made on different panels, which cannot be compared. Have all profiles made on one panel.'
  }
}

/**
 * Compares an offspring's DNA profile with those of its named dam, sire or both. Parentage excludes, it does not prove:
 * no mismatch qualifies, one qualifies with an exclusion (a possible mutation), more exclude. Dam and sire count alike.
 */
export function compareProfiles(trio: Trio, frequencies: AlleleFrequencies = {}): Comparison {
  const { offspring, dam, sire } = trio
  const isOnePanel = [dam, sire].every((parent) => !parent || parent.panel === offspring.panel)
  const markers = isOnePanel ? commonMarkers(trio) : new Map<string, Compared>()
  const common = [...markers.values()]
  const mismatches = [...markers].flatMap(([name, marker]) =>
    fits(marker.offspring, marker.dam, marker.sire) ? [] : [name],
  )
  const verdict = !isOnePanel
    ? 'not_comparable'
    : common.length < fewestMarkers(offspring.panel)
      ? 'inconclusive'
      : mismatches.length === 0
        ? 'qualifies'
        : mismatches.length === 1
          ? 'qualifies_one_exclusion'
          : 'excluded'
  return {
    verdict,
    meaning: meaningOf(verdict, trio, common, mismatches),
    panel: isOnePanel ? offspring.panel : null,
    markersCompared: common.length,
    mismatches,
    powerOfExclusion: stated(powerOfExclusion([...markers.keys()], frequencies)),
  }
}
