import type { DnaProfile } from '@shop/contract/result'
import { panels } from '../../reference/genetics/panels.ts'
import { pick } from './chance.ts'

export type Markers = DnaProfile['markers']

/** Markers on each panel. Their names here are numbers: our sources print no lists of them. */
type Panel = typeof panels.snp | typeof panels.str
const counts: Record<Panel, number> = { 'ISAG 2020 SNP': 230, 'ISAG 2006 STR': 21 }
const bases = ['A/G', 'C/T', 'A/C', 'G/T'] as const
const repeats = [102, 104, 106, 108, 110, 112, 114] as const

const namesOf = (panel: Panel) =>
  Array.from({ length: counts[panel] }, (_, index) => `Marker ${String(index + 1).padStart(3, '0')}`)

/** What a marker can be: two bases, or lengths of a repeat. */
const choicesAt = (panel: Panel, name: string): string[] =>
  panel === panels.snp ? pick(bases, panel, name).split('/') : repeats.map(String)

/** A made-up profile, which follows from the seed: of an animal whose parents nobody knows. */
export const sampleProfile = (panel: Panel, seed: string): Markers =>
  namesOf(panel).map((name) => {
    const choices = choicesAt(panel, name)
    return { name, alleles: [1, 2].map((copy) => pick(choices, seed, panel, name, copy)).toSorted() }
  })

/** A made-up profile of an offspring: at each marker one allele of its dam and one of its sire. */
export const sampleOffspring = (dam: Markers, sire: Markers, seed: string): Markers =>
  dam.flatMap(({ name, alleles }) => {
    const other = sire.find((marker) => marker.name === name)
    return other
      ? [{ name, alleles: [pick(alleles, seed, name, 'dam'), pick(other.alleles, seed, name, 'sire')].toSorted() }]
      : []
  })
