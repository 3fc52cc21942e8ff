import type { StoreSpecies } from '@shop/contract/constants'
import type { Named } from './breed-names.ts'
import { inheritanceText } from '../genetics/inheritance.ts'
import { effectsOf, type TestKind, type TestRow } from './test-row.ts'

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "NHEJ1, autosomal recessive": gene and mode, what the source leaves blank left out. */
export function summariseTest(kind: TestKind, row: TestRow): string {
  if (kind === 'dnaProfile') return ['Identity and parentage', row.variant].filter(Boolean).join(', ')
  if (kind === 'ancestry') return 'The breeds and regions behind a pet'
  const mode = row.mode_of_inheritance
  if (!row.gene) return mode || row.body_system || row.test_name
  const inWords = mode.startsWith('X-') ? mode : mode.charAt(0).toLowerCase() + mode.slice(1)
  return [row.gene, inWords].filter(Boolean).join(', ')
}

/** What is read, from the row's gene and variant alone. */
function readingText({ test_name, gene, variant }: TestRow): string {
  const genes = gene
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const word = /;|, [A-Z]\d/.test(variant) ? 'variants' : 'variant'
  const variants = variant ? ` (${word}: ${variant})` : ''
  if (!genes.length) return `A DNA test for ${test_name}${variants}.`
  return `Reads the ${listFormat.format(genes)} gene${genes.length > 1 ? 's' : ''}${variants}.`
}

/** For which breeds laboratories sell it. How many are named is counted where they are listed. */
function breedsText(species: StoreSpecies, { breeds, others, isForAllBreeds }: Named): string {
  if (isForAllBreeds) return `Laboratories offer it for every ${species} breed.`
  const names = [...breeds.map((breed) => breed.name), ...others]
  if (!names.length) return 'The sources we read name no breed.'
  if (others.includes('Many breeds') && names.length === 1) return 'Laboratories offer it for many breeds.'
  if (names.length <= 4) return `Laboratories offer it for: ${names.join('; ')}.`
  return `Laboratories offer it, among others, for: ${names.slice(0, 3).join('; ')}.`
}

/** Two to five plain sentences made only of the row's facts, and of what its mode of inheritance means in general. */
export function describeTest(species: StoreSpecies, kind: TestKind, row: TestRow, named: Named): string {
  if (kind === 'dnaProfile') {
    const markers = row.variant ? row.variant : 'a set of DNA markers'
    return `Reads ${markers} as a fingerprint of your ${species}. It identifies your ${species} and can be compared with the profiles of its possible parents. A comparison can exclude a parent; it does not prove one.`
  }
  if (kind === 'ancestry') {
    const names = [...named.breeds.map((breed) => breed.name), ...named.others]
    return `Compares your ${species}’s DNA with that of reference populations, among them: ${names.slice(0, 3).join('; ')}. It shows how alike they are; it is not a breed certificate.`
  }
  const inheritance = inheritanceText({
    species,
    mode: row.mode_of_inheritance,
    isDisease: kind === 'disease',
    ...effectsOf(row),
  })
  return [readingText(row), inheritance, breedsText(species, named)].join(' ')
}
