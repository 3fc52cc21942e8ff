import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allBreedIds, categories, currencies, fullBreedTestKitIds, specialProductIds } from '@shop/contract/constants'
import { animalOutlines, coatSchema } from '@shop/contract/shared'
import { afterEach, describe, expect, test } from 'vitest'
import { attributions } from './attribution.ts'
import { breedIdOf, countryName } from './breeds.ts'
import { buildCatalogue } from './catalogue.ts'
import { checkCatalogue } from './check.ts'
import { dataFolder } from './data-folder.ts'
import { demoCoupons } from '../../entry/seed/demo-coupons.ts'
import { inheritanceText } from '../genetics/inheritance.ts'
import { profilePrice, priceList } from './prices.ts'
import { partsOf, readRows } from './csv.ts'
import type { Catalogue } from './rows.ts'
import { testColumns } from './test-row.ts'
import { allelesOf } from './tests.ts'

const catalogue = buildCatalogue()
const failNow = (_origin: unknown, reason: string) => expect.fail(reason)

const productOf = (id: number) =>
  catalogue.products.find((product) => product.id === id) ?? expect.fail(`no product ${id}`)
const breedOf = (name: string) =>
  catalogue.breeds.find((breed) => breed.name === name) ?? expect.fail(`no breed ${name}`)
const breedNamesOf = (productId: number) =>
  catalogue.productBreeds
    .filter((link) => link.productId === productId)
    .map((link) => catalogue.breeds.find(({ id }) => id === link.breedId)?.name)
const contentNamesOf = (productId: number) =>
  catalogue.productContents.filter((link) => link.productId === productId).map((link) => productOf(link.contentId).name)
const amountOf = (productId: number, currency: string) =>
  catalogue.prices.find((price) => price.productId === productId && price.currency === currency)?.amount

const testRows = (['dog', 'cat'] as const).flatMap((species) =>
  readRows(dataFolder, `${species}_tests.csv`, testColumns, failNow).map((row) => ({
    row,
    id: (species === 'dog' ? 2001 : 3001) + row.line - 2,
  })),
)

