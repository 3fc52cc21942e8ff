import { toolCalls } from '@shop/contract/tool'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addAnimal } from '../../../test/animals.ts'
import type { Browser } from '../../../test/buyer.ts'
import { addProfile, addReportedAnimal, addReportedSample, markersOf, reportedAt } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'
import { asTyped } from '../../../test/typed.ts'
import { breedMixes } from '../../schema/result.ts'
import { newReportKey } from './key.ts'
import { makeReport, revokeReport } from './register.ts'

const shop = useShop({ TRUST_PROXY: '1' })

/** Somebody who never came before. */
const stranger = () => shop.visitor({ 'x-forwarded-for': randomUUID() })
const check = (browser: Browser, barcode: string) => browser.ask(toolCalls.authenticateReport, { params: { barcode } })

test('by the number on it, a stranger reads all that is needed to compare the document', async () => {
  const { animal } = await addReportedAnimal(shop, null, { sample: { isSampleData: true } })
  const { key, issuedAt } = await makeReport(shop.db, animal, 'certificate')
  expect(await check(stranger(), asTyped(key))).toEqual({
    barcode: key,
    state: 'valid',
    stateReason: null,
    title: 'Certificate of results',
    registrationName: 'Orchardlane Blue Hour',
    petName: 'Skye',
    lines: [
      { name: expect.stringContaining('CKCSID'), genotype: 'CKCSID/CKCSID', verdict: 'Affected' },
      { name: expect.stringContaining('DM'), genotype: 'DM/DM', verdict: 'At risk' },
      { name: expect.stringContaining('CEA'), genotype: 'N/CEA', verdict: 'Carrier' },
      { name: expect.stringContaining('Imerslund'), genotype: null, verdict: 'No result' },
      { name: expect.stringContaining('TNS'), genotype: 'N/N', verdict: 'Clear' },
      { name: expect.stringContaining('merle'), genotype: 'N/M', verdict: expect.stringMatching(/.{10}/) },
    ],
    isSampleData: true,
    breed: { id: 200193, name: 'Border Collie' },
    chipNumberEnding: '0301',
    collector: 'Riverside Animal Clinic',
    isIdentityVerified: true,
    recordChange: null,
    laboratory: 'Kinpaw Laboratory',
    method: 'Genotyping, panel 4.2',
    issuedAt: issuedAt.toISOString(),
  })
})

test('the whole chip number and the owner are shown to nobody', async () => {
  const { animal } = await addReportedAnimal(shop, null, { animal: { ownerName: 'Wilhelmina Murrumbidgee' } })
  const { key } = await makeReport(shop.db, animal, 'vet_summary')
  const said = JSON.stringify(await check(stranger(), key))
  for (const secret of [animal.chipNumber ?? '', animal.id, 'Murrumbidgee']) expect(said).not.toContain(secret)
})

test('a superseded and a revoked report say so, and why', async () => {
  const { animal } = await addReportedAnimal(shop, null)
  const { key } = await makeReport(shop.db, animal, 'health')
  await revokeReport(shop.db, key, 'Two samples were swapped.')
  expect(await check(stranger(), key)).toMatchObject({ state: 'revoked', stateReason: 'Two samples were swapped.' })
})

test('by a barcode, which others may have seen, the animal stays unnamed', async () => {
  const { animal, sample } = await addReportedAnimal(shop, null)
  await makeReport(shop.db, animal, 'health')
  const { issuedAt } = await makeReport(shop.db, animal, 'certificate')
  const reply = await check(stranger(), asTyped(sample.barcode))
  expect(reply).toEqual({
    barcode: sample.barcode,
    state: 'valid',
    stateReason: null,
    title: 'Certificate of results',
    registrationName: null,
    petName: null,
    lines: [],
    isSampleData: false,
    breed: null,
    chipNumberEnding: null,
    collector: null,
    isIdentityVerified: true,
    recordChange: null,
    laboratory: 'Kinpaw Laboratory',
    method: 'Genotyping, panel 4.2',
    issuedAt: issuedAt.toISOString(),
  })
})

test('by a barcode the reason of a revoked report is not shown either', async () => {
  const { animal, sample } = await addReportedAnimal(shop, null)
  const { key } = await makeReport(shop.db, animal, 'certificate')
  await revokeReport(shop.db, key, 'Skye’s swab was Fern’s.')
  const reply = await check(stranger(), sample.barcode)
  expect(reply).toMatchObject({ state: 'revoked', stateReason: expect.any(String) })
  expect(JSON.stringify(reply)).not.toContain('Fern')
})

test('a breed certificate is compared by its breeds, a DNA profile by its markers', async () => {
  const animal = await addAnimal(shop, null)
  const { barcode } = await addReportedSample(shop, animal.id)
  await addProfile(shop, barcode, [...markersOf(1, 'A', 'G'), { name: 'Marker 2', alleles: [] }])
  await shop.db.insert(breedMixes).values({
    barcode,
    laboratory: 'Kinpaw Laboratory',
    panelVersion: '4.2',
    testedAt: reportedAt,
    shares: [
      { breedId: null, percent: 7.5 },
      { breedId: 200193, percent: 92.5 },
    ],
    markersRead: 39_412,
  })
  const breeds = await makeReport(shop.db, animal, 'breed_certificate')
  expect((await check(stranger(), breeds.key)).lines).toEqual([
    { name: 'Border Collie', genotype: null, verdict: '92.5% (90 to 95%), high confidence' },
    { name: 'Not assigned to any breed', genotype: null, verdict: '7.5%' },
  ])
  const profile = await makeReport(shop.db, animal, 'dna_profile')
  expect((await check(stranger(), profile.key)).lines).toEqual([
    { name: 'Marker 1', genotype: 'A/G', verdict: 'Read' },
    { name: 'Marker 2', genotype: null, verdict: 'No result' },
  ])
})

test('an unknown number, an unknown barcode and a sample without a report answer alike', async () => {
  const { sample } = await addReportedAnimal(shop, null)
  for (const typed of [newReportKey(), 'KP0000000000', sample.barcode, 'nonsense', '%00'])
    await expect(check(stranger(), typed)).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('no report with this number'),
    })
})

test('guessing is slowed; checking the reports one holds is not', async () => {
  const { animal, sample } = await addReportedAnimal(shop, null)
  const { key } = await makeReport(shop.db, animal, 'certificate')
  const secretary = stranger()
  for (let count = 0; count < 40; count++) await check(secretary, key)
  const guesser = stranger()
  for (let count = 0; count < 30; count++)
    await expect(check(guesser, newReportKey())).rejects.toMatchObject({ status: 404 })
  for (const typed of [newReportKey(), key, sample.barcode])
    await expect(check(guesser, typed)).rejects.toMatchObject({ status: 429 })
  expect((await check(secretary, key)).state).toBe('valid')
})
