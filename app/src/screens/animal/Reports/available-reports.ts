import type { AnimalProfile } from '@shop/contract/animal'
import type { ReportType } from '@shop/contract/report'
import type { ResultSheet } from '@shop/contract/result'
import { diseasesOf, traitsOf } from '../../../parts/result/health-groups.ts'

export type AvailableReport = { type: ReportType | 'certificate' | 'breed_certificate'; title: string; text: string }

/** The reports that have content for this animal. */
export function availableReports(profile: AnimalProfile, { results }: Pick<ResultSheet, 'results'>): AvailableReport[] {
  const hasDiseases = diseasesOf(results).length > 0
  const isClearByParentage = results.some(({ basis }) => basis.kind === 'parentage')
  const all: (AvailableReport & { isFor: boolean })[] = [
    {
      type: 'certificate',
      title: 'Certificate of results',
      text: 'For registries, buyers and shows: every result with its genotype, its method and whether the identity was verified.',
      isFor: results.length > 0,
    },
    {
      type: 'health',
      title: 'Health panel',
      text: 'Every disease test with what it means and its sources.',
      isFor: hasDiseases,
    },
    {
      type: 'vet_summary',
      title: 'Summary for your vet',
      text: 'What needs attention first, in clinical words, on as few pages as possible.',
      isFor: hasDiseases,
    },
    {
      type: 'traits',
      title: 'Traits',
      text: 'Coat and body, from genotype to what shows.',
      isFor: traitsOf(results).length > 0,
    },
    {
      type: 'breed_certificate',
      title: 'Breed certificate',
      text: 'The breeds on one page, made to be framed.',
      isFor: profile.breedMix !== null,
    },
    {
      type: 'breed_mix',
      title: 'Breed mix report',
      text: 'The breeds with their shares, and what an estimate is.',
      isFor: profile.breedMix !== null,
    },
    {
      type: 'dna_profile',
      title: 'DNA profile',
      text: 'Every marker with its alleles, for identification and for registries.',
      isFor: profile.profiledBarcodes.length > 0,
    },
    {
      type: 'parentage',
      title: 'Parentage',
      text: 'The last comparison with its parents, with its power of exclusion.',
      isFor: profile.isCompared,
    },
    {
      type: 'clear_by_parentage',
      title: 'Clear by parentage',
      text: 'What is known from the parents’ tests, and how many generations back.',
      isFor: isClearByParentage,
    },
  ]
  return all.filter(({ isFor }) => isFor)
}
