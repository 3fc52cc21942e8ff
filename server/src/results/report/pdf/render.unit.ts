import { describe, expect, test } from 'vitest'
import { pagesOf, textByPage, textOf } from '../../../../test/pdf.ts'
import { type Change, content, line, statuses } from '../../../../test/report-content.ts'
import type { ReportLine } from '../findings.ts'
import { type AnyReportType, allReportTypes, reportTitles } from '../type.ts'
import { page, styles } from '../../../platform/pdf/theme.ts'
import { openWriter } from '../../../platform/pdf/writer.ts'
import { writeLimits } from './body.ts'
import { type PrintedReport, renderReport } from './render.ts'

const report = (type: AnyReportType, change?: Change, more: Partial<PrintedReport> = {}): PrintedReport => ({
  key: 'KR-7F3K-9Q2M-HX4T',
  content: content(type, change),
  issuedAt: new Date('2026-11-21T10:00:00Z'),
  state: 'valid',
  stateReason: null,
  people: { owner: 'Dana Whitcombe', parents: [], country: 'AU' },
  assurance: { accreditation: null, signatory: null },
  contact: ['4 Laboratory Way, Brisbane', 'hello@kinpaw.example'],
  brand: 'Kinpaw',
  publicUrl: 'https://kinpaw.example',
  ...more,
})
const render = async (type: AnyReportType, change?: Change, more?: Partial<PrintedReport>) => {
  const file = await renderReport(report(type, change, more))
  const text = textOf(file)
  return { file, text, lines: text.split('\n'), raw: file.toString('latin1') }
}

/** Without the spaces: between typefaces they are places, and no letters. */
const inPrint = (text: string) => text.replaceAll(/\s/g, '')

