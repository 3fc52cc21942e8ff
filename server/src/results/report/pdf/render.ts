import type { Report } from '@shop/contract/report'
import type { ReportContent } from '../content.ts'
import type { PrintedPeople } from '../people.ts'
import { type Fact, facts, notice } from '../../../platform/pdf/parts.ts'
import { reportFindingText, writeBody, writeLimits } from './body.ts'
import { drawCoat } from '../../../platform/pdf/shapes.ts'
import { colours, page, paperOf, styles, tones } from '../../../platform/pdf/theme.ts'
import {
  bornText,
  breedText,
  genderText,
  identityText,
  recordText,
  limitsOf,
  longDate,
  sampleDataText,
} from './copy.ts'
import { letterhead, watermark } from './letterhead.ts'
import { openWriter, type Writer } from '../../../platform/pdf/writer.ts'

export type PrintedReport = {
  key: string
  content: ReportContent
  issuedAt: Date
  state: Report['state']
  stateReason: string | null
  people: PrintedPeople
  /** The laboratory's accreditation, and who signs its reports, from the shop's settings. */
  assurance: { accreditation: string | null; signatory: string | null }
  /** Where the laboratory is and how it is reached, a line each. */
  contact: readonly string[]
  brand: string
  publicUrl: string
}

const isCertificate = ({ type }: ReportContent) => type === 'certificate' || type === 'breed_certificate'
const accentOf = ({ type }: ReportContent) => (type === 'vet_summary' ? colours.vet : colours.accent)

function titleBlock(writer: Writer, { content }: PrintedReport) {
  const { title, animal, laboratory, testedAt } = content
  const eyebrow = { ...styles.name, colour: accentOf(content) }
  writer.paragraph(isCertificate(content) ? title : `${title}: ${animal.petName}`, eyebrow, { after: 1 })
  writer.paragraph(reportFindingText(content), styles.title, { type: 'H1', after: 4 })
  if (isCertificate(content))
    writer.paragraph(
      `${laboratory} certifies what it read in the DNA of ${animal.petName}, as of ${longDate(testedAt)}.`,
      styles.lead,
    )
  writer.y += 7
}

/** What must be known before anything else is read. */
function notices(writer: Writer, { content, state, stateReason }: PrintedReport) {
  if (state !== 'valid')
    notice(writer, {
      title: state === 'revoked' ? 'Revoked: do not rely on this report' : 'Superseded: do not rely on this report',
      text: stateReason ?? '',
      tone: tones.affected,
    })
  if (content.isSampleData)
    notice(writer, {
      title: sampleDataText,
      text: 'This report was made for trying the shop out. Nothing in it is about a real animal.',
      tone: tones.affected,
    })
  const record = recordText(content)
  if (record) notice(writer, { title: 'The animal’s record was changed', text: record, tone: tones.carrier })
  notice(writer, { ...identityText(content), tone: content.isIdentityVerified ? tones.clear : tones.carrier })
}

const inner = { x: page.left + 16, width: page.content - 28 }
const coatSize = 46

/** Whose report it is, and below a line the sample that it rests on. */
function subject(writer: Writer, { content, people }: PrintedReport) {
  const { animal, samples } = content
  // A parentage report has a table of its samples.
  const isOfFamily = content.type === 'parentage'
  // A clinic needs no pedigree and no picture.
  const isForVets = content.type === 'vet_summary'
  const collectors = [...new Set(samples.map(({ collector }) => collector ?? 'Not recorded'))]
  const known: Fact[] = [
    ['Registered name', animal.registrationName],
    [isForVets ? 'Patient' : 'Pet name', animal.petName],
    ['Breed', breedText(animal)],
    ['Sex', genderText(animal)],
    ['Born', bornText(animal)],
    ['Microchip', animal.chipNumber ?? 'None on record'],
    ['Registration number', isForVets ? null : animal.registrationNumber],
    ['Owner', people.owner],
    ...people.parents.map(({ role, name, registrationNumber, chipNumber }): Fact => [
      role,
      [name, registrationNumber, chipNumber && `chip ${chipNumber}`].filter(Boolean).join(', '),
    ]),
  ]
  const restsOn: Fact[] = [
    [samples.length === 1 ? 'Sample' : 'Samples', isOfFamily ? null : samples.map(({ barcode }) => barcode).join(', ')],
    ['Collected by', isOfFamily ? null : collectors.join(', ')],
    ['Tested on', longDate(content.testedAt)],
    ['Laboratory', content.laboratory],
    ['Method', content.method],
  ]
  const besidePicture = isForVets ? 0 : coatSize + 16
  const top = writer.y
  writer.y = top + 11
  facts(writer, known, { x: inner.x + besidePicture, width: inner.width - besidePicture, shares: [12, 11, 11, 11] })
  const line = Math.max(writer.y, isForVets ? 0 : top + 11 + coatSize) + 9
  writer.y = line + 9
  facts(writer, restsOn, { ...inner, shares: isOfFamily ? [1, 1, 2] : [83, 94, 90, 92, 112] })
  const bottom = writer.y + 11
  writer.decoration(() => {
    writer.doc.roundedRect(page.left, top, page.content, bottom - top, 8)
    writer.doc.moveTo(inner.x, line).lineTo(inner.x + inner.width, line)
    writer.doc.lineWidth(0.75).stroke(colours.line)
  })
  if (!isForVets) writer.decoration(() => drawCoat(writer, animal.coat, { x: inner.x, y: top + 13, size: coatSize }))
  writer.y = bottom + 8
}

