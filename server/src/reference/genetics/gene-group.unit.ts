import { describe, expect, test } from 'vitest'
import { singleTests } from '../../../test/genetics.ts'
import { geneGroupOf, readGeneGroups } from '../catalogue/gene-groups.ts'
import { diseaseTogether, traitTogether } from './gene-copy.ts'
import { crossGene, diplotypesOf, type GeneGroup, readGene, ruleOf, withUnread } from './gene-group.ts'
import { allelesOf as allelesInCatalogue, noCopy, possibleGenotypes, splitGenotype } from './genotype.ts'
import { isXLinked } from './inheritance.ts'
import { isDisease } from './test-facts.ts'
import { verdictOf } from './verdict.ts'

const refused: string[] = []
const groups = readGeneGroups(({ file, line }, reason) => refused.push(`${file} ${line} ${reason}`))
const factsOf = (id: number) => {
  const found = singleTests.find((one) => one.id === id)
  if (!found) throw new Error(`No test ${id}`)
  return found
}
const groupOf = (id: number): GeneGroup => {
  const group = geneGroupOf(id)
  if (!group) throw new Error(`Test ${id} stands alone`)
  return group
}
type Found = Record<number, string>
const allelesOf = (found: Found) =>
  new Map(Object.entries(found).map(([id, genotype]) => [Number(id), splitGenotype(genotype)[0] ?? []]))
const readingOf = (found: Found) => {
  const reading = readGene(groupOf(Number(Object.keys(found)[0])), allelesOf(found))
  if (!reading) throw new Error('Nothing was read')
  return reading
}

describe('the data', () => {
  test('is read whole, and names tests and alleles of the catalogue, each once', () => {
    expect(refused).toEqual([])
    const members = groups.flatMap(({ members }) => members)
    expect(new Set(members.map(({ productId }) => productId)).size).toBe(members.length)
    for (const { productId, name, symbols } of members) {
      const facts = factsOf(productId)
      expect(name).toBe(facts.name)
      const known = [...allelesInCatalogue(facts).flat(), ...(isXLinked(facts.modeOfInheritance) ? [noCopy] : [])]
      for (const allele of symbols.keys()) expect(known, name).toContain(allele)
      for (const normal of facts.normalAlleles) expect([...symbols.keys()]).not.toContain(normal)
    }
  })

  test('has a rule for every pair of chromosomes that a group’s tests can find', () => {
    const pairs = groups.flatMap((group) =>
      withUnread([[[], []]], group.members).map((diplotype) => ({ group, diplotype })),
    )
    expect(pairs.length).toBeGreaterThan(50)
    expect(() => pairs.map(({ group, diplotype }) => ruleOf(group, diplotype))).not.toThrow()
  })

  test('leaves no two tests of one gene to themselves, but those on the X chromosome, and retrogenes on two chromosomes', () => {
    const alone = singleTests.filter(({ id, gene, speciesId, modeOfInheritance }) => {
      const others = singleTests.filter((one) => one.gene === gene && one.speciesId === speciesId && one.id !== id)
      return gene && others.length && !geneGroupOf(id) && !modeOfInheritance?.startsWith('X-linked')
    })
    // FGF4 is present twice where it does not belong, on chromosomes 12 and 18; the third test of it is a trait's.
    expect(alone.map(({ gene }) => gene)).toEqual(['FGF4', 'FGF4'])
  })

  test('has a reading of what shows for every genotype of every trait', () => {
    for (const facts of singleTests.filter((one) => !isDisease(one))) {
      for (const isHemizygous of isXLinked(facts.modeOfInheritance) ? [false, true] : [false])
        for (const genotype of possibleGenotypes(allelesInCatalogue(facts)[0] ?? [], isHemizygous)) {
          const { found } = readingOf({ [facts.id]: genotype.join('/') })
          expect(found?.reading, `${facts.name} ${genotype.join('/')}`).toMatch(/^[A-Z“]/)
          expect(found?.reading).not.toMatch(/cop(y|ies) of/)
        }
    }
  })

  test('agrees with each disease test that is read alone', () => {
    for (const group of groups)
      for (const { productId, symbols } of group.members) {
        const facts = factsOf(productId)
        if (!isDisease(facts)) continue
        const [normal = 'N'] = facts.normalAlleles
        const [variant] = symbols.keys()
        for (const genotype of [`${normal}/${normal}`, `${normal}/${variant}`, `${variant}/${variant}`]) {
          const own = verdictOf(facts, genotype, { gender: 'female', isDesexed: false }).status
          expect(readingOf({ [productId]: genotype }).found?.status, `${facts.name} ${genotype}`).toBe(own)
        }
      }
  })
})

