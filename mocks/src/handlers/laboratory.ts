import { laboratoryCalls } from '@shop/contract/laboratory'
import { listOf } from '../fixture.ts'
import { deskSamples, labConflict, withdrawal } from '../fixtures/laboratory.ts'
import { mock } from '../mock.ts'

export const handlers = [
  mock(laboratoryCalls.listDeskSamples, ({ query: { search = '' } }) =>
    listOf(deskSamples.filter(({ barcode, product }) => `${barcode} ${product}`.includes(search))),
  ),
  mock(laboratoryCalls.advanceSamples, ({ body }) => ({
    moved: body?.barcodes ?? [],
    unchanged: [],
    recollections: {},
  })),
  mock(laboratoryCalls.previewWithdrawal, withdrawal()),
  mock(laboratoryCalls.withdrawSample, { barcode: withdrawal().barcode, papers: 2, kit: 'KP4827193399' }),
  mock(laboratoryCalls.listConflicts, { results: [labConflict()], next: null }),
  mock(laboratoryCalls.settleConflict, { barcode: 'KP4827193301', name: labConflict().name, isRepeat: false }),
  mock(laboratoryCalls.reopenConflict, { barcode: 'KP4827193301', name: labConflict().name, isRepeat: false }),
  mock(laboratoryCalls.revokeReport, { revoked: 'KR-7F3K-9Q2M-HX' }),
  mock(laboratoryCalls.compareLabSamples, {
    one: { name: 'KP4827193301', barcode: 'KP4827193301' },
    other: { name: 'KP4827193305', barcode: 'KP4827193305' },
    verdict: 'different',
    meaning: 'KP4827193301 and KP4827193305 are different animals: 31 of 120 markers differ.',
    panel: 'ISAG 2020 SNP',
    markersCompared: 120,
    differences: ['Marker 004', 'Marker 017'],
  }),
]
