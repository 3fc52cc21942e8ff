import { toolCalls } from '@shop/contract/tool'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAnimal, addResult } from '../../../test/animals.ts'
import { type Browser, signIn } from '../../../test/buyer.ts'
import { addReportedSample } from '../../../test/reports.ts'
import { useShop } from '../../../test/shop.ts'

const shop = useShop()

describe('feline colour', () => {
  const black = { dilute: 'D/d', bcc: 'B/b', agouti: 'a/a', colourpoint: 'C/cs' }
  const lilac = { dilute: 'd/d', bcc: 'b/b', agouti: 'a/a', colourpoint: 'C/C' }

  test('of one cat, and of a pair, in the names of a breed', async () => {
    const browser = shop.visitor()
    await signIn(shop, browser)
    const one = await browser.ask(toolCalls.predictFelineColour, { body: black })
    expect(one).toMatchObject({ colours: ['Black'], offspring: [] })
    const pair = await browser.ask(toolCalls.predictFelineColour, { body: { ...black, mate: lilac } })
    expect(pair.offspring.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    expect(pair.colours).toEqual(['Black', 'Chocolate', 'Blue', 'Lilac'])
    const more = { orange: 'O/o', silver: 'i/i', white: '?' }
    const queen = await browser.ask(toolCalls.predictFelineColour, {
      body: { ...black, ...more, mate: { ...lilac, orange: 'o/Y' } },
    })
    expect(queen.offspringColours.filter(({ sex }) => sex === 'sons').map(({ colour }) => colour)).toContain(
      'Red tabby',
    )
    expect(queen.untested).toEqual({ animal: ['W (KIT)'], mate: [] })
    const burmese = { ...black, dilute: 'D/D', colourpoint: 'cb/cb', naming: 'burmese' } as const
    expect(await browser.ask(toolCalls.predictFelineColour, { body: burmese })).toMatchObject({ colours: ['Sable'] })
  })

  test('refuses an allele that the locus does not have, on its field', async () => {
    const browser = shop.visitor()
    await signIn(shop, browser)
    const ask = (body: typeof black & { mate?: typeof black }) => browser.ask(toolCalls.predictFelineColour, { body })
    await expect(ask({ ...black, bcc: 'B/x' })).rejects.toMatchObject({
      status: 428,
      errors: { bcc: expect.stringContaining('it knows B, b, bl') as string },
    })
    await expect(ask({ ...black, mate: { ...lilac, dilute: 'D' } })).rejects.toMatchObject({
      status: 428,
      errors: { 'mate.dilute': expect.stringContaining('two alleles') as string },
    })
  })
})

test('dogs’ colour of one dog, of a pair, and with a locus that was not tested', async () => {
  const browser = shop.visitor()
  await signIn(shop, browser)
  const black = { e: 'E/e', k: 'KB/KB', a: 'at/at', b: 'B/b', d: 'D/D', m: 'N/N', s: 'S/S' }
  expect(await browser.ask(toolCalls.predictCanineColour, { body: black })).toMatchObject({ colours: ['Black'] })
  const pair = await browser.ask(toolCalls.predictCanineColour, { body: { ...black, mate: { ...black, m: '?' } } })
  expect(pair).toMatchObject({ untested: { animal: [], mate: ['M (PMEL)'] } })
  expect(pair.offspringColours[0]).toEqual({ colour: 'Red or cream', sex: null, percentFrom: 25, percentTo: 25 })
  expect(pair.offspringColours).toContainEqual({ colour: 'Black', sex: null, percentFrom: 0, percentTo: 56.25 })
  await expect(
    browser.ask(toolCalls.predictCanineColour, { body: { ...black, mate: { ...black, k: 'KB' } } }),
  ).rejects.toMatchObject({ status: 428, errors: { 'mate.k': expect.stringContaining('two alleles') as string } })
})

describe('a breeding strategy', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = shop.visitor()
    await signIn(shop, browser)
  })
  const ask = (strategyType: string, damGeneticResult: string, sireGeneticResult: string) =>
    browser.ask(toolCalls.getBreedingStrategy, { query: { strategyType, damGeneticResult, sireGeneticResult } })

  test('of a test names its product, its mode and where the mode is stated', async () => {
    const { loci, combined, combinedReason } = await ask('2002', 'CEA/N', 'N/N')
    expect(loci).toMatchObject([
      {
        product: { id: 2002, name: 'Collie eye anomaly / choroidal hypoplasia (CEA/CH)' },
        gene: 'NHEJ1',
        modeOfInheritance: 'Autosomal recessive',
        modeSource: 'https://omia.org/OMIA000218/9615/',
        dam: 'N/CEA',
        sire: 'N/N',
        outcomes: [
          { genotype: 'N/N', status: 'clear', percentFrom: 50 },
          { genotype: 'N/CEA', status: 'carrier', percentFrom: 50 },
        ],
      },
    ])
    expect([combined, combinedReason]).toEqual([null, null])
  })

  test('of tests of one gene reads them together: a parent of two variants makes a range', async () => {
    const { together } = await ask('3053,3056', 'N/M1,N/N', 'N/N,N/M4')
    expect(together).toMatchObject([
      {
        name: 'Coat length',
        tests: [{ id: 3053 }, { id: 3056 }],
        outcomes: [
          { reading: 'Long coat', percentFrom: 25, percentTo: 25 },
          { reading: 'Short coat, carries long hair', percentFrom: 50, percentTo: 50 },
          { reading: 'Short coat', percentFrom: 25, percentTo: 25 },
        ],
        notes: [expect.stringMatching(/^Long hair M2 and Long hair M3 read this gene too/)],
      },
    ])
    const open = (await ask('3053,3056', 'N/M1,N/M4', 'N/N,M4/M4')).together[0]
    expect(open?.outcomes[0]).toMatchObject({ reading: 'Long coat', percentFrom: 50, percentTo: 100 })
    expect(open?.notes[0]).toMatch(/^The dam has one copy each of two different variants/)
    expect((await ask('3053', 'N/M1', 'N/N')).together).toEqual([])
  })

  test('of a queen and a tom shows which kittens her first milk can harm, and what to do', async () => {
    const of = async (dam: string, sire: string) => (await ask('3050', dam, sire)).isoerythrolysis
    expect(await of('b1/b1', 'A/b1')).toMatchObject({
      queen: 'B',
      tom: 'A',
      risk: 'high',
      percentFrom: 50,
      percentTo: 50,
      whatToDo: expect.stringMatching(/first 24 hours/) as string,
      sources: expect.arrayContaining([expect.stringMatching(/^https/)]) as string[],
    })
    expect(await of('A/A', 'b1/b1')).toMatchObject({ risk: 'low', percentTo: 0, whatToDo: null })
    expect((await ask('3053', 'N/M1', 'N/N')).isoerythrolysis).toBeNull()
  })

  test('of merle distinguishes double merle, merle and cryptic merle, and warns only where each can be', async () => {
    const merle = async (dam: string, sire: string) => {
      const [locus] = (await ask('2124', dam, sire)).loci
      return { readings: locus?.outcomes.map(({ meaning }) => meaning.split('.')[0]), warnings: locus?.warnings }
    }
    expect(await merle('N/M', 'N/M')).toEqual({
      readings: ['No merle', 'Merle', 'Double merle'],
      warnings: [expect.stringMatching(/do not mate merle to merle/)],
    })
    expect(await merle('N/M', 'N/N')).toEqual({ readings: ['No merle', 'Merle'], warnings: [] })
    expect(await merle('N/Mc', 'N/N')).toEqual({
      readings: ['No merle', 'Cryptic merle'],
      warnings: [expect.stringMatching(/cryptic merle/)],
    })
    expect((await merle('Mc/Mc', 'N/M')).warnings).toEqual([expect.stringMatching(/cryptic merle/)])
  })

  test('of two tests on different chromosomes multiplies them; typed modes it cannot place', async () => {
    const { combined } = await ask('2002,2004', 'N/CEA,N/MDR1', 'N/N,N/N')
    expect(combined).toContainEqual({ genotypes: ['N/CEA', 'N/MDR1'], sex: null, percent: 25 })
    const typed = await ask('autosomal_recessive, x_linked', 'N/M, N/M', 'N/N, N/Y')
    expect(typed).toMatchObject({ combined: null, combinedReason: expect.stringMatching(/which chromosome/) as string })
    expect(typed.loci.map(({ product }) => product)).toEqual([null, null])
  })

  test.each([
    ['nothing', ['', '', ''], { strategyType: 'This field is required' }],
    ['an unknown test', ['99999', 'N/N', 'N/N'], { strategyType: /There is no test/ }],
    ['a pack', ['36', 'N/N', 'N/N'], { strategyType: /no genotype to pass on/ }],
    ['a test of three loci', ['2161', 'N/N', 'N/N'], { strategyType: /several places/ }],
    ['one test twice', ['2002,2002', 'N/N,N/N', 'N/N,N/N'], { strategyType: /each test once/ }],
    ['a dog and a cat', ['2002,3002', 'N/N,N/N', 'N/N,N/N'], { strategyType: /one species/ }],
    ['too many', [Array(17).fill('x_linked').join(), 'N/N', 'N/Y'], { strategyType: /at most 16/ }],
    ['no parents', ['2002', '', ''], { damGeneticResult: /required/, sireGeneticResult: /required/ }],
    ['too few genotypes', ['2002,2004', 'N/N', 'N/N,N/N'], { damGeneticResult: /Give 2 genotypes.*1 were given/ }],
    ['an unknown allele', ['2002', 'N/N', 'N/DM'], { sireGeneticResult: /no allele “DM”; it knows N, CEA/ }],
    [
      'both parents wrong',
      ['x_linked', 'N/Y', 'N/N'],
      { damGeneticResult: /a female/, sireGeneticResult: /a male has one copy/ },
    ],
  ] as [string, [string, string, string], Record<string, string | RegExp>][])(
    'refuses %s on the field',
    async (_, input, errors) => {
      const expected = Object.fromEntries(
        Object.entries(errors).map(([field, why]) => [field, expect.stringMatching(why) as string]),
      )
      await expect(ask(...input)).rejects.toMatchObject({ status: 428, errors: expected })
    },
  )
})

