import { reportTypes } from '@shop/contract/report'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import { signIn } from '../../../test/buyer.ts'
import { addProfile, addReportedAnimal, addReportedSample, markersOf } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { reports } from '../../schema/report.ts'
import { filled } from '../../platform/values/same-content.ts'
import { contentOf } from './content.ts'
import { newReportKey } from './key.ts'
import { makeReport } from './register.ts'

const shop = useShop()
const owner = async () => (await signIn(shop, shop.visitor())).id

/**
 * As the shop froze it on 2026-11-28, of an animal of which as much is known as can be. Where this fails, every report
 * that was ever issued is superseded when it is next requested: leave a new field empty wherever nothing is known, and
 * change nothing that was frozen.
 */
const goldenOf = (barcode: string) => ({
  type: 'dna_profile',
  title: 'DNA profile',
  animal: {
    petName: 'Skye',
    registrationName: 'Orchardlane Blue Hour',
    registrationNumber: 'DN63104501',
    species: { id: 1, name: 'Canine' },
    breed: { id: 200193, name: 'Border Collie' },
    isMixedBreed: false,
    gender: 'female',
    isDesexed: false,
    dateOfBirth: '2022-03-04',
    dateOfBirthPrecision: 'exact',
    chipNumber: '981020000310301',
    ownerName: 'Grace Okafor',
    coat: { pattern: 'solid', colours: ['#2f2a2c'], seed: 1 },
  },
  samples: [
    {
      barcode,
      animal: 'Skye',
      kit: 'Full breed profile kit for dogs',
      collector: 'Riverside Animal Clinic',
      isIdentityVerified: true,
      reportedAt: '2026-11-12T15:30:00.000Z',
    },
  ],
  recordChanges: [],
  isIdentityVerified: true,
  isSampleData: false,
  laboratory: 'Kinpaw Laboratory',
  method: 'DNA profile, ISAG 2020 SNP',
  testedAt: '2026-11-12T15:30:00.000Z',
  lines: [],
  waitingCount: 0,
  breedMix: null,
  dnaProfile: { panel: 'ISAG 2020 SNP', markers: [{ name: 'Marker 1', alleles: ['A', 'G'] }] },
  parentage: null,
})

test('a report that an earlier version of the shop froze is still the report', async () => {
  const animal = await addAnimal(shop, await owner(), {
    registrationName: 'Orchardlane Blue Hour',
    registrationNumber: 'DN63104501',
    isDesexed: false,
    dateOfBirth: '2022-03-04',
    dateOfBirthPrecision: 'exact',
    chipNumber: '981020000310301',
    ownerName: 'Grace Okafor',
  })
  const { barcode } = await addReportedSample(shop, animal.id)
  await addProfile(shop, barcode, markersOf(1, 'A', 'G'))
  const golden = goldenOf(barcode)
  const key = newReportKey()
  await shop.db.insert(reports).values({ key, animalId: animal.id, barcode, type: 'dna_profile', content: golden })
  expect(filled(await contentOf(shop.db, animal, 'dna_profile'))).toEqual(filled(golden))
  expect((await makeReport(shop.db, animal, 'dna_profile')).key).toBe(key)
})

/** The fields that are filled, anywhere: "lines.product.id". */
const fieldsIn = (json: unknown, at = ''): string[] =>
  Array.isArray(json)
    ? json.flatMap((item) => fieldsIn(item, at))
    : typeof json === 'object' && json !== null
      ? Object.entries(json).flatMap(([key, value]) => fieldsIn(value, at ? `${at}.${key}` : key))
      : [at]

test('of an animal of which little is known, a certificate freezes these fields and no more', async () => {
  const { animal } = await addReportedAnimal(shop, await owner(), {
    animal: { registrationName: null, chipNumber: null, breedId: null },
    sample: { collector: null, isIdentityVerified: false, chipRead: null },
  })
  const content = filled(await contentOf(shop.db, animal, 'certificate'))
  // What joins them makes every certificate outdated, as a change of the golden content does.
  expect([...new Set(fieldsIn(content))].toSorted()).toEqual([
    'animal.coat.colours',
    'animal.coat.pattern',
    'animal.coat.seed',
    'animal.dateOfBirthPrecision',
    'animal.gender',
    'animal.isMixedBreed',
    'animal.petName',
    'animal.species.id',
    'animal.species.name',
    'isIdentityVerified',
    'isSampleData',
    'laboratory',
    'lines.barcode',
    'lines.basis.kind',
    'lines.bodySystem',
    'lines.caution',
    'lines.date',
    'lines.gene',
    'lines.genotype',
    'lines.kind',
    'lines.laboratory',
    'lines.meaning',
    'lines.modeOfInheritance',
    'lines.offspringMeaning',
    'lines.omiaId',
    'lines.panelVersion',
    'lines.product.id',
    'lines.product.name',
    'lines.reading',
    'lines.sources',
    'lines.status',
    'lines.variant',
    'method',
    'samples.animal',
    'samples.barcode',
    'samples.isIdentityVerified',
    'samples.kit',
    'samples.reportedAt',
    'testedAt',
    'title',
    'type',
    'waitingCount',
  ])
})

test.each(reportTypes.filter((type) => ['certificate', 'health', 'traits', 'vet_summary'].includes(type)))(
  'a %s report is the same one when what was empty in it was not frozen at all',
  async (type) => {
    const { animal } = await addReportedAnimal(shop, await owner())
    const { key, content } = await makeReport(shop.db, animal, type)
    await shop.db
      .update(reports)
      .set({ content: filled(content) as Record<string, unknown> })
      .where(eq(reports.key, key))
    expect((await makeReport(shop.db, animal, type)).key).toBe(key)
    const changed = sql`jsonb_set(${reports.content}, '{animal,petName}', '"Sky"')`
    await shop.db.update(reports).set({ content: changed }).where(eq(reports.key, key))
    expect((await makeReport(shop.db, animal, type)).key).not.toBe(key)
  },
)