describe('the real data', () => {
  test('no row is refused', () => expect(catalogue.refused).toEqual([]))

  test('every listing of a registry is there: 801, of which 4 are second names of a breed', () => {
    const listed = (['dog', 'cat'] as const).flatMap((species) =>
      readRows(dataFolder, `${species}_breeds_vbo.csv`, ['vbo_id', 'name', 'registries'] as const, failNow).filter(
        (row) => row.registries,
      ),
    )
    expect(listed).toHaveLength(648 + 153)
    const breedsByVbo = new Map(catalogue.breeds.map((breed) => [breed.vboId, breed]))
    for (const { vbo_id, name, registries } of listed) {
      const breed = breedsByVbo.get(vbo_id)
      expect([breed?.name, ...(breed?.synonyms ?? [])]).toContain(name)
      expect(breed?.registries).toEqual(expect.arrayContaining(registries.split('|')))
    }
    expect(catalogue.breeds).toHaveLength(648 - 4 + 153 + 2)
    expect(breedOf('Great Pyrenees')).toMatchObject({
      id: 200_629,
      registries: ['AKC', 'CKC', 'FCI', 'KC', 'UKC'],
      group: 'Pinscher and Schnauzer (FCI group 2)',
      origin: 'France',
    })
  })

  test('a breed’s id is its ontology number, beside the two options for all', () => {
    expect(catalogue.breeds.slice(0, 2).map(({ id, name }) => ({ id, name }))).toEqual([
      { id: allBreedIds.canine, name: 'All dog breeds' },
      { id: allBreedIds.feline, name: 'All cat breeds' },
    ])
    for (const { id, vboId } of catalogue.breeds.slice(2)) expect(id).toBe(breedIdOf(vboId ?? ''))
    expect(breedOf('Border Collie').id).toBe(200_193)
    expect(breedOf('Maine Coon').id).toBe(100_154)
  })

  test('286 tests, whose ids do not move', () => {
    expect(catalogue.products.filter(({ id }) => id >= 2001 && id < 4000)).toHaveLength(286)
    expect(productOf(2002).name).toBe('Collie eye anomaly / choroidal hypoplasia (CEA/CH)')
    expect(productOf(2201).name).toBe('Coat colour D locus (d3 dilution)')
    expect(productOf(3001).name).toBe('Progressive retinal atrophy (rdAc-PRA)')
    expect(productOf(3085).name).toBe('DNA profile (identification and parentage)')
  })

  test('nothing is invented: every fact of a test is the file’s, and a blank stays null', () => {
    expect(testRows).toHaveLength(286)
    for (const { row, id } of testRows) {
      const product = productOf(id)
      expect(product).toMatchObject({
        name: row.test_name,
        gene: row.gene || null,
        variant: row.variant || null,
        modeOfInheritance: row.mode_of_inheritance || null,
        omiaId: row.omia_id || null,
        omiaFrom: row.omia_id ? row.omia_from : null,
        caution: row.caution || null,
      })
      expect(product.alleles.join().replaceAll(/[\s,;]/g, '')).toBe(row.alleles.replaceAll(/[\s,;]/g, ''))
      expect(product.sources).toEqual(row.source_page.split('|').slice(0, 4))
      expect(product.sources.length).toBeGreaterThan(0)
    }
  })

  test('cautions speak of the test, not of where it was read', () => {
    const provenance =
      /\b(pages?|excerpt|another lab|labs|OMIA|VGL|UC Davis|Orivet|Laboklin|Genomia|LabGenVet|CombiBreed|Wisdom)\b/i
    expect(testRows.filter(({ row }) => provenance.test(row.caution)).map(({ row }) => row.caution)).toEqual([])
  })

  test('every breed a test is published for is connected, or stays as printed', () => {
    for (const { row, id } of testRows) {
      const published = partsOf(row.breeds)
      const product = productOf(id)
      expect(product.isForAllBreeds).toBe(published.includes('All'))
      const kept = published.filter((name) => product.otherBreeds.includes(name))
      expect(kept).toEqual(product.otherBreeds)
      const isConnected = breedNamesOf(id).length > 0
      expect(isConnected).toBe(published.length > kept.length + (product.isForAllBreeds ? 1 : 0))
    }
  })

  test('Collie eye anomaly reaches its eight breeds', () => {
    expect(breedNamesOf(2002)).toEqual([
      'Australian Shepherd',
      'Bearded Collie',
      'Border Collie',
      'Collie Rough',
      'Collie Smooth',
      'Lancashire Heeler',
      'Nova Scotia Duck Tolling Retriever',
      'Shetland Sheepdog',
    ])
    expect(productOf(2002).otherBreeds).toEqual([])
    expect(productOf(2002).searchText).toMatch(/nhej1.*omia:000218-9615.*border collie/)
  })

  test('names that mean no listed breed stay as printed', () => {
    expect(productOf(3002).otherBreeds).toEqual(['Persian Ragdoll', 'Persian Related', 'Ragdoll Related'])
    expect(productOf(2040).otherBreeds).toContain('Fox terrier')
  })

  test('an unlisted breed’s name is not passed on to a listed one by synonym', () => {
    expect(breedOf('Wire Fox Terrier').synonyms).toContain('Fox terrier')
    expect(breedNamesOf(2040)).not.toContain('Wire Fox Terrier')
  })

  test('the categories and special products of SPEC', () => {
    for (const id of [...fullBreedTestKitIds, ...specialProductIds.flat()]) expect(productOf(id).id).toBe(id)
    expect(productOf(2002)).toMatchObject({
      categoryId: categories.canineDisease,
      typeId: 2,
      tagIds: [4],
      subCategoryId: 4,
    })
    expect(productOf(3002)).toMatchObject({
      categoryId: categories.felineDisease,
      typeId: 2,
      tagIds: [4],
      subCategoryId: 17,
    })
    expect(productOf(3085)).toMatchObject({ categoryId: categories.felineDnaProfile, typeId: 3, subCategoryId: null })
    expect(catalogue.products.find(({ name }) => name === 'AB blood group')).toMatchObject({
      categoryId: categories.felineTrait,
    })
  })

  test('the Border Collie’s full profile holds its tests and a DNA profile', () => {
    const { id, fullBreedProfileId, testCount = 0 } = breedOf('Border Collie')
    expect(fullBreedProfileId).toBe(1_000_000 + id)
    const contents = contentNamesOf(1_200_193)
    expect(contents).toContain('Collie eye anomaly / choroidal hypoplasia (CEA/CH)')
    expect(contents).toContain('Trapped neutrophil syndrome (TNS)')
    expect(contents.at(-1)).toBe('DNA profile (SNP, ISAG 2020)')
    expect(contents).toHaveLength(testCount + 1)
    expect(amountOf(1_200_193, 'USD')).toBe(16_500)
  })

  test('only breeds that a disease or trait test names have a profile', () => {
    const single = new Set(catalogue.products.filter(({ id, typeId }) => id < 4000 && typeId <= 2).map(({ id }) => id))
    const named = catalogue.productBreeds.filter(({ productId }) => single.has(productId)).map(({ breedId }) => breedId)
    const profiled = catalogue.breeds
      .filter(({ fullBreedProfileId }) => fullBreedProfileId !== null)
      .map(({ id }) => id)
    expect(new Set(profiled)).toEqual(new Set(named))
    expect(profiled.length).toBeGreaterThan(250)
  })

  test('a profile costs less than its parts in every currency', () => {
    const profiles = catalogue.products.filter((product) => product.tagIds.includes(1))
    expect(profiles.length).toBeGreaterThan(100)
    for (const { id } of profiles)
      for (const currency of currencies) {
        const parts = catalogue.productContents.filter((link) => link.productId === id)
        const sum = parts.reduce((total, link) => total + (amountOf(link.contentId, currency) ?? Number.NaN), 0)
        expect(amountOf(id, currency)).toBeLessThan(sum)
      }
  })

  test('the look’s prices, and the profile’s discount', () => {
    expect(amountOf(2002, 'USD')).toBe(5800)
    expect(amountOf(2201, 'USD')).toBe(4200)
    expect(amountOf(3085, 'USD')).toBe(4900)
    expect(profilePrice([priceList.disease, priceList.dnaProfile]).USD).toBe(80)
  })

  test('one copy of a dominant variant is never called a carrier, and a risk never a verdict', () => {
    const isRecessive = (mode: string) => /^(Autosomal|X-linked) recessive/.test(mode)
    const dominant = catalogue.products.filter(({ modeOfInheritance: mode }) => mode && !isRecessive(mode))
    expect(dominant.length).toBeGreaterThan(60)
    for (const { id, description } of dominant) expect(description, `${id}`).not.toMatch(/carrier/)

    const risky = catalogue.products.filter(
      ({ typeId, modeOfInheritance, twoCopies }) =>
        typeId === 2 && modeOfInheritance === 'Autosomal recessive' && twoCopies === 'at_risk',
    )
    expect(risky.length).toBeGreaterThan(5)
    for (const { id, description } of risky) expect(description, `${id}`).toMatch(/at risk/)

    for (const { id, description } of catalogue.products)
      expect(description, `${id}`).not.toMatch(/will develop|undefined|null/)
  })

  test('each breed has a build: its own, that of a word in its name, or that of its section', () => {
    const withoutBuild = catalogue.breeds.filter(({ coat }) => !coat.animal).map(({ name }) => name)
    expect(withoutBuild).toEqual(['All dog breeds', 'All cat breeds'])
    const outlineOf = (name: string) => breedOf(name).coat.animal?.outline
    expect(outlineOf('Shetland Sheepdog')).toBe('collie')
    expect(outlineOf('Dachshund, Standard Wire-Haired')).toBe('dachshund')
    expect(outlineOf('Pug, Black')).toBe('pug')
    expect(outlineOf('Treeing Walker Coonhound')).toBe('hound')
    expect(outlineOf('Azawakh')).toBe('sighthound')
    expect(outlineOf('Maine Coon')).toBe('longhair')
    // A black tabby is brown with black stripes.
    expect(breedOf('Maine Coon').coat).toMatchObject({ pattern: 'tabby', colours: [] })
    expect(outlineOf('Japanese Bobtail Longhair')).toBe('longhair')
    expect(new Set(catalogue.breeds.map(({ coat }) => coat.animal?.outline)).size).toBe(animalOutlines.length + 1)
  })

  test('a disease shows a breed that it is known in, in its coat, and diseases of one system differ', () => {
    const cea = productOf(2002)
    expect(cea.coat).toMatchObject({ pattern: 'system-eye' })
    const ofBreeds = breedNamesOf(cea.id).map((name) => breedOf(name ?? '').coat)
    expect(
      ofBreeds.map(({ pattern, colours, animal }) => ({ pattern, colours, outline: animal?.outline })),
    ).toContainEqual(cea.coat.animal)
    const eyes = catalogue.products.filter(({ coat }) => coat.pattern === 'system-eye' && coat.animal)
    expect(new Set(eyes.map(({ coat }) => JSON.stringify(coat.animal))).size).toBeGreaterThan(10)
  })

  test('coats are valid, and a breed’s own where the data says so', async () => {
    const coats = [...catalogue.breeds, ...catalogue.products].map(({ coat }) => coat)
    expect(coats.length).toBeGreaterThan(1000)
    for (const coat of coats) await coatSchema.validate(coat, { strict: true })
    expect(breedOf('Dalmatian').coat.pattern).toBe('spotted')
    expect(breedOf('Abyssinian').coat.pattern).toBe('ticked')
    expect(breedOf('Affenpinscher').coat.pattern).toBe('helix')
    // Each breed in its first colours: Border Collies black and white, Siamese seal point.
    expect(breedOf('Border Collie').coat).toMatchObject({ pattern: 'bicolour', colours: ['#f6efe4', '#2f2a2c'] })
    expect(breedOf('Siamese').coat).toMatchObject({ pattern: 'points', colours: ['#f1e2c8', '#4a3830'] })
  })
  test('a disease shows its body system, a trait its own variant, and what no coat shows the helix', () => {
    const shown = Object.fromEntries(
      catalogue.products.flatMap(({ name, gene, coat }) => (gene ? [[name, coat.pattern]] : [])),
    )
    expect(shown).toMatchObject({
      'Collie eye anomaly / choroidal hypoplasia (CEA/CH)': 'system-eye',
      'Degenerative myelopathy (DM, SOD1)': 'system-nerve',
      'Trapped neutrophil syndrome (TNS)': 'system-immune',
      'Hypertrophic cardiomyopathy, Maine Coon (HCM1)': 'system-heart',
      'AB blood group': 'system-blood',
      'Coat pattern M locus (merle)': 'merle',
      'Coat colour K locus (dominant black)': 'solid',
      'Colourpoint, Siamese allele (cs)': 'points',
      'Long hair M1': 'long',
      'Appetite and weight (POMC)': 'helix',
    })
    expect(productOf(2124).coat.colours).toEqual(['#aab4c4', '#3c4350'])
    const diseases = catalogue.products.filter(({ typeId, gene }) => typeId === 2 && gene)
    expect(new Set(diseases.map(({ coat }) => coat.pattern)).size).toBeGreaterThan(11)
    for (const { coat } of diseases) expect(coat.pattern).toMatch(/^(?:system-|helix)/)
  })
  test('what is no test of a gene shows what is in it', () => {
    const shown = Object.fromEntries(catalogue.products.map(({ name, coat }) => [name, coat.pattern]))
    expect(shown).toMatchObject({
      'Geno Pet': 'kit-breeds',
      'Cat ancestry (regions and breeds)': 'kit-breeds',
      'DNA profile (SNP, ISAG 2020)': 'kit-profile',
      'Full breed profile kit for dogs': 'kit-swab',
      'Pack of 5 full breed profile kits for dogs': 'kit-pack',
      'Geno Pet life plan': 'kit-plan',
      'Gift card': 'kit-card',
    })
  })
  test('every line of the traits’ coats is of a test that is sold', () => {
    const lines = readFileSync(`${dataFolder}/trait_coats.csv`, 'utf8').trim().split('\n').slice(1)
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines) {
      const { name, coat } = productOf(Number(line.split(',')[0]))
      expect(line).toContain(name)
      expect(coat.pattern).toBe(/,(\w+),[^,]*,http/.exec(line)?.[1])
    }
  })

  test('best sellers are known by name', () => {
    expect(catalogue.products.filter(({ isBestSeller }) => isBestSeller).map(({ name }) => name)).toHaveLength(14)
  })

  test('the same files give the same catalogue', () => expect(buildCatalogue()).toEqual(catalogue))

  test('every source in NOTICE.md has its attribution', () => {
    const notice = readFileSync(join(dataFolder, 'NOTICE.md'), 'utf8')
    const said = attributions.map(({ name, licence }) => `${name} ${licence}`).join('\n')
    expect(said).toContain('CC BY 4.0')
    for (const source of ['10.48550/arXiv.2406.02623', 'Pavel Ivashkov', 'country-region-data 4.1.0']) {
      expect(notice).toContain(source)
      expect(said).toContain(source)
    }
  })
})