describe('an animal', () => {
  test.each<[string, Found, string | null, string | null, string[]]>([
    [
      'two long-hair variants',
      { 3053: 'N/M1', 3054: 'N/N', 3055: 'N/N', 3056: 'N/M4' },
      'Long coat',
      'Short coat, carries long hair',
      [],
    ],
    ['one, twice', { 3056: 'M4/M4' }, 'Long coat', null, []],
    [
      'one, all read',
      { 3053: 'N/M1', 3054: 'N/N', 3055: 'N/N', 3056: 'N/N' },
      'Short coat, carries long hair',
      null,
      [],
    ],
    ['one, others unread', { 3053: 'N/M1', 3056: 'N/N' }, 'Short coat, carries long hair', null, ['Long coat']],
    ['three variants', { 3053: 'M1/M1', 3056: 'N/M4' }, null, null, []],
    ['a dog of d and d2', { 2033: 'D/d', 2034: 'D/d2', 2201: 'D/D' }, 'Dilute coat', 'Full colour, carries dilute', []],
    [
      'dogs’ L1 and L4',
      { 2031: 'L/l', 2032: 'N/L4', 2114: 'N/N', 2115: 'N/N', 2116: 'N/N' },
      'Long coat',
      'Short coat, carries long hair',
      [],
    ],
    [
      'HR and DR',
      { 3058: 'N/DR', 3059: 'N/HR', 3081: 'N/N' },
      'Hairless (Sphynx), carries the Devon Rex coat',
      'Normal coat, carries hairlessness',
      [],
    ],
    ['DR twice, Selkirk unread', { 3058: 'DR/DR', 3059: 'N/N' }, 'Curly coat (Devon Rex)', null, []],
    [
      'SLK beside DR',
      { 3058: 'N/DR', 3059: 'N/N', 3081: 'N/SLK' },
      'Curly coat (Selkirk Rex)',
      'Wavy coat (Selkirk Rex)',
      [],
    ],
    ['SOD1 A and B', { 2001: 'N/DM', 2156: 'N/DM' }, 'At risk', 'Carrier', []],
    [
      'MPS VI severe and mild',
      { 3005: 'N/MPSVIs', 3006: 'N/MPSVIm' },
      'Not the severe disease, joints at risk',
      'Carrier of the severe variant',
      [],
    ],
    ['porphyria, dominant and recessive', { 3032: 'N/c.250G>A', 3033: 'N/c.189dupT' }, 'Affected', null, []],
    ['GM2 of two breeds', { 3019: 'N/P', 3020: 'N/P' }, 'Possibly affected', 'Carrier', []],
    [
      'points and sepia by two tests',
      { 3075: 'C/cs', 3076: 'C/cb', 3077: 'C/C' },
      'Mink (Tonkinese)',
      'Full colour, carries points',
      [],
    ],
    ['the same by one test', { 3075: 'cb/cs', 3076: 'cb/cs', 3077: 'C/C' }, 'Mink (Tonkinese)', null, []],
    ['white over gloves', { 3060: 'N/DW', 3061: 'N/N', 3079: 'N/G' }, 'White all over', null, []],
    ['charcoal', { 3051: 'A/a', 3052: 'Apb/a' }, 'Charcoal', null, []],
    [
      'amber and russet',
      { 3067: 'E/e', 3068: 'E/er', 3069: 'E/E' },
      'Not described together',
      'No change of colour, carries it',
      [],
    ],
    ['two factor XII variants', { 3012: 'N/P', 3013: 'N/P' }, 'No illness expected', 'Carrier', []],
    ['HCM of two breeds', { 3023: 'N/HCMrd', 3024: 'N/P' }, 'At risk', 'At risk, by one copy', []],
    ['a mask that e/e hides', { 2120: 'e/e', 2121: 'E/E', 2122: 'E/E' }, 'Red or cream all over', null, []],
    ['blood group B by two variants', { 3050: 'b1/b2' }, 'Blood group B', null, []],
    ['blood group AB', { 3050: 'b1/c' }, 'Blood group AB (also called C), carries b', null, []],
    ['blood group A, carrying', { 3050: 'A/b1' }, 'Blood group A, carries b', null, []],
  ])('%s', (_, found, reading, otherwise, couldBe) => {
    const read = readingOf(found)
    expect([read.found?.reading ?? null, read.otherwise?.reading ?? null]).toEqual([reading, otherwise])
    if (couldBe.length) expect(read.couldBe.map((rule) => rule.reading)).toEqual(couldBe)
  })

  test('two different variants of two tests may lie on one chromosome; of one test they are its two alleles', () => {
    expect(diplotypesOf(groupOf(3053), allelesOf({ 3053: 'N/M1', 3056: 'N/M4' }))).toEqual([
      [['M1'], ['M4']],
      [[], ['M1', 'M4']],
    ])
    expect(diplotypesOf(groupOf(3050), allelesOf({ 3050: 'b1/b2' }))).toEqual([[['b1'], ['b2']]])
  })

  test('names what an unread test could change, and which test', () => {
    const { unread, couldBe } = readingOf({ 3059: 'HR/HR' })
    expect(unread.map(({ name }) => name)).toEqual([])
    expect(couldBe).toEqual([])
    expect(readingOf({ 3056: 'N/M4' }).unread.map(({ name }) => name)).toEqual([
      'Long hair M1',
      'Long hair M2',
      'Long hair M3',
    ])
  })
})

