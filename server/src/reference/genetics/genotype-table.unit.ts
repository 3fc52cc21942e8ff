import { expect, test } from 'vitest'
import { singleTests, testNamed } from '../../../test/genetics.ts'
import { genotypesOfMode, strategyModes } from '@shop/contract/genotype'
import { geneGroupOf } from '../catalogue/gene-groups.ts'
import { genotypesBySex, genotypeTable } from './genotype-table.ts'
import { typedTest } from './strategy.ts'

const linesOf = (name: string) =>
  genotypeTable(testNamed(name)).map(({ genotype, sex, status }) => [genotype, sex, status].filter(Boolean).join(' '))

test('a recessive disease has a carrier between clear and affected', () => {
  expect(linesOf('Collie eye anomaly')).toEqual(['N/N clear', 'N/CEA carrier', 'CEA/CEA affected'])
})

test('the genotypes of merle are named, cryptic merle and double merle too', () => {
  const merle = testNamed('M locus (merle)')
  const named = genotypeTable(merle, geneGroupOf(merle.id)).map(({ genotype, meaning }) => [
    genotype,
    meaning.split('.')[0],
  ])
  expect(named).toEqual([
    ['N/N', 'No merle'],
    ['N/Mc', 'Cryptic merle'],
    ['N/M', 'Merle'],
    ['Mc/Mc', 'Cryptic merle, two copies'],
    ['Mc/M', 'Merle, carries cryptic merle'],
    ['M/M', 'Double merle'],
  ])
})

test('a dominant disease has no carrier', () => {
  expect(linesOf('Polycystic kidney disease (PKD1)')).toEqual(['N/N clear', 'N/P affected', 'P/P affected'])
})

test('where penetrance is incomplete two copies are a risk', () => {
  expect(linesOf('Degenerative myelopathy (DM, SOD1)')).toEqual(['N/N clear', 'N/DM carrier', 'DM/DM at_risk'])
})

test('where one copy is a risk, one and two copies both say so', () => {
  expect(linesOf('MDR1')).toEqual(['N/N clear', 'N/MDR1 at_risk', 'MDR1/MDR1 at_risk'])
})

test('on the X chromosome a male has one copy', () => {
  expect(linesOf('Haemophilia A')).toEqual([
    'N/N female clear',
    'N/HEMA female carrier',
    'HEMA/HEMA female affected',
    'N/Y male clear',
    'HEMA/Y male affected',
  ])
})

test('a disease of intact males is described for each sex', () => {
  expect(linesOf('Cystinuria type III')).toEqual([
    'N/N female clear',
    'N/cy female carrier',
    'cy/cy female carrier',
    'N/N male clear',
    'N/cy male carrier',
    'cy/cy male at_risk',
  ])
})

test('three alleles make six genotypes, without verdicts where it is a trait', () => {
  expect(linesOf('Coat pattern M locus (merle)')).toEqual(['N/N', 'N/Mc', 'N/M', 'Mc/Mc', 'Mc/M', 'M/M'])
})

test('several loci, and too many alleles, make no table', () => {
  expect(linesOf('Dermatomyositis risk')).toEqual([])
  expect(linesOf('AB blood group')).toEqual([])
})

test('the genotypes to choose from are each sex’s own', () => {
  const of = (name: string) => genotypesBySex(testNamed(name))
  const autosomal = ['N/N', 'N/CEA', 'CEA/CEA']
  expect(of('Collie eye anomaly')).toEqual({ female: autosomal, male: autosomal })
  expect(of('Haemophilia A')).toEqual({ female: ['N/N', 'N/HEMA', 'HEMA/HEMA'], male: ['N/Y', 'HEMA/Y'] })
  expect(of('Dermatomyositis risk')).toEqual({ female: [], male: [] })
})

test('an allele with several spellings is to be chosen once', () => {
  expect(genotypesBySex(testNamed('Coat colour B locus')).female).toEqual(['B/B', 'B/b', 'b/b'])
})

test.each(strategyModes)('the contract’s genotypes for %s are those the server reads', (mode) => {
  expect(genotypesOfMode[mode]).toEqual(genotypesBySex(typedTest(mode).facts))
})

test('nearly every test of the catalogue has its table, and each line its words', () => {
  const tables = singleTests.filter(({ typeId }) => typeId <= 2).map((facts) => genotypeTable(facts))
  expect(tables.filter((lines) => lines.length === 0)).toHaveLength(4)
  for (const lines of tables) {
    expect(lines.length).toBeLessThanOrEqual(10)
    for (const { meaning } of lines) expect(meaning).toMatch(/\.$/)
  }
})