test('each coupon is a percentage, amounts or points, one of the three', () => {
  expect(demoCoupons().length).toBeGreaterThan(2)
  for (const { percent, amounts, points } of demoCoupons())
    expect([percent, amounts, points].filter(Boolean)).toHaveLength(1)
})

test('alleles are parted outside brackets, loci by semicolons', () => {
  expect(allelesOf('B,b (bs,bd,bc)')).toEqual(['B', 'b (bs,bd,bc)'])
  expect(allelesOf('A,a; B,b')).toEqual(['A,a', 'B,b'])
  expect(allelesOf('')).toEqual([])
})

test('countries in readable case', () => {
  expect(countryName('KOREA (REPUBLIC OF)')).toBe('Korea (Republic of)')
  expect(countryName('UNITED STATES OF AMERICA')).toBe('United States of America')
  expect(countryName('Tibet (China)')).toBe('Tibet (China)')
})

test('an unknown mode is shown as the source states it, a blank as a blank', () => {
  const facts = { species: 'dog' as const, isDisease: true, oneCopy: null, twoCopies: null }
  expect(inheritanceText({ ...facts, mode: 'Mitochondrial' })).toBe(
    'The source gives the mode of inheritance as: Mitochondrial.',
  )
  expect(inheritanceText({ ...facts, mode: '' })).toBe('The sources we read give no mode of inheritance.')
})

