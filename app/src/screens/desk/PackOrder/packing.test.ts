import type { WaitingOrder } from '@shop/contract/parcel'
import { expect, test } from 'vitest'
import { type Box, emptyBox, isWhole, promptOf, takeScan } from './packing.ts'
import type { Scanned } from '../../../parts/desk/ScanField.tsx'

const line = (line: number, product: string, barcodes: string[], quantity = barcodes.length) => ({
  line,
  product,
  quantity,
  barcodes,
  replacements: 0,
})
const order: WaitingOrder = {
  number: 'KP-100042',
  placedAt: '2026-11-20T10:00:00.000Z',
  email: 'ada@example.org',
  address: null,
  delivery: null,
  isExpress: false,
  isTestPayment: false,
  lines: [
    line(1, 'Dog kit', ['KP0000000001', 'KP0000000002']),
    line(2, 'Swabs', [], 3),
    line(3, 'Cat kit', ['KP0000000003']),
  ],
}
const scans = (texts: string[], box: Box = emptyBox) =>
  texts.reduce(
    ({ box, outcomes }, text) => {
      const taken = takeScan(box, order, text)
      return { box: taken.box, outcomes: [...outcomes, taken.scanned.outcome] }
    },
    { box, outcomes: [] as Scanned['outcome'][] },
  )

test('swabs go into the lines with barcodes one after the other, however they are written', () => {
  const { box, outcomes } = scans(['KP4827190001', 'kp 4827-190002', 'KP4827190003'])
  expect(outcomes).toEqual(['accepted', 'accepted', 'accepted'])
  expect(box.swabs).toEqual([
    { line: 1, barcode: 'KP4827190001' },
    { line: 1, barcode: 'KP4827190002' },
    { line: 3, barcode: 'KP4827190003' },
  ])
  expect(isWhole(box, order)).toBe(false)
  expect(isWhole({ ...box, whole: [2] }, order)).toBe(true)
})

test('a swab twice, one too many, and what is no barcode are wrong, and change nothing', () => {
  const full = scans(['KP4827190001', 'KP4827190002', 'KP4827190003']).box
  for (const [box, text, why] of [
    [scans(['KP4827190001']).box, 'KP4827190001', /already/],
    [full, 'KP4827190009', /too many/],
    [emptyBox, '9312345678907', /no swab’s barcode/],
  ] as const) {
    const taken = takeScan(box, order, text)
    expect(taken.scanned).toMatchObject({ outcome: 'refused', text: expect.stringMatching(why) as string })
    expect(taken.box).toBe(box)
  }
})

test('another order is opened by its slip, but not over swabs that are in the box', () => {
  expect(takeScan(emptyBox, order, 'KP-100043')).toMatchObject({ opens: 'KP-100043' })
  expect(takeScan(emptyBox, order, 'kp100042')).not.toHaveProperty('opens')
  const busy = takeScan(scans(['KP4827190001']).box, order, 'KP-100043')
  expect(busy.opens).toBeUndefined()
  expect(busy.scanned.outcome).toBe('refused')
})

test('after the last swab a tracking number is taken, and the prompt says so', () => {
  expect(promptOf(emptyBox, order)).toBe('Scan swab 1 of 2: Dog kit')
  const { box } = scans(['KP4827190001', 'KP4827190002'])
  expect(promptOf(box, order)).toBe('Scan swab 1 of 1: Cat kit')
  const full = scans(['KP4827190003'], box).box
  expect(promptOf(full, order)).toBe('Scan the tracking number, or dispatch it')
  expect(takeScan(full, order, '33ABC0012345').box.trackingNumber).toBe('33ABC0012345')
})