describe('the genotypes of a pair', () => {
  const [eyes, nerves] = [2002, 2003]
  const ask = (browser: Browser, query: { damId?: string; sireId?: string }) =>
    browser.ask(toolCalls.getPairGenotypes, { query })
  async function found(userId: string, about: Parameters<typeof addAnimal>[2], genotypes: Record<number, string>) {
    const animal = await addAnimal(shop, userId, about)
    const { barcode } = await addReportedSample(shop, animal.id)
    for (const [id, genotype] of Object.entries(genotypes)) await addResult(shop, barcode, Number(id), genotype)
    return animal.id
  }

  test('are both parents’ in every test, whichever was found first, and what matters comes first', async () => {
    const browser = shop.visitor()
    const { id: userId } = await signIn(shop, browser)
    const damId = await found(userId, {}, { [eyes]: 'N/CEA', [nerves]: 'N/N' })
    const sireId = await found(userId, { petName: 'Bracken', gender: 'male' }, { [eyes]: 'N/N', [nerves]: 'N/TNS' })
    const pair = await ask(browser, { damId, sireId })
    expect(pair).toMatchObject({ dam: { petName: 'Skye', breed: { name: 'Border Collie' } }, sire: { id: sireId } })
    expect(pair.tests.map(({ product, dam, sire, isFinding }) => [product.id, dam, sire, isFinding])).toEqual([
      [eyes, 'N/CEA', 'N/N', true],
      [nerves, 'N/N', 'N/TNS', true],
    ])
    const alone = await ask(browser, { sireId })
    expect(alone).toMatchObject({ dam: null, tests: [{ dam: null, sire: 'N/TNS' }, { isFinding: false }] })
  })

  test('have the colours that one of them can pass on, after what they are not clear of', async () => {
    const browser = shop.visitor()
    const { id: userId } = await signIn(shop, browser)
    const [dilute, brown] = [2033, 2118]
    const damId = await found(userId, {}, { [brown]: 'B/B', [dilute]: 'D/d', [eyes]: 'N/CEA', [nerves]: 'N/N' })
    const { tests } = await ask(browser, { damId })
    expect(tests.map(({ product, isFinding, isPassedOn }) => [product.id, isFinding, isPassedOn])).toEqual([
      [eyes, true, false],
      [dilute, false, true],
      [brown, false, false],
      [nerves, false, false],
    ])
  })

  test('of animals that cannot be a pair are refused on the field', async () => {
    const browser = shop.visitor()
    const { id: userId } = await signIn(shop, browser)
    const bitch = (await addAnimal(shop, userId)).id
    const tom = (await addAnimal(shop, userId, { speciesId: 2, gender: 'male', breedId: null })).id
    await expect(ask(browser, { sireId: bitch })).rejects.toMatchObject({
      status: 428,
      errors: { sireId: expect.stringMatching(/is male/) as string },
    })
    await expect(ask(browser, { damId: bitch, sireId: tom })).rejects.toMatchObject({
      errors: { sireId: expect.stringMatching(/one species/) as string },
    })
  })
})
