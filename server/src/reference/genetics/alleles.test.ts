import { describe, expect, test } from 'vitest'
import { testNamed } from '../../../test/genetics.ts'
import { allelesRead } from './alleles.ts'
import type { Gender } from './genotype.ts'

/** "N CEA*": a star on each variant, a dash for what is absent; places are parted by semicolons. */
const read = (name: string, genotype: string | null, gender: Gender = 'female') =>
  allelesRead(testNamed(name), genotype, gender)
    .map((pair) => pair.map(({ text, kind }) => text + { normal: '', variant: '*', absent: '-' }[kind]).join(' '))
    .join('; ')

describe('the alleles of a genotype', () => {
  test.each([
    ['Collie eye anomaly', 'N/CEA', 'N CEA*'],
    ['Collie eye anomaly', 'CEA/N', 'N CEA*'],
    ['MDR1', 'N/N', 'N N'],
    ['Cystinuria type III', 'cy/cy', 'cy* cy*'],
    ['Coat colour E locus (recessive red)', 'E/e', 'E e*'],
    ['Coat pattern M locus (merle)', 'N/Mc', 'N Mc*'],
    ['Dermatomyositis risk', 'A/a; B/B; C/c', 'a A*; B* B*; c C*'],
  ])('%s, %s', (name, genotype, alleles) => expect(read(name, genotype)).toBe(alleles))

  test('a male has one copy of what lies on the X chromosome', () => {
    expect(read('Haemophilia A', 'HEMA/Y', 'male')).toBe('HEMA* Y-')
    expect(read('Haemophilia A', 'N/Y', 'male')).toBe('N Y-')
  })

  test('there are none where nothing was read', () => expect(read('MDR1', null)).toBe(''))
})
