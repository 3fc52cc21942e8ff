import { type ReportType, reportTypes } from '@shop/contract/report'

/** Every type of report: those that are requested by type, and the two certificates with addresses of their own. */
export const allReportTypes = [...reportTypes, 'certificate', 'breed_certificate'] as const
export type AnyReportType = ReportType | 'certificate' | 'breed_certificate'

export const reportTitles: Record<AnyReportType, string> = {
  breed_mix: 'Breed mix report',
  health: 'Health panel',
  traits: 'Traits',
  dna_profile: 'DNA profile',
  parentage: 'Parentage',
  clear_by_parentage: 'Clear by parentage',
  vet_summary: 'Summary for your vet',
  certificate: 'Certificate of results',
  breed_certificate: 'Breed certificate',
}

/** The end of a file's name. */
export const reportSlugs: Record<AnyReportType, string> = {
  breed_mix: 'breed-mix',
  health: 'health',
  traits: 'traits',
  dna_profile: 'dna-profile',
  parentage: 'parentage',
  clear_by_parentage: 'clear-by-parentage',
  vet_summary: 'vet-summary',
  certificate: 'certificate',
  breed_certificate: 'breed-certificate',
}
