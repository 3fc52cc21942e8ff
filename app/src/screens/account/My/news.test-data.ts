import type { SampleNews } from '@shop/contract/sample'

/** Skye's results; `atWorkNews` is Bracken's sample, a week from them. */
export const reportedNews = (partial: Partial<SampleNews> = {}): SampleNews => ({
  barcode: 'KP4827193301',
  product: { id: 36, name: 'Full breed profile kit for dogs' },
  animal: { id: 'c0ffee00-0000-4000-8000-000000000301', petName: 'Skye' },
  stage: 'reported',
  problem: null,
  expectedAt: null,
  reportedAt: '2026-11-12T15:30:00.000Z',
  ...partial,
})
export const atWorkNews = (partial: Partial<SampleNews> = {}): SampleNews =>
  reportedNews({
    barcode: 'KP4827193302',
    animal: { id: 'c0ffee00-0000-4000-8000-000000000302', petName: 'Bracken' },
    stage: 'genotyping',
    expectedAt: '2026-11-28T08:00:00.000Z',
    reportedAt: null,
    ...partial,
  })
