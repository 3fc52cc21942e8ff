import type { ReportContent } from '../../report/content.ts'
import { cautions, geneText, nameCell, strong, verdictCell } from '../../report/pdf/body.ts'
import { identityText, limitsOf, longDate, recordText, sampleDataText } from '../../report/pdf/copy.ts'
import { letterhead, watermark } from '../../report/pdf/letterhead.ts'
import { blanks, choice } from '../../../platform/pdf/blanks.ts'
import { type Cell, facts, heading, notice, smallList, table } from '../../../platform/pdf/parts.ts'
import { colours, page, type Paper, styles, tones } from '../../../platform/pdf/theme.ts'
import { openWriter, type Writer } from '../../../platform/pdf/writer.ts'
import type { Field } from '../fields.ts'
import type { Sheet } from '../sheet.ts'

export type PrintedSheet = {
  sheet: Sheet
  /** The number by which the registry checks the sheet. */
  certificate: { key: string; content: ReportContent; issuedAt: Date }
  paper: Paper
  brand: string
  publicUrl: string
}

const title = 'Submission sheet'

function opening(writer: Writer, { sheet, certificate: { key, content } }: PrintedSheet) {
  const { animal } = content
  writer.paragraph(`${title}: ${sheet.registry.name}`, { ...styles.name, colour: colours.accent }, { after: 1 })
  writer.paragraph(animal.registrationName ?? animal.petName, styles.title, { type: 'H1', after: 4 })
  writer.paragraph(
    `Send this sheet with the registry’s own form, which it does not replace. The results are those of certificate ${key}. Scan the code, or open the address, to see whether it is still valid.`,
    styles.body,
    { after: 8 },
  )
}

/** What must be known before anything else is read. */
function notices(writer: Writer, { sheet, certificate: { content } }: PrintedSheet) {
  if (content.isSampleData)
    notice(writer, {
      title: sampleDataText,
      text: 'This sheet was made for trying the shop out. Nothing in it is about a real animal.',
      tone: tones.affected,
    })
  const record = recordText(content)
  if (record) notice(writer, { title: 'The animal’s record was changed', text: record, tone: tones.carrier })
  const isIdentityVerified = sheet.samples.every((sample) => sample.isIdentityVerified)
  notice(writer, {
    ...identityText({ ...content, samples: sheet.samples, isIdentityVerified }),
    tone: isIdentityVerified ? tones.clear : tones.carrier,
  })
}

/** The facts of the record, and lines to write on for what it lacks. */
function fields(writer: Writer, name: string, all: Field[]) {
  if (!all.length) return
  heading(writer, name)
  const known = all.flatMap(({ label, value }): [string, string][] => (value === null ? [] : [[label, value]]))
  const width = { x: page.left, width: page.content, shares: [1, 1, 1] }
  if (known.length) facts(writer, known, width)
  const unknown = all.filter(({ value }) => value === null)
  if (known.length && unknown.length) writer.y += 8
  for (let first = 0; first < unknown.length; first += 2)
    blanks(
      writer,
      unknown.slice(first, first + 2).map(({ label }) => [label, 1]),
    )
}

function results(writer: Writer, { sheet: { lines }, certificate: { content } }: PrintedSheet) {
  heading(writer, 'Results')
  table(
    writer,
    [
      { head: 'Test', share: 30 },
      { head: 'Gene and variant', share: 22 },
      { head: 'Genotype', share: 12 },
      { head: 'Result', share: 17 },
      { head: 'Laboratory', share: 19 },
    ],
    lines.map((line): Cell[] => [
      nameCell(line, content),
      geneText(line),
      strong(line.genotype ?? ''),
      line.kind === 'disease' ? verdictCell(line) : line.meaning,
      `${line.laboratory}\npanel ${line.panelVersion}\n${longDate(line.date)}`,
    ]),
  )
  const settled = lines.flatMap(({ product, conflict }) =>
    conflict?.settlement
      ? [
          `${product.name}: another sample of this animal gave a different reading. The laboratory settled that ${conflict.settlement.barcode} stands.`,
        ]
      : [],
  )
  if (settled.length) {
    writer.y += 8
    smallList(writer, settled)
  }
  cautions(writer, lines)
}

function samples(writer: Writer, { sheet }: PrintedSheet) {
  heading(writer, 'Samples')
  table(
    writer,
    [
      { head: 'Sample', share: 1 },
      { head: 'Collected by', share: 2 },
      { head: 'Microchip', share: 2 },
      { head: 'Reported on', share: 1 },
    ],
    sheet.samples.map(({ barcode, collector, isIdentityVerified, reportedAt }) => [
      barcode,
      collector ?? 'Not recorded',
      isIdentityVerified ? 'Read when the sample was taken' : 'Not read, or not the one on record',
      reportedAt ? longDate(reportedAt) : 'Not recorded',
    ]),
  )
}

function notListed(writer: Writer, { sheet }: PrintedSheet) {
  heading(writer, 'Not listed on this sheet', { follows: 40 })
  smallList(writer, [
    ...sheet.notListed.map(({ reason, names }) => (names.length ? `${names.join('; ')}. ${reason}` : reason)),
    'Results from other laboratories: they are on none of our reports.',
  ])
}

/** Filled in by hand alone: nobody decides for an owner what is published. */
function authorisation(writer: Writer) {
  heading(writer, 'The owner’s authorisation', { follows: 150 })
  writer.paragraph(
    'If the registry publishes results, may it publish those that are not normal? Please tick one, and sign.',
    styles.cell,
    { after: 7 },
  )
  choice(writer, 'Publish', ['All results, including those that are not normal', 'Only normal results'])
  blanks(writer, [
    ['Signature of the owner', 3],
    ['Place', 2],
    ['Date', 1.4],
  ])
}

/** A sheet to send to a registry. Equal sheets are equal bytes. */
export async function renderSheet(printed: PrintedSheet): Promise<Buffer> {
  const { sheet, certificate, paper, brand, publicUrl } = printed
  const { key, content, issuedAt } = certificate
  const name = content.animal.registrationName ?? content.animal.petName
  const subject = `${title} for ${sheet.registry.name}`
  const writer = await openWriter(
    {
      title: `${subject}: ${name} (${key})`,
      author: brand,
      subject: content.isSampleData ? `${subject}. ${sampleDataText}.` : subject,
      date: issuedAt,
      paper,
    },
    printed,
  )
  letterhead(writer, {
    key,
    question: 'Check that the certificate of results is current',
    issuedAt,
    brand,
    publicUrl,
    accent: colours.accent,
  })
  opening(writer, printed)
  notices(writer, printed)
  fields(writer, `The ${content.animal.species.name === 'Feline' ? 'cat' : 'dog'}`, sheet.fields.animal)
  fields(writer, 'Its parents', sheet.fields.parents)
  fields(writer, 'Its owner', sheet.fields.owner)
  results(writer, printed)
  samples(writer, printed)
  notListed(writer, printed)
  authorisation(writer)
  writer.y += 8
  smallList(writer, limitsOf(content))
  return writer.end((index, count) => {
    if (content.isSampleData) watermark(writer, 'SAMPLE DATA')
    writer.text(`${brand} · ${title} · ${name} · ${key} · page ${index + 1} of ${count}`, styles.label, {
      x: page.left,
      y: 806,
      width: page.content,
      isOneLine: true,
    })
  })
}
