import type { AnimalRow } from '../../animals/animal/access.ts'
import type { TestedAs } from '../../schema/sample.ts'

type Recorded = Pick<AnimalRow, 'gender' | 'isDesexed' | 'breedId' | 'dateOfBirth'>

/**
 * What results are read by: the record as it was when they were reported. A breed that was missing may be named later.
 */
export const asTested = <Of extends { gender: Recorded['gender']; isDesexed: boolean | null; breedId?: number | null }>(
  testedAs: TestedAs | null | undefined,
  animal: Of,
): Of =>
  testedAs
    ? {
        ...animal,
        gender: testedAs.gender,
        isDesexed: testedAs.isDesexed,
        breedId: testedAs.breedId ?? animal.breedId,
      }
    : animal

/** What of an animal's record is another than when its results were reported: "sex", "date of birth". What was filled in since is not. */
export const recordChanges = (testedAs: TestedAs | null, animal: Recorded): string[] => {
  if (!testedAs) return []
  const isOther = <Value>(then: Value | null, now: Value | null) => then !== null && then !== now
  const changed: [string, boolean][] = [
    ['sex', testedAs.gender !== animal.gender],
    ['desexing', testedAs.isDesexed !== animal.isDesexed],
    ['breed', isOther(testedAs.breedId, animal.breedId)],
    ['date of birth', isOther(testedAs.dateOfBirth, animal.dateOfBirth)],
  ]
  return changed.filter(([, is]) => is).map(([name]) => name)
}
