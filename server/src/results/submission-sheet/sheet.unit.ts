import { describe, expect, test } from 'vitest'
import { pagesOf, textOf } from '../../../test/pdf.ts'
import { type Change, content, line } from '../../../test/report-content.ts'
import { missingOf } from './fields.ts'
import { renderSheet } from './pdf/render.ts'
import { registryFields, readRegistries, type Registry, registriesOf } from './registries.ts'
import { sheetOf } from './sheet.ts'
import type { Subject } from './subject.ts'

const registryOf = (slug: string, speciesId = 1): Registry => {
  const found = registriesOf(speciesId, 'NZ').find((one) => one.slug === slug)
  if (!found) throw new Error(slug)
  return found
}
const ofa = registryOf('ofa')

const tested: Subject['tested'] = {
  gender: 'female',
  isDesexed: null,
  breed: { id: 200193, name: 'Border Collie' },
  dateOfBirth: '2022-03-04',
}
const subject = (change: Change = {}, more: Partial<Subject> = {}): Subject => ({
  animalId: 'skye',
  isOwn: true,
  certificate: content('certificate', change),
  tested,
  dam: { id: 'fern', name: 'Orchardlane Fern', registrationNumber: 'DN1' },
  sire: { id: null, name: 'Moss of Elsewhere', registrationNumber: null },
  owner: { name: 'Ada Byron', address: '12 Orchard Lane, Hobart, Australia', isReader: true },
  setAside: [],
  withdrawn: [],
  ...more,
})
const namesOf = ({ lines }: ReturnType<typeof sheetOf>) => lines.map(({ product }) => product.name)
const text = async (one: Subject, registry = ofa) =>
  textOf(
    await renderSheet({
      sheet: sheetOf(one, registry),
      certificate: { key: 'KR-7F3K-9Q2M-HX4T', content: one.certificate, issuedAt: new Date('2026-11-21T10:00:00Z') },
      paper: 'A4',
      brand: 'Kinpaw',
      publicUrl: 'https://kinpaw.example',
    }),
  )

describe('the registries', () => {
  test('are all read, have an address of their own, and come with a sheet for any other', () => {
    const refused: string[] = []
    const all = readRegistries(({ file, line: number }, reason) => refused.push(`${file} ${number} ${reason}`))
    expect(refused).toEqual([])
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
    for (const speciesId of [1, 2]) {
      const any = all.filter((one) => one.speciesId === speciesId && one.countryCode === null)
      expect(any).toMatchObject([{ asks: registryFields, takes: ['disease', 'trait', 'blood_group'] }])
    }
  })

  test('of one’s own country come first', () => {
    expect(registriesOf(1, 'SE')[0]?.slug).toBe('svenska-kennelklubben')
    expect(registriesOf(2, 'FR').map(({ slug }) => slug)).toEqual(['loof', 'gccf', 'felis-danica', 'other-cat'])
  })
})

describe('what is listed', () => {
  test('is what was tested in the animal itself and counts; all else is named with its reason', () => {
    const lines = [
      line(1, 'carrier'),
      line(2, null),
      line(3, 'no_result'),
      line(4, 'no_result', { genotype: 'CEA/CEA' }),
      line(5, 'conflicting'),
      line(6, 'clear', { basis: { kind: 'parentage', generations: 1 }, genotype: null }),
      line(7, null, { kind: 'trait', meaning: 'Brown.' }),
    ]
    const sheet = sheetOf(
      subject({ lines, waitingCount: 2 }, { setAside: ['Disease number 1 in KP1'], withdrawn: ['KP2'] }),
      ofa,
    )
    expect(namesOf(sheet)).toEqual(['Disease number 1', 'Disease number 2'])
    expect(sheet.notListed.map(({ reason, names }) => [reason.slice(0, 34), names])).toEqual([
      ['The marker could not be read.', ['Disease number 3']],
      ['What was read does not fit the ani', ['Disease number 4']],
      ['Samples of this animal contradict ', ['Disease number 5']],
      ['Known by the parents’ tests, not b', ['Disease number 6']],
      ['As far as we know, this registry d', ['Disease number 7']],
      ['The laboratory set this reading as', ['Disease number 1 in KP1']],
      ['The laboratory has withdrawn every', ['KP2']],
      ['Still to be read: two tests.', []],
    ])
    expect(sheet.refusal).toBeNull()
  })

  test('depends on the registry: traits and blood groups only where it records them', () => {
    const trait = line(1, null, { kind: 'trait' })
    const blood = line(2, null, { kind: 'trait', product: { id: 2, name: 'Blood group (CMAH)' } })
    const of = (slug: string) => namesOf(sheetOf(subject({ lines: [trait, blood] }), registryOf(slug, 2)))
    expect(of('other-cat')).toEqual(['Disease number 1', 'Blood group (CMAH)'])
    expect(of('loof')).toEqual(['Blood group (CMAH)'])
    expect(sheetOf(subject({ lines: [trait] }), registryOf('loof', 2)).refusal).toMatch(/^There is no result yet/)
  })

  test('a registry that requires a verified identity is warned about every sample without one', () => {
    const [sample] = content('certificate').samples
    if (!sample) throw new Error('No sample')
    const unseen = subject({ samples: [{ ...sample, isIdentityVerified: false }] })
    expect(sheetOf(unseen, registryOf('dogs-australia')).warnings).toEqual([expect.stringContaining(sample.barcode)])
    expect(sheetOf(subject(), registryOf('dogs-australia')).warnings).toEqual([])
    expect(sheetOf(unseen, ofa).warnings).toEqual([])
  })
})