describe.each(allReportTypes)('%s', (type) => {
  test('is a tagged file with a language, a title, headings and its own typefaces', async () => {
    const { raw } = await render(type)
    expect(raw).toContain('/StructTreeRoot')
    expect(raw).toMatch(/\/Marked true/)
    expect(raw).toContain('/Lang (en-GB)')
    expect(raw).toContain('/DisplayDocTitle true')
    expect(raw).toContain(`${reportTitles[type]}: Orchardlane Blue Hour`)
    for (const tag of ['H1', 'H2', 'Figure', 'L']) expect(raw).toContain(`/S /${tag}\n`)
    expect(raw).not.toContain('/BaseFont /Helvetica')
    expect(raw).toMatch(/\/Alt \(A code to scan, which leads to https:\/\/kinpaw\.example/)
  })

  test('names the animal, the number, the address to check it and whose identity was verified', async () => {
    const { text } = await render(type)
    for (const words of [
      'Orchardlane Blue Hour',
      '981020000310301',
      'KR-7F3K-9Q2M-HX4T',
      'Identity verified',
      'Kinpaw Laboratory',
      '12 November 2026',
      '21 November 2026',
      'page 1 of',
    ])
      expect(text).toContain(words)
    expect(text.replaceAll('\n', '')).toContain('https://kinpaw.example/tools/report-authentication/KR-7F3K-9Q2M-HX4T')
  })

  test('says on every page that it is sample data, and only where it is', async () => {
    const sample = await render(type, { isSampleData: true })
    expect(sample.lines.filter((one) => one === 'SAMPLE DATA')).toHaveLength(pagesOf(sample.file))
    expect(sample.lines.filter((one) => one === 'Sample data: no animal was tested')).toHaveLength(
      pagesOf(sample.file) + 1,
    )
    expect((await render(type)).text).not.toMatch(/sample data/i)
  })

  test('is the same file for the same report', async () => {
    const [one, two] = await Promise.all([renderReport(report(type)), renderReport(report(type))])
    expect(one.equals(two)).toBe(true)
  })
})

/** A sample whose collector did not read the chip. */
const unverified = {
  isIdentityVerified: false,
  samples: content('health').samples.map((sample) => ({ ...sample, isIdentityVerified: false })),
}

test('an identity that was not verified is stated, and never left out', async () => {
  const { lines, text } = await render('certificate', unverified)
  expect(lines).toContain('Identity not verified')
  expect(text).not.toContain('Identity verified')
})

test.each(['certificate', 'vet_summary', 'health'] as const)(
  'a %s says of every result whether the identity of its sample is verified; a clinic reads once what holds of all',
  async (type) => {
    const count = (text: string) => text.split('Identity').length - 1
    // Once above all, and once for each result.
    const times = type === 'vet_summary' ? 1 : 1 + statuses.length
    expect(count((await render(type)).text)).toBe(times)
    expect(count((await render(type, unverified)).text)).toBe(times)
    const seconds = unverified.samples.map((sample) => ({ ...sample, barcode: 'KP4827193302' }))
    const mixed = await render(type, {
      isIdentityVerified: false,
      samples: [...content(type).samples, ...seconds],
      lines: [line(1, 'clear'), line(2, 'clear', { barcode: 'KP4827193302' })],
    })
    const flat = mixed.text.replaceAll('\n', ' ')
    expect(flat).toContain('KP4827193301, Identity verified')
    expect(flat).toContain('KP4827193302, Identity not verified')
  },
)

test('a certificate has the cautions of all its tests, and the summary for a vet those of a blood group', async () => {
  const lines = [
    line(1, 'clear', { caution: 'Of clear ones too.' }),
    line(2, 'no_result', { caution: 'Of unread ones too.' }),
    line(3, null, { kind: 'trait', caution: 'Confirm by serology before a transfusion.' }),
  ]
  const certificate = (await render('certificate', { lines })).text
  for (const words of ['Of clear ones too.', 'Of unread ones too.', 'Confirm by serology'])
    expect(certificate).toContain(words)
  expect((await render('vet_summary', { lines })).text).toContain('Confirm by serology')
})

test('the summary for a vet names the medicines to be careful with, where the dog is not clear', async () => {
  const product = { id: 2004, name: 'MDR1 multidrug sensitivity' }
  const affected = { lines: [line(1, 'affected', { product })] }
  const summary = (await render('vet_summary', affected)).text.replaceAll('\n', ' ')
  expect(summary).toMatch(/Medicines to be careful with: Ivermectin, .*Butorphanol/)
  expect(summary).toContain('For vets: Two copies: avoid or reduce')
  expect((await render('vet_summary', { lines: [line(1, 'clear', { product })] })).text).not.toContain('Ivermectin')
  expect((await render('health', affected)).text).not.toContain('Ivermectin')
})

test('a record that was changed since the results is stated', async () => {
  expect((await render('certificate', { recordChanges: ['sex'] })).text).toContain(
    'Changed since these results were reported: its sex.',
  )
  expect((await render('certificate')).text).not.toContain('Changed since these results')
})

test.each([
  ['superseded', 'Superseded: do not rely on this report', 'SUPERSEDED'],
  ['revoked', 'Revoked: do not rely on this report', 'REVOKED'],
] as const)('a %s report says so before anything else, and why', async (state, words, stamp) => {
  const { lines, file } = await render('certificate', {}, { state, stateReason: 'Two samples were swapped.' })
  expect(lines.indexOf(words)).toBeLessThan(lines.indexOf('Identity verified'))
  expect(lines).toContain('Two samples were swapped.')
  expect(lines.filter((one) => one === stamp)).toHaveLength(pagesOf(file))
})

test.each([
  [['affected', 'at_risk', 'carrier'], 'Two results need your attention'],
  [['at_risk', 'clear'], 'One result needs your attention'],
  [['carrier', 'clear', 'no_result'], 'A carrier of one variant'],
  [['clear', 'clear'], 'Clear in all two tests'],
  [['clear'], 'Clear in the one test'],
  [['clear', 'no_result'], 'Clear in one test, and others gave no verdict'],
  [['no_result'], 'No marker gave a verdict'],
  [[null], 'No marker gave a verdict'],
] as const)('the heading says what was found, and no more: %j is "%s"', async (found, words) => {
  const { lines } = await render('health', { lines: found.map((status, index) => line(index, status)) })
  expect(lines).toContain(words)
})

test('what matters comes before what is clear', async () => {
  const { lines } = await render('health')
  const order = [
    'What needs your attention',
    'Carried, and passed on',
    'Read, without a verdict',
    'Could not be read',
    'Clear',
  ]
  const places = order.map((title) => lines.lastIndexOf(title))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('of a marker that failed there is nothing but that it failed', async () => {
  const { text } = await render('health', { lines: [line(1, 'no_result')] })
  expect(text).toContain('None read')
  expect(text).not.toContain('Severity varies')
})

test('tests that are still to come are counted', async () => {
  expect((await render('health', { waitingCount: 2 })).text).toContain('Two tests are still to come')
  expect((await render('health')).text).not.toContain('still to come')
})

test('clear by parentage is not shown as read', async () => {
  const basis = { kind: 'parentage', generations: 2 } as const
  const { lines } = await render('certificate', { lines: [line(1, 'clear', { genotype: null, basis })] })
  expect(lines.join(' ')).toMatch(/By +parentage, +two +generations/)
  const derived = line(1, 'clear', { genotype: null, basis })
  const headOf = async (...results: (typeof derived)[]) => (await render('health', { lines: results })).lines.join(' ')
  expect(await headOf(derived)).toMatch(/Clear +of +one +variant +by +parentage/)
  expect(await headOf(derived, line(2, 'clear'))).toMatch(/Clear +in +one +test, +and +of +one +variant +by +parentage/)
  expect(lines).not.toContain('None read')
})

describe('samples that contradict each other', () => {
  const date = '2026-11-12T15:30:00.000Z'
  const conflict: NonNullable<ReportLine['conflict']> = {
    kind: 'genotype',
    name: 'Test 1',
    readings: [
      { barcode: 'KP0000000001', text: 'M/M', date },
      { barcode: 'KP0000000002', text: 'N/N', date },
    ],
    settlement: null,
  }
  test.each(['health', 'vet_summary', 'certificate'] as const)(
    'have neither verdict, and both genotypes (%s)',
    async (type) => {
      const { lines, text } = await render(type, { lines: [line(1, 'conflicting', { conflict }), line(2, 'clear')] })
      expect(lines).toContain('Conflicting')
      const whole = text.replaceAll(/\s+/g, '')
      expect(whole).toContain('M/M(KP0000000001)')
      expect(whole).toContain('N/N(KP0000000002)')
    },
  )

  test('once settled, the other reading is not passed over', async () => {
    const settlement = { barcode: 'KP0000000002', by: 'Dr Weber', reason: 'The first swab was too weak.', date }
    const settled = line(1, 'clear', { conflict: { ...conflict, settlement } })
    const { text } = await render('health', { lines: [{ ...settled, status: 'carrier' }] })
    expect(text.replaceAll(/\s+/g, ' ')).toContain('KP0000000002 stands: The first swab was too weak.')
  })
})

describe('edges', () => {
  test.each(['certificate', 'health', 'vet_summary'] as const)(
    'a hundred and fifty results lose none (%s)',
    async (type) => {
      const many = Array.from({ length: 150 }, (_, index) => line(index + 1, statuses[index % statuses.length] ?? null))
      const { lines, file } = await render(type, { lines: many })
      for (const { product } of many) expect(lines).toContain(product.name)
      const pages = pagesOf(file)
      expect(pages).toBeGreaterThan(3)
      for (const page of [1, pages]) expect(lines).toContain(`KR-7F3K-9Q2M-HX4T · page ${page} of ${pages}`)
    },
  )

  test('names of a hundred letters, without a space, stay on the page', async () => {
    const name = 'W'.repeat(100)
    const { text, file } = await render('certificate', {
      animal: { petName: name, registrationName: name },
      lines: [line(1, 'affected', { product: { id: 1, name: `${name} ${name}` }, variant: name, genotype: name })],
    })
    expect(text.replaceAll('\n', '')).toContain(name)
    expect(pagesOf(file)).toBeLessThan(4)
  })

  test('an animal of which little is known leaves out what is not', async () => {
    const nothing = {
      registrationName: null,
      registrationNumber: null,
      breed: null,
      chipNumber: null,
      dateOfBirth: null,
    }
    const { lines } = await render('certificate', { animal: nothing })
    expect(lines).toContain('None on record')
    for (const label of ['Registered name', 'Registration number', 'Breed', 'Born']) expect(lines).not.toContain(label)
  })

  test.each(['Żółć Λάικα из Сибири 小白', 'さくら号 サクラ', '강아지 김치', 'สุนัขแสนรัก', 'मेरा प्यारा कुत्ता'])(
    'the name %s is written, and can be searched',
    async (registrationName) => {
      const { text } = await render('certificate', { animal: { registrationName } })
      expect(inPrint(text)).toContain(inPrint(registrationName))
    },
  )

  test('a name from right to left has its words in order, and a space around it', async () => {
    const name = 'שמים כחולים'
    const { text } = await render('certificate', { animal: { petName: `${name} 🐕`, registrationName: name } })
    // As it is printed, from left to right; what cannot be printed leaves no gap.
    expect(inPrint(text)).toContain(inPrint('in the DNA of םילוחכ םימש, as of 12 November 2026'))
  })

  test('names the owner, the parents with their numbers, and who signs', async () => {
    const { text } = await render(
      'certificate',
      {},
      {
        people: {
          owner: 'Dana Whitcombe',
          parents: [
            { role: 'Dam', name: 'Orchardlane Evening Star', registrationNumber: 'DN1', chipNumber: '981020000310351' },
            { role: 'Sire', name: 'Fellgate Storm Warning', registrationNumber: null, chipNumber: null },
          ],
          country: 'AU',
        },
        assurance: { accreditation: 'ISO/IEC 17025, NATA 12345', signatory: 'Dr Iris Vale' },
      },
    )
    const flat = text.replaceAll(/\s+/g, ' ')
    for (const words of [
      'Dana Whitcombe',
      'Orchardlane Evening Star, DN1, chip 981020000310351',
      'Fellgate Storm Warning',
      'Issued by Dr Iris Vale, for Kinpaw Laboratory on 21 November 2026',
      'Accreditation: ISO/IEC 17025, NATA 12345',
    ])
      expect(flat).toContain(words)
    expect((await render('certificate')).text).not.toContain('Accreditation')
  })

  test('is as large as the paper of its country, with as many pages', async () => {
    const people = { owner: null, parents: [], country: 'US' }
    const [letter, a4] = [
      await render('certificate', {}, { people }),
      await render('certificate', {}, { people: { ...people, country: 'AU' } }),
    ]
    expect(letter.raw).toContain('/MediaBox [0 0 612 792]')
    expect(a4.raw).toContain('/MediaBox [0 0 595.28 841.89]')
    expect(pagesOf(letter.file)).toBe(pagesOf(a4.file))
    expect(letter.text).toBe(a4.text)
  })

  test('a brand and an address of one’s own', async () => {
    const { text } = await render('health', {}, { brand: 'Pfotenlabor & Söhne', publicUrl: 'http://localhost:3000' })
    expect(text).toContain('Pfotenlabor & Söhne')
    expect(text.replaceAll('\n', '')).toContain('http://localhost:3000/tools/report-authentication/')
  })
})

describe.each(['AU', 'US'])('on the paper of %s', (country) => {
  const people = { owner: 'Dana Whitcombe', parents: [], country }
  const clear = (count: number) => Array.from({ length: count }, (_, at) => line(at + 2, 'clear'))

  test.each([0, 1, 4, 8])('a summary for a vet of one carrier, and %i clear, is one page', async (count) => {
    const lines = [line(1, 'carrier'), ...clear(count)]
    expect(pagesOf((await render('vet_summary', { ...unverified, lines }, { people })).file)).toBe(1)
  })
})

test.each(['AU', 'US'])('what matters of three results is on one page, on the paper of %s', async (country) => {
  const product = { id: 2004, name: 'MDR1 multidrug sensitivity' }
  const lines = [line(1, 'affected', { product }), line(2, 'carrier'), line(3, 'clear')]
  const people = { owner: 'Dana Whitcombe', parents: [], country }
  const assurance = { accreditation: 'ISO/IEC 17025, NATA 12345', signatory: 'Dr Iris Vale' }
  for (const type of ['certificate', 'health', 'vet_summary'] as const)
    expect([type, pagesOf((await render(type, { lines }, { people, assurance })).file)]).toEqual([type, 1])
})

test('the letterhead has the laboratory’s address, as far as the settings have it', async () => {
  expect((await render('certificate')).text).toContain('4 Laboratory Way, Brisbane')
  expect((await render('certificate', {}, { contact: [] })).text).not.toContain('hello@kinpaw.example')
})

test('the last section is on one page, wherever it begins: no page has two lines', async () => {
  const texts = ['One point.', 'Another point.', 'A third.']
  for (let left = 20; left < 120; left += 4) {
    const info = { title: 'Paper', author: 'Kinpaw', subject: 'Paper', date: new Date('2026-11-21') }
    const writer = await openWriter(info, texts)
    writer.paragraph('Before', styles.body)
    writer.y = page.bottom - left
    writeLimits(writer, texts)
    const pages = textByPage(await writer.end(() => {}))
    expect(
      pages
        .at(-1)
        ?.slice(-4)
        .map((text) => text.slice(0, 5)),
    ).toEqual(['What ', 'One p', 'Anoth', 'A thi'])
  }
})