describe('the words', () => {
  const traitText = (id: number, found: Found) =>
    traitTogether(
      readingOf(found),
      id,
      new Map(Object.entries(found).map(([key, genotype]) => [Number(key), genotype])),
    )
  const diseaseText = (id: number, found: Found) =>
    diseaseTogether(
      readingOf(found),
      verdictOf(factsOf(id), found[id] ?? '', { gender: 'female', isDesexed: false }),
      id,
      new Map(Object.entries(found).map(([key, genotype]) => [Number(key), genotype])),
    )

  test('of a trait', () => {
    expect(traitText(3053, { 3053: 'N/M1', 3054: 'N/N', 3055: 'N/N', 3056: 'N/M4' })).toBe(
      'Read together with Long hair M4 (N/M4): long coat if the two variants were inherited from different parents, else short coat, carries long hair. The parents’ results tell which. Any two of the long-hair variants make the coat long, the same one twice or two different ones.',
    )
    expect(traitText(3053, { 3053: 'N/N', 3056: 'N/N' })).toBe(
      'Read together with the other tests of this gene: short coat. There is no long-hair variant to pass on among those that were read. Long hair M2 and Long hair M3 have no result to go by, so “long coat” or “short coat, carries long hair” are not excluded.',
    )
    expect(traitText(3050, { 3050: 'b1/b1' })).toBe(
      'Blood group B. Two copies of the same b variant. Confirm by serology before a transfusion.',
    )
  })

  test('of a disease: the graver verdict, and on what it hangs', () => {
    expect(diseaseText(2001, { 2001: 'N/DM', 2156: 'N/DM' })).toEqual({
      status: 'at_risk',
      meaning:
        'One copy of this variant, and one of another of the same gene, Degenerative myelopathy (SOD1B, Bernese Mountain Dog) (N/DM): at risk if the two variants were inherited from different parents, which the tests do not show; else carrier. In the Bernese Mountain Dog one copy of each of the two variants gives the risk too; not every such dog falls ill. The parents’ results tell which.',
      offspringMeaning:
        'Each offspring has a 50% chance of getting the variant from this parent. If the two variants came from different parents, every offspring gets one of them: choose a mate that is clear of both.',
    })
    expect(diseaseText(3032, { 3032: 'N/c.250G>A', 3033: 'N/c.189dupT' }).status).toBe('affected')
  })

  test('of a carrier whose other test has no result', () => {
    const { status, meaning } = diseaseText(2001, { 2001: 'N/DM' })
    expect(status).toBe('carrier')
    expect(meaning).toMatch(/SOD1B, Bernese Mountain Dog\) has no result to go by, so “at risk” is not excluded\.$/)
  })

  test('of an animal without the variant nothing is added', () => {
    const own = verdictOf(factsOf(2001), 'N/N', { gender: 'female', isDesexed: false })
    expect(diseaseText(2001, { 2001: 'N/N', 2156: 'N/DM' })).toEqual(own)
  })
})

