import type { ResultStatus } from '@shop/contract/verdict'
import type { ReportContent } from '../src/results/report/content.ts'
import type { ReportLine } from '../src/results/report/findings.ts'
import { type AnyReportType, reportTitles } from '../src/results/report/type.ts'

export const statuses: (ResultStatus | null)[] = ['affected', 'at_risk', 'carrier', null, 'no_result', 'clear']

/** A line of a report with this verdict. */
export const line = (number: number, status: ResultStatus | null, more: Partial<ReportLine> = {}): ReportLine => ({
  product: { id: number, name: `Disease number ${number}` },
  kind: 'disease',
  bodySystem: 'Ophthalmologic',
  gene: 'NHEJ1',
  variant: 'c.588+462_588+8260del',
  genotype: status === 'no_result' ? null : 'N/CEA',
  modeOfInheritance: 'Autosomal recessive',
  status,
  meaning: 'What it means.',
  offspringMeaning: 'What it means for offspring.',
  basis: { kind: 'tested', generations: null },
  caution: 'Severity varies.',
  laboratory: 'Kinpaw Laboratory',
  date: '2026-11-12T15:30:00.000Z',
  panelVersion: '4.2',
  sources: [],
  barcode: 'KP4827193301',
  omiaId: 'OMIA:000218-9615',
  conflict: null,
  shownBy: null,
  ...more,
})

export type Change = Partial<Omit<ReportContent, 'animal'>> & { animal?: Partial<ReportContent['animal']> }
/** The content of a report of this type for Skye, with a disease of each verdict. */
export const content = (type: AnyReportType, { animal, ...more }: Change = {}): ReportContent => ({
  type,
  title: reportTitles[type],
  animal: {
    petName: 'Skye',
    registrationName: 'Orchardlane Blue Hour',
    registrationNumber: 'DN63104501',
    species: { id: 1, name: 'Canine' },
    breed: { id: 200193, name: 'Border Collie' },
    isMixedBreed: false,
    gender: 'female',
    isDesexed: null,
    dateOfBirth: '2022-03-04',
    dateOfBirthPrecision: 'exact',
    chipNumber: '981020000310301',
    ownerName: null,
    coat: { pattern: 'merle', colours: ['#aab4c4', '#3c4350', '#f6efe4'], seed: 301 },
    ...animal,
  },
  samples: [
    {
      barcode: 'KP4827193301',
      animal: 'Skye',
      kit: 'Full breed profile',
      collector: 'Riverside Animal Clinic',
      isIdentityVerified: true,
      reportedAt: null,
    },
  ],
  isIdentityVerified: true,
  isSampleData: false,
  laboratory: 'Kinpaw Laboratory',
  method: 'Genotyping, panel 4.2',
  testedAt: '2026-11-12T15:30:00.000Z',
  lines: statuses.map((status, index) => line(index + 1, status)),
  waitingCount: 0,
  breedMix: { shares: [{ breed: { id: 1, name: 'Border Collie' }, percent: 100 }] },
  dnaProfile: { panel: 'ISAG 2020 SNP', markers: [{ name: 'Marker 001', alleles: ['A', 'G'] }] },
  parentage: {
    verdict: 'qualifies',
    meaning: 'Nothing excludes them.',
    panel: 'ISAG 2020 SNP',
    markersCompared: 230,
    mismatches: [],
    powerOfExclusion: 0.99999,
    dam: { id: 'a', name: 'Fern' },
    sire: null,
  },
  ...more,
})
