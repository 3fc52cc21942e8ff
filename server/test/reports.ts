import { dnaProfiles } from '../src/schema/result.ts'
import { sampleStageTimes } from '../src/schema/sample.ts'
import { animalShares } from '../src/schema/sharing.ts'
import type { DnaProfile } from '@shop/contract/result'
import type { ResultStatus } from '@shop/contract/verdict'
import { addAnimal, addResult, addSample } from './animals.ts'
import type { Shop as OpenShop } from './shop.ts'

type Shop = Pick<OpenShop, 'db'>
type Animal = Parameters<typeof addAnimal>[2]
type Sample = Parameters<typeof addSample>[1]

export const reportedAt = new Date('2026-11-12T15:30:00Z')

/** Tests of dogs by how they come out in `addReportedAnimal`. */
export const outcomes = {
  affected: { productId: 2085, genotype: 'CKCSID/CKCSID' },
  at_risk: { productId: 2001, genotype: 'DM/DM' },
  carrier: { productId: 2002, genotype: 'N/CEA' },
  no_result: { productId: 2036, genotype: null },
  clear: { productId: 2003, genotype: 'N/N' },
} satisfies Record<Exclude<ResultStatus, 'conflicting'>, { productId: number; genotype: string | null }>
export const traitId = 2124

/** A reported sample of an animal, without results. */
export async function addReportedSample(shop: Shop, animalId: string, more: Sample = {}) {
  const sample = await addSample(shop, {
    animalId,
    stage: 'genotyping',
    isIdentityVerified: true,
    chipRead: '981020000310301',
    collector: 'Riverside Animal Clinic',
    ...more,
  })
  await shop.db.insert(sampleStageTimes).values({ barcode: sample.barcode, stage: 'reported', at: reportedAt })
  return sample
}

/** Skye with a chip and a registered name, and a reported sample with one result of each kind and a trait. */
export async function addReportedAnimal(
  shop: Shop,
  userId: string | null,
  { animal: about = {}, sample: taken = {} }: { animal?: Animal; sample?: Sample } = {},
) {
  const animal = await addAnimal(shop, userId, {
    registrationName: 'Orchardlane Blue Hour',
    chipNumber: '981020000310301',
    ...about,
  })
  const sample = await addReportedSample(shop, animal.id, taken)
  for (const { productId, genotype } of Object.values(outcomes))
    await addResult(shop, sample.barcode, productId, genotype)
  await addResult(shop, sample.barcode, traitId, 'N/M')
  return { animal, sample }
}

export const shareWith = (shop: Shop, animalId: string, email: string, rights: 'view' | 'full') =>
  shop.db.insert(animalShares).values({ animalId, email, rights })

/** Markers of a panel: every one of them has these alleles. */
export const markersOf = (count: number, ...alleles: string[]): DnaProfile['markers'] =>
  Array.from({ length: count }, (_, index) => ({ name: `Marker ${index + 1}`, alleles }))

export const addProfile = (
  shop: Shop,
  barcode: string,
  markers: DnaProfile['markers'],
  more: Partial<typeof dnaProfiles.$inferInsert> = {},
) =>
  shop.db.insert(dnaProfiles).values({
    barcode,
    panel: 'ISAG 2020 SNP',
    markers,
    laboratory: 'Kinpaw Laboratory',
    panelVersion: '4.2',
    testedAt: reportedAt,
    ...more,
  })