describe('every rule refuses what breaks it, and names it', () => {
  /** A catalogue of one dog breed with its one test, and the change that breaks it. */
  const small = (change: (draft: Catalogue) => void): Catalogue => {
    const draft: Catalogue = {
      breeds: [{ ...breedOf('Border Collie'), fullBreedProfileId: null }],
      products: [{ ...productOf(2002) }],
      prices: catalogue.prices.filter(({ productId }) => productId === 2002).map((price) => ({ ...price })),
      productBreeds: [{ productId: 2002, breedId: 200_193 }],
      productContents: [],
      shippingMethods: [],
      refused: [],
    }
    change(draft)
    return draft
  }
  const product = (part: Partial<Catalogue['products'][number]>) => (draft: Catalogue) =>
    void Object.assign(draft.products[0] ?? {}, part)
  const breed = (part: Partial<Catalogue['breeds'][number]>) => (draft: Catalogue) =>
    void Object.assign(draft.breeds[0] ?? {}, part)

  test('a good one passes', () => {
    const good = small(() => {})
    expect(checkCatalogue(good)).toEqual(good)
  })

  test.each<[string, (draft: Catalogue) => void, RegExp]>([
    ['product without a name', product({ name: ' ' }), /has no name/],
    ['id of nothing', product({ id: 0 }), /not a positive integer/],
    ['unknown kind', product({ typeId: 9 }), /unknown kind: product type 9/],
    ['unknown category', product({ categoryId: 77 }), /unknown category 77/],
    ['unknown species of a product', product({ speciesId: 3 }), /unknown species 3/],
    ['unknown body system', product({ subCategoryId: 19 }), /unknown body system 19/],
    ['malformed OMIA number', product({ omiaId: 'OMIA:218-9615' }), /not an OMIA number/],
    ['a cat’s OMIA number on a dog’s test', product({ omiaId: 'OMIA:000218-9685' }), /not an OMIA number/],
    ['no summary', product({ summary: '' }), /has no summary/],
    ['no description', product({ description: '' }), /has no description/],
    ['source that is no address', product({ sources: ['a book'] }), /"a book" is not a web address/],
    [
      'all breeds, and some',
      product({ isForAllBreeds: true, otherBreeds: ['Wäller'] }),
      /is for all breeds, and yet names some/,
    ],
    ['unknown pattern', product({ coat: { pattern: 'plaid', colours: [], seed: 1 } }), /unknown coat pattern "plaid"/],
    ['unknown colour', breed({ coat: { pattern: 'solid', colours: ['mauve'], seed: 1 } }), /"mauve" is not a colour/],
    ['breed without a name', breed({ name: '' }), /has no name/],
    ['unknown species of a breed', breed({ speciesId: 0 }), /unknown species 0/],
    ['profile that is not there', breed({ fullBreedProfileId: 5 }), /full breed profile 5, which does not exist/],
    ['no price in a currency', (draft) => void draft.prices.pop(), /has no price in GBP/],
    [
      'two prices in a currency',
      (draft) => void draft.prices.push({ productId: 2002, currency: 'USD', amount: 1 }),
      /2 prices in USD/,
    ],
    ['free of charge', (draft) => void Object.assign(draft.prices[1] ?? {}, { amount: 0 }), /price 0 in USD/],
    [
      'price with a fraction',
      (draft) => void Object.assign(draft.prices[1] ?? {}, { amount: 9.5 }),
      /price 9.5 in USD/,
    ],
    [
      'id used twice',
      (draft) => void draft.products.push({ ...productOf(2002), name: 'Other' }),
      /id 2002 is used twice/,
    ],
    [
      'breed that is not there',
      (draft) => void draft.productBreeds.push({ productId: 2002, breedId: 9 }),
      /breed 9, which does not exist/,
    ],
    [
      'breed named twice',
      (draft) => void draft.productBreeds.push({ productId: 2002, breedId: 200_193 }),
      /breed 200193, twice/,
    ],
    [
      'content that is not there',
      (draft) => void draft.productContents.push({ productId: 2002, contentId: 1, position: 0 }),
      /content 1, which does not exist/,
    ],
    [
      'name used twice in a species',
      (draft) => {
        draft.breeds.push({ ...breedOf('Border Collie'), id: 9, name: 'border collie' })
      },
      /has the name of another of its species/,
    ],
  ])('%s', (_case, change, reason) => {
    const { refused } = checkCatalogue(small(change), new Map([['product 2002', { file: 'dog_tests.csv', line: 3 }]]))
    expect(refused.map((one) => one.reason)).toEqual([expect.stringMatching(reason)])
  })

  test('a refused product takes its prices and links with it', () => {
    const left = checkCatalogue(
      small(product({ name: '' })),
      new Map([['product 2002', { file: 'dog_tests.csv', line: 3 }]]),
    )
    expect(left).toMatchObject({ products: [], prices: [], productBreeds: [] })
    expect(left.refused).toEqual([expect.objectContaining({ file: 'dog_tests.csv', line: 3 })])
  })
})

