import type { StoreSpecies } from '@shop/contract/constants'
import { expect, test } from 'vitest'
import { singleTests, testNamed } from '../../../test/genetics.ts'
import { predictDogColour, readDog } from '../genetics/canine-colour.ts'
import { canineLoci } from '../genetics/canine-loci.ts'
import { felineLoci } from '../genetics/feline-loci.ts'
import { allelesOf } from '../genetics/genotype.ts'
import { speciesOf } from '../genetics/test-facts.ts'
import { coatReadings, coatTests, toolGenotype } from './coat-genotypes.ts'
import { geneGroupOf } from './gene-groups.ts'

const genotypes = (found: Record<string, string>) =>
  new Map(Object.entries(found).map(([name, genotype]) => [testNamed(name).id, genotype]))
const asked = (species: StoreSpecies, found: Record<string, string>) =>
  coatReadings(species, genotypes(found)).map(toolGenotype).join(' ')
/** Everything that is open at a locus, and after a bar what rare variants would add. */
function open(species: StoreSpecies, key: string, found: Record<string, string>): string {
  const reading = coatReadings(species, genotypes(found)).find((one) => one.key === key)
  const texts = (pairs: string[][] = []) => pairs.map((pair) => pair.join('/'))
  const usual = texts(reading?.possible)
  return `${usual.join(' ')} | ${texts(reading?.withRare)
    .filter((text) => !usual.includes(text))
    .join(' ')}`.trim()
}

test('every locus of the tools is read by tests of its gene and species, whose every allele the tool has', () => {
  for (const [species, loci] of [['dog', canineLoci] as const, ['cat', felineLoci] as const]) {
    expect(coatTests[species].map(({ key }) => key)).toEqual(loci.map(({ key }) => key))
    for (const { key, usual, rare, alleles } of coatTests[species])
      for (const id of [...usual, ...rare]) {
        const locus = loci.find((one) => one.key === key)
        const read = singleTests.find((one) => one.id === id)
        if (!read) throw new Error(`No product ${id}`)
        expect([speciesOf(read), read.gene]).toEqual([species, locus?.gene])
        const members = geneGroupOf(id)?.members ?? []
        const symbols = members.length > 1 && members.find(({ productId }) => productId === id)?.symbols
        const named = (allelesOf(read)[0] ?? []).map((allele) => (symbols ? (symbols.get(allele) ?? 'N') : allele))
        expect(named.filter((symbol) => !locus?.alleles.includes(alleles[symbol] ?? symbol))).toEqual([])
      }
  }
})

test('every test of those genes whose alleles colour a coat is read', () => {
  const read = new Set([...coatTests.dog, ...coatTests.cat].flatMap(({ usual, rare }) => [...usual, ...rare]))
  const genes = new Set([
    ...canineLoci.map(({ gene }) => `dog ${gene}`),
    ...felineLoci.map(({ gene }) => `cat ${gene}`),
  ])
  const left = singleTests.filter((one) => genes.has(`${speciesOf(one)} ${one.gene}`) && !read.has(one.id))
  expect(left.map(({ name }) => name)).toEqual([])
})

const tested = {
  'Coat colour E locus (recessive red)': 'E/E',
  'Coat colour EM locus': 'EM/E',
  'Coat colour K locus': 'ky/ky',
  'Coat colour A locus': 'ay/at',
  'Coat colour B locus': 'B/bs',
  'Coat colour D locus (d1': 'D/d',
  'Coat pattern M locus': 'N/N',
  'Coat pattern S locus': 'S/sp',
}

test('a dog with the usual tests gets the genotypes of its results', () => {
  expect(asked('dog', tested)).toBe('EM/E ky/ky ay/at B/b D/d N/N S/sp')
  const genotype = Object.fromEntries(coatReadings('dog', genotypes(tested)).map((one) => [one.key, toolGenotype(one)]))
  expect(predictDogColour(readDog(genotype), null).colours).toEqual(['Fawn or sable with black, masked'])
})

test('a cat likewise; cs and cb are of one gene', () => {
  const cat = { Dilute: 'd/d', Brown: 'B/bl', 'Agouti (tabby': 'a/a' }
  expect(open('cat', 'colourpoint', { 'Siamese allele': 'C/cs', 'Burmese (sepia)': 'C/cb' })).toBe('cb/cs C/cs | cs/c')
  expect(asked('cat', { ...cat, 'Siamese allele': 'cs/cs', 'Burmese (sepia)': 'cs/cs' })).toBe('d/d B/bl a/a cs/cs')
  expect(open('cat', 'colourpoint', { 'Siamese allele': 'C/cs' })).toBe('C/cs cb/cs | cs/c')
})

test('what was not tested stays open, as far as other tests of the gene do not rule it out', () => {
  expect(asked('dog', {})).toBe('? ? ? ? ? ? ?')
  expect(open('dog', 'e', { 'Coat colour E locus (recessive red)': 'E/E' })).toBe('E/E EM/E EM/EM |')
  expect(open('dog', 'e', { 'Coat colour E locus (recessive red)': 'e/e' })).toBe('e/e |')
  expect(open('dog', 'k', {})).toBe('KB/KB KB/ky ky/ky |')
  expect(coatReadings('dog', genotypes({}))[0]?.unread).toEqual({ usual: [2120, 2121], rare: [2122] })
})

test('a mask and red may lie on one chromosome, and more than two variants are the laboratory’s', () => {
  const mask = (e: string, em: string) =>
    open('dog', 'e', { 'Coat colour E locus (recessive red)': e, 'Coat colour EM locus': em })
  expect(mask('E/e', 'EM/E')).toBe('EM/e E/e |')
  expect(mask('E/e', 'EM/EM').split(' ')).toHaveLength(7)
})

test('rare dilutions add up with the usual one, and without a test are shown apart', () => {
  const d = (d1: string, d2?: string) =>
    open('dog', 'd', { 'Coat colour D locus (d1': d1, ...(d2 && { 'Coat colour D locus (d2': d2 }) })
  expect(d('D/d')).toBe('D/d | d/d')
  expect(d('D/d', 'D/d2')).toBe('d/d D/d |')
  expect(d('d/d')).toBe('d/d |')
})