describe('a pair', () => {
  const cross = (dam: Found, sire: Found) =>
    crossGene(groupOf(Number(Object.keys(dam)[0])), { dam: allelesOf(dam), sire: allelesOf(sire) })?.map(
      ({ rule, from, to }) => [rule.reading, from, to],
    )
  const none = { 3053: 'N/N', 3054: 'N/N', 3055: 'N/N', 3056: 'N/N' }

  test('of two carriers of different variants has a quarter of long-haired kittens', () => {
    expect(cross({ ...none, 3053: 'N/M1' }, { ...none, 3056: 'N/M4' })).toEqual([
      ['Long coat', 0.25, 0.25],
      ['Short coat, carries long hair', 0.5, 0.5],
      ['Short coat', 0.25, 0.25],
    ])
  })

  test('with a parent of two different variants is a range, for the phase is unknown', () => {
    expect(cross({ ...none, 3053: 'N/M1', 3056: 'N/M4' }, none)).toEqual([
      ['Short coat, carries long hair', 0.5, 1],
      ['Short coat', 0, 0.5],
    ])
  })

  test('leaves open what a test without a result could bring', () => {
    expect(cross({ 3053: 'N/M1' }, none)).toEqual([
      ['Short coat, carries long hair', 0.5, 1],
      ['Short coat', 0, 0.5],
    ])
  })

  test('sums to one in each of its tables', () => {
    expect(
      cross({ 2001: 'N/DM', 2156: 'N/N' }, { 2001: 'N/N', 2156: 'N/DM' })?.reduce(
        (sum, [, from]) => sum + Number(from),
        0,
      ),
    ).toBe(1)
  })

  test('of too many variants cannot be determined', () => {
    expect(cross({ ...none, 3053: 'M1/M1', 3056: 'N/M4' }, none)).toBeUndefined()
  })

  test('merle by merle, merle by none, and cryptic merle differ', () => {
    expect(cross({ 2124: 'N/M' }, { 2124: 'N/M' })).toEqual([
      ['Double merle', 0.25, 0.25],
      ['Merle', 0.5, 0.5],
      ['No merle', 0.25, 0.25],
    ])
    expect(cross({ 2124: 'N/M' }, { 2124: 'N/N' })).toEqual([
      ['Merle', 0.5, 0.5],
      ['No merle', 0.5, 0.5],
    ])
    expect(cross({ 2124: 'N/Mc' }, { 2124: 'N/M' })?.map(([reading]) => reading)).toEqual([
      'Merle, carries cryptic merle',
      'Cryptic merle',
      'Merle',
      'No merle',
    ])
  })
})