describe('broken files', () => {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  /** The real data with one line of a file changed; lines are counted from 1. */
  function spoil(file: string, line: number, change: (text: string) => string) {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
    folders.push(folder)
    cpSync(dataFolder, folder, { recursive: true })
    const lines = readFileSync(join(folder, file), 'utf8').split(/\r?\n/)
    lines[line - 1] = change(lines[line - 1] ?? '')
    writeFileSync(join(folder, file), lines.join('\n'))
    return folder
  }

  test.each<[string, string, number, (text: string) => string, RegExp]>([
    ['a field too few', 'dog_tests.csv', 4, (text) => text.slice(0, text.lastIndexOf(',')), /has 21 fields, not 22/],
    ['an open quote', 'dog_tests.csv', 4, (text) => `"${text}`, /is not CSV/],
    ['an unknown kind', 'dog_tests.csv', 4, (text) => text.replace(',disease,', ',rumour,'), /unknown kind "rumour"/],
    [
      'an unknown body system',
      'dog_tests.csv',
      4,
      (text) => text.replace('Immunologic', 'Soul'),
      /unknown body system "Soul"/,
    ],
    [
      'a bad OMIA number',
      'dog_tests.csv',
      4,
      (text) => text.replace('OMIA:001428-9615', 'OMIA:1428'),
      /"OMIA:1428" is not an OMIA number/,
    ],
    ['no name', 'dog_tests.csv', 4, (text) => text.slice(text.indexOf(',')), /has no name/],
  ])('%s: the row is named and left out, the rest remains', (_case, file, line, change, reason) => {
    const broken = buildCatalogue(spoil(file, line, change))
    expect(broken.refused).toEqual([{ file, line, reason: expect.stringMatching(reason) }])
    expect(broken.products.map(({ id }) => id)).toEqual(
      catalogue.products.map(({ id }) => id).filter((id) => id !== 2003),
    )
    expect(broken.productContents.some(({ contentId }) => contentId === 2003)).toBe(false)
    expect(broken.breeds.find(({ id }) => id === 200_193)?.testCount).toBe(
      (breedOf('Border Collie').testCount ?? 0) - 1,
    )
  })

  test.each<[string, string, number, (text: string) => string, RegExp]>([
    [
      'a breed without an ontology id',
      'cat_breeds_vbo.csv',
      2,
      (text) => text.replace('VBO:0100000', 'abc'),
      /"abc" is not an ontology id/,
    ],
    ['an unknown species', 'breed_names.csv', 2, (text) => text.replace('dog', 'fish'), /unknown species "fish"/],
    [
      'an unknown pattern',
      'breed_coats.csv',
      2,
      (text) => text.replace('solid', 'plaid'),
      /unknown coat pattern "plaid"/,
    ],
    [
      'one registry, one id, two breeds',
      'dog_breeds_vbo.csv',
      7,
      () => 'VBO:0200004,Another Hound,,AKC,,,,',
      /breed 200004 .* is used twice/,
    ],
  ])('%s', (_case, file, line, change, reason) => {
    const { refused } = buildCatalogue(spoil(file, line, change))
    expect(refused).toContainEqual(expect.objectContaining({ file, reason: expect.stringMatching(reason) }))
  })

  test('a missing column stops everything', () => {
    expect(() => buildCatalogue(spoil('dog_tests.csv', 1, (text) => text.replace('gene', 'jean')))).toThrow(
      'dog_tests.csv has no column gene',
    )
  })
})
