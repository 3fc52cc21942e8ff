import { type LifeStage } from '@shop/contract/life-plan'
import { eq, inArray } from 'drizzle-orm'
import type { animals } from '../../schema/animal.ts'
import { breeds } from '../../schema/breed.ts'
import type { Db } from '../../platform/db/open.ts'
import { linesOf, newestMixOf, type ReportLine } from '../report/findings.ts'
import { samples } from '../../schema/sample.ts'
import { monthsBetween, type Size, sizeOf, stageAt } from './stage.ts'

type AnimalRow = typeof animals.$inferSelect
type Share = { breed: { id: number; name: string } | null; percent: number }

/** Everything of an animal that a plan is made from. */
export type Subject = {
  animal: AnimalRow
  breedName: string | null
  lines: ReportLine[]
  mix: { shares: Share[]; laboratory: string; testedAt: Date } | null
  isSampleData: boolean
  kg: number | null
  size: Size | null
  /** Null without a birth date. */
  stage: LifeStage | null
}

const kilogramsIn: Record<'kg' | 'lb', number> = { kg: 1, lb: 0.45359237 }

const kilogramsOf = ({ weight, weightUnit }: AnimalRow) =>
  weight === null ? null : weight * kilogramsIn[weightUnit ?? 'kg']

/** The day of birth; null where it is not known. */
export const birthOf = ({ dateOfBirth }: Pick<AnimalRow, 'dateOfBirth'>) =>
  dateOfBirth === null ? null : new Date(`${dateOfBirth}T00:00:00Z`)

function grownOf(animal: AnimalRow, now: Date): Pick<Subject, 'kg' | 'size' | 'stage'> {
  const born = birthOf(animal)
  const kg = kilogramsOf(animal)
  const weighedAge = born && animal.weighedAt ? monthsBetween(born, animal.weighedAt) : null
  const size = sizeOf({ kg, weighedAge })
  return { kg, size, stage: born && stageAt(monthsBetween(born, now), size) }
}

/** Null as long as no result of the animal is out. */
export async function planSubjectOf(db: Db, animal: AnimalRow, now: Date): Promise<Subject | null> {
  const lines = await linesOf(db, animal)
  const newest = await newestMixOf(db, animal.id)
  const mix = newest?.conflict ? null : newest
  if (!lines.length && !newest) return null
  const barcodes = [...new Set([...lines.map(({ barcode }) => barcode), ...(mix ? [mix.barcode] : [])])]
  const rested = await db
    .select({ isSampleData: samples.isSampleData })
    .from(samples)
    .where(inArray(samples.barcode, barcodes))
  const [breed] = animal.breedId
    ? await db.select({ name: breeds.name }).from(breeds).where(eq(breeds.id, animal.breedId))
    : []
  return {
    animal,
    breedName: breed?.name ?? null,
    lines,
    mix,
    isSampleData: rested.some(({ isSampleData }) => isSampleData),
    ...grownOf(animal, now),
  }
}
