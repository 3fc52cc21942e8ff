import { compareIdentity } from './identity.ts'
import { notationFault } from './notation.ts'
import { fewestMarkers, isSnpPanel } from './panels.ts'
import { type Found, meaningOf } from './parentage-copy.ts'
import { type Comparison, isShared, readMarkers, type Trio } from './profile.ts'
import { errorsIn } from './reading-error.ts'

/** How common each allele of a marker is in the population, 0 to 1, by marker and allele. */
export type AlleleFrequencies = Record<string, Record<string, number>>

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
 * The power of exclusion of several unlinked markers, 0 to 1: 1 - (1-P1)(1-P2)… (Jamieson and Taylor 1997, Animal
 * Genetics 28:397-400). Null without frequencies for any of them: they belong to a breed and a panel, and cannot be
 * guessed from three animals.
 */
export function powerOfExclusion(markers: string[], frequencies: AlleleFrequencies): number | null {
  const known = markers.map((marker) => frequencies[marker]).filter((marker) => marker !== undefined)
  return known.length ? 1 - known.reduce((missed, marker) => missed * (1 - exclusionOf(marker)), 1) : null
}

/** Never rounded up to certainty; further decimals would change with every animal that is read. */
const stated = (power: number | null) => power && Math.floor(power * 10_000) / 10_000

type Marker = { offspring: string[]; dam: string[] | null; sire: string[] | null }

/** The markers that gave a result in the offspring and in every parent named. */
function commonMarkers({ offspring, dam, sire }: Trio): Map<string, Marker> {
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

const isSingle = ([one, other]: string[]) => one === other

/**
 * Whether a repeat's mismatch is what a null allele looks like: animal and parent each show one length, and not the same,
 * because the other cannot be seen (Pemberton et al. 1995, Mol Ecol 4:249-252).
 */
const isLikeNullAllele = ({ offspring, dam, sire }: Marker) =>
  isSingle(offspring) &&
  [dam, sire].some((parent) => parent !== null && isSingle(parent) && !isShared(parent, offspring))

/** Names the parent whom the markers speak against, where they speak against one of two. */
function suspectOf({ offspring, dam, sire }: Trio, markers: Marker[]): string | null {
  if (!dam || !sire) return null
  const { most } = errorsIn({ panel: offspring.panel, markers: markers.length, genotypes: 2 })
  const against = (parent: 'dam' | 'sire') =>
    markers.filter((marker) => !fits(marker.offspring, marker[parent], null)).length > most
  const [speaksAgainstDam, speaksAgainstSire] = [against('dam'), against('sire')]
  if (speaksAgainstDam === speaksAgainstSire) return null
  return speaksAgainstDam ? dam.name : sire.name
}

const genotypesIn = ({ dam, sire }: { dam: unknown; sire: unknown }) => (dam && sire ? 3 : 2)

function verdictOf(trio: Trio, markers: number, mismatches: number, nulls: number): Comparison['verdict'] {
  const { panel } = trio.offspring
  const { few, most } = errorsIn({ panel, markers, genotypes: genotypesIn(trio) })
  if (markers < fewestMarkers(panel)) return 'inconclusive'
  if (mismatches === 0) return 'qualifies'
  if (mismatches === 1) return 'qualifies_one_exclusion'
  if (mismatches <= few) return 'qualifies_few_exclusions'
  return mismatches <= most || mismatches - nulls <= few ? 'inconclusive' : 'excluded'
}

/**
 * Whether a comparison lets somebody rely on the parents: nothing that does not fit, or no more than reading errors
 * alone make on so many markers. On a panel so small that they make none, one exclusion requires more markers first.
 */
export function isFit(
  found: Pick<Comparison, 'verdict' | 'panel' | 'markersCompared'>,
  parents: { dam: unknown; sire: unknown },
): boolean {
  if (found.verdict !== 'qualifies_one_exclusion')
    return found.verdict === 'qualifies' || found.verdict === 'qualifies_few_exclusions'
  const { few } = errorsIn({
    panel: found.panel ?? '',
    markers: found.markersCompared,
    genotypes: genotypesIn(parents),
  })
  return few > 1
}

/**
 * Compares an offspring's DNA profile with those of its named dam, sire or both. Parentage excludes, it does not prove.
 * How many markers may not fit grows with their number and the platform's error rate; a profile that is the offspring's
 * own, or a twin's, shows nothing of a parent. Dam and sire count alike.
 */
export function compareProfiles(trio: Trio, frequencies: AlleleFrequencies = {}): Comparison {
  const { offspring, dam, sire } = trio
  const parents = [dam, sire].filter((parent) => parent !== null)
  const isOnePanel = parents.every(({ panel }) => panel === offspring.panel)
  const notation = isOnePanel
    ? (parents.map((parent) => notationFault(offspring, parent)).find((fault) => fault !== null) ?? null)
    : null
  const isComparable = isOnePanel && !notation
  const markers = isComparable ? commonMarkers(trio) : new Map<string, Marker>()
  const twin = isComparable
    ? (parents.find((parent) => compareIdentity(offspring, parent).verdict === 'same') ?? null)
    : null
  const unfit = twin ? [] : [...markers].filter(([, marker]) => !fits(marker.offspring, marker.dam, marker.sire))
  const nulls = isSnpPanel(offspring.panel) ? [] : unfit.filter(([, marker]) => isLikeNullAllele(marker))
  const verdict = !isComparable
    ? 'not_comparable'
    : twin
      ? 'inconclusive'
      : verdictOf(trio, markers.size, unfit.length, nulls.length)
  const found: Found = {
    verdict,
    isFit: isFit({ verdict, panel: offspring.panel, markersCompared: markers.size }, trio),
    markersCompared: markers.size,
    mismatches: unfit.map(([name]) => name),
    nulls: nulls.map(([name]) => name),
    notation,
    twin: twin?.name ?? null,
    suspect: suspectOf(trio, [...markers.values()]),
  }
  return {
    verdict,
    meaning: meaningOf(found, trio),
    panel: isOnePanel ? offspring.panel : null,
    markersCompared: markers.size,
    mismatches: found.mismatches,
    powerOfExclusion: stated(powerOfExclusion([...markers.keys()], frequencies)),
  }
}
