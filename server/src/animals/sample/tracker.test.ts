import { messages } from '@shop/contract/messages'
import { sampleStages } from '@shop/contract/sample-stage'
import { toolCalls } from '@shop/contract/tool'
import { expect, test } from 'vitest'
import { addSample, newBarcode } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { callLab, sampleAtWork, withLab } from '../../../test/lab.ts'
import { useShop } from '../../../test/shop.ts'
import { asTyped } from '../../../test/typed.ts'
import { animalShares } from '../../schema/sharing.ts'

const shop = useShop(withLab)

const track = (browser: Browser, barcode: string) => browser.ask(toolCalls.trackSample, { params: { barcode } })

async function checkedSample() {
  const made = await sampleAtWork(shop)
  const advance = { stage: 'visual_check', at: '2026-11-10T08:00:00Z', note: 'The swab looks good' }
  await callLab(shop, 'advance', { barcodes: [made.barcode], ...advance, problem: 'sex_mismatch' })
  return made
}

test('a stranger learns product, stage and times, and nothing else', async () => {
  const { barcode } = await checkedSample()
  const tracked = await track(shop.visitor(), barcode)
  expect(tracked).toEqual({
    barcode,
    productName: 'Full breed profile kit for dogs',
    animal: null,
    stage: 'visual_check',
    problem: null,
    stages: sampleStages.map((stage) => ({
      stage,
      date: stage === 'visual_check' ? '2026-11-10T08:00:00.000Z' : stage === 'received' ? expect.any(String) : null,
      note: null,
    })),
    expectedAt: null,
    testsAddedAt: null,
  })
})

test('its owner, and whom it is shared with, see the animal, the problem and the notes', async () => {
  const { barcode, browser, animal } = await checkedSample()
  const vet = shop.visitor()
  const { email } = await signIn(shop, vet, 'vet')
  expect((await track(vet, barcode)).animal).toBeNull()
  await shop.db.insert(animalShares).values({ animalId: animal.id, email, rights: 'view' })
  for (const who of [browser, vet]) {
    const tracked = await track(who, barcode)
    expect(tracked).toMatchObject({ animal: { id: animal.id, petName: 'Skye' }, problem: 'sex_mismatch' })
    expect(tracked.stages.find(({ stage }) => stage === 'visual_check')?.note).toBe('The swab looks good')
  }
})

test('that a kit is not activated anyone may know who has its barcode, however it is typed', async () => {
  const { barcode } = await addSample(shop)
  await callLab(shop, 'advance', { barcodes: [barcode], stage: 'received' })
  expect(await track(shop.visitor(), asTyped(barcode))).toMatchObject({
    barcode,
    problem: 'not_activated',
  })
})

test('an unknown barcode is not there, and whoever tries many waits; those who know theirs do not', async () => {
  const { barcode } = await checkedSample()
  const stranger = shop.visitor()
  const missing = { status: 404, message: messages.sampleTrackerFailed }
  for (let index = 0; index < 20; index++) await expect(track(stranger, newBarcode())).rejects.toMatchObject(missing)
  await expect(track(stranger, newBarcode())).rejects.toMatchObject({ status: 429 })
  expect((await track(stranger, barcode)).barcode).toBe(barcode)
})