/** Who signs a certificate. What the settings leave out is not claimed. */
function signature(writer: Writer, { content, issuedAt, assurance: { accreditation, signatory } }: PrintedReport) {
  if (!isCertificate(content)) return
  writer.room(60)
  writer.y += 10
  const by = signatory ? `${signatory}, for ${content.laboratory}` : content.laboratory
  writer.paragraph(`Issued by ${by} on ${longDate(issuedAt.toISOString())}`, styles.strong, { after: 3 })
  if (accreditation) writer.paragraph(`Accreditation: ${accreditation}`, styles.small, { after: 2 })
  writer.paragraph(
    'Issued electronically and valid without a handwritten signature. The address above shows whether it is still valid.',
    styles.small,
    { after: 2 },
  )
}

/** Sample data, and reports that are no longer valid, are marked across the page. */
const watermarkOf = ({ content, state }: PrintedReport) =>
  state === 'revoked' ? 'REVOKED' : state === 'superseded' ? 'SUPERSEDED' : content.isSampleData ? 'SAMPLE DATA' : null

/** A double line with round corners, as certificates have it. */
function frame({ doc }: Writer, colour: string) {
  doc
    .roundedRect(17, 17, page.width - 34, page.height - 34, 14)
    .lineWidth(1.6)
    .stroke(colour)
  doc
    .roundedRect(22, 22, page.width - 44, page.height - 44, 10)
    .lineWidth(0.5)
    .stroke(colour)
}

function footer(writer: Writer, { key, brand, content }: PrintedReport, number: number, count: number) {
  const { doc } = writer
  const y = 796
  doc
    .moveTo(page.left, y - 9)
    .lineTo(page.right, y - 9)
    .lineWidth(0.6)
    .stroke(colours.line)
  const left = [brand, content.title, content.animal.registrationName ?? content.animal.petName].join(' · ')
  writer.text(left, styles.label, { x: page.left, y, width: 300, isOneLine: true })
  writer.text(`${key} · page ${number} of ${count}`, styles.label, {
    x: page.right - 190,
    y,
    width: 190,
    align: 'right',
  })
  if (content.isSampleData)
    writer.text(
      sampleDataText,
      { ...styles.label, face: 'strong', colour: tones.affected.fg },
      { x: page.left, y: y + 10, width: 300 },
    )
}

/** A report on its pages, not yet numbered. */
async function draw(report: PrintedReport, { isDense }: { isDense: boolean }): Promise<Writer> {
  const { content, key, brand, issuedAt } = report
  const name = content.animal.registrationName ?? content.animal.petName
  const writer = await openWriter(
    {
      title: `${content.title}: ${name} (${key})`,
      author: brand,
      subject: content.isSampleData ? `${content.title}. ${sampleDataText}.` : content.title,
      date: issuedAt,
      paper: paperOf(report.people.country),
      isDense,
    },
    report,
  )
  letterhead(writer, {
    ...report,
    question: 'Check that this report is genuine and current',
    accent: accentOf(content),
  })
  titleBlock(writer, report)
  notices(writer, report)
  subject(writer, report)
  writeBody(writer, content)
  signature(writer, report)
  writeLimits(writer, limitsOf(content))
  return writer
}

/** A report as a PDF; the same report in the same state is the same file, byte for byte. */
export async function renderReport(report: PrintedReport): Promise<Buffer> {
  const { content } = report
  const loose = await draw(report, { isDense: false })
  // A page that would hold little is spared, where the rows of the others can stand closer.
  const isSparse = loose.pageCount() > 1 && loose.y < page.height / 2
  const dense = isSparse ? await draw(report, { isDense: true }) : loose
  const writer = dense.pageCount() < loose.pageCount() ? dense : loose
  return writer.end((index, count) => {
    const words = watermarkOf(report)
    if (words) watermark(writer, words)
    if (isCertificate(content)) frame(writer, accentOf(content))
    footer(writer, report, index + 1, count)
  })
}