describe('what the record says', () => {
  const labels = (one: Subject, registry = ofa) => missingOf(sheetOf(one, registry).fields).map(({ label }) => label)

  test('what the registry requires and the record lacks is missing, each where it can be added', () => {
    const one = subject(
      { animal: { registrationNumber: null } },
      {
        sire: { id: 'moss', name: 'Moss', registrationNumber: null },
        owner: { name: 'Ada Byron', address: null, isReader: true },
      },
    )
    expect(missingOf(sheetOf(one, ofa).fields)).toEqual([
      { label: 'Registration number', value: null, animalId: 'skye', isOfAccount: false },
      { label: 'Colour', value: null, animalId: null, isOfAccount: false },
      { label: 'Sire’s registration number', value: null, animalId: 'moss', isOfAccount: false },
      { label: 'Owner’s address', value: null, animalId: null, isOfAccount: true },
    ])
    // Whoever does not own it is not asked to change the record.
    const shared = missingOf(sheetOf({ ...one, isOwn: false }, ofa).fields)
    expect(shared[0]).toEqual({ label: 'Registration number', value: null, animalId: null, isOfAccount: false })
  })

  test('what it does not ask for is not missing', () => {
    expect(labels(subject())).toEqual(['Colour', 'Sire’s registration number'])
    expect(labels(subject(), registryOf('kennel-club'))).toEqual([])
  })

  test('sex, breed and birth are those of the tested record; what samples were tested differently in stays empty', () => {
    const { fields } = sheetOf(
      subject({}, { tested: { ...tested, gender: 'male', isDesexed: false, dateOfBirth: '2021-01-02' } }),
      ofa,
    )
    const values = Object.fromEntries(fields.animal.map(({ label, value }) => [label, value]))
    expect(values).toMatchObject({ Sex: 'Male, entire', 'Date of birth': '2 January 2021' })
    expect(labels(subject({}, { tested: { breed: tested.breed, dateOfBirth: '2022-03-04' } }))).toContain('Sex')
    expect(labels(subject({}, { tested: {} }))).toEqual(expect.arrayContaining(['Breed', 'Sex', 'Date of birth']))
  })
})

describe('on paper', () => {
  test('it names the animal, its family, the results, their sample and the certificate', async () => {
    const lines = (await text(subject())).split('\n')
    for (const words of [
      'Orchardlane Blue Hour',
      'DN63104501',
      'Border Collie',
      '4 March 2022',
      '981020000310301',
      'Orchardlane Fern',
      'DN1',
      'Moss of Elsewhere',
      'Ada Byron',
      'KP4827193301',
      'Riverside Animal Clinic',
      'Identity verified',
      'KR-7F3K-9Q2M-HX4T',
      'Disease number 3',
      'Carrier',
      'Severity varies.',
    ])
      expect(lines).toContain(words)
    expect(lines.join('')).toContain('https://kinpaw.example/tools/report-authentication/KR-7F3K-9Q2M-HX4T')
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain('which it does not replace')
  })

  test('what is missing is a label to write beneath, and the owner alone decides what is published', async () => {
    const lines = (await text(subject())).split('\n')
    for (const label of ['Colour', 'Sire’s registration number', 'Signature of the owner', 'Only normal results'])
      expect(lines).toContain(label)
    expect(lines.join(' ')).not.toMatch(/[✓✔☑☒✗×]/)
  })

  test('what is not listed is named with its reason, and is in no table', async () => {
    const all = await text(subject({ lines: [line(1, 'clear'), line(2, 'conflicting')] }))
    expect(all.split('\n').filter((words) => words.includes('Disease number 2'))).toEqual([
      expect.stringMatching(/^Disease number 2\. Samples of this animal contradict each other/),
    ])
  })

  test('a record that was changed, an identity that nobody verified, and sample data say so', async () => {
    const [sample] = content('certificate').samples
    if (!sample) throw new Error('No sample')
    const said = await text(
      subject({
        recordChanges: ['sex'],
        isSampleData: true,
        samples: [{ ...sample, isIdentityVerified: false }],
        isIdentityVerified: false,
      }),
    )
    for (const words of ['The animal’s record was changed', 'Identity not verified', 'SAMPLE DATA'])
      expect(said.split('\n')).toContain(words)
  })

  test('fifty results go over pages, and the same sheet is the same bytes', async () => {
    const one = subject({ lines: Array.from({ length: 50 }, (_, index) => line(index + 1, 'clear')) })
    const print = (paper: 'A4' | 'LETTER' = 'A4') =>
      renderSheet({
        paper,
        sheet: sheetOf(one, ofa),
        certificate: { key: 'KR-7F3K-9Q2M-HX4T', content: one.certificate, issuedAt: new Date('2026-11-21T10:00:00Z') },
        brand: 'Kinpaw',
        publicUrl: 'https://kinpaw.example',
      })
    const [first, second] = [await print(), await print()]
    expect(first.equals(second)).toBe(true)
    expect(pagesOf(first)).toBeGreaterThan(2)
    expect(textOf(first)).toContain('Disease number 50')
    // North America has another paper size, and the same number of pages.
    const letter = await print('LETTER')
    expect(letter.toString('latin1')).toContain('/MediaBox [0 0 612 792]')
    expect(pagesOf(letter)).toBe(pagesOf(first))
  })
})
