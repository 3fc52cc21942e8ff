import { blanks, choice } from '../../../platform/pdf/blanks.ts'
import { facts, heading, notice, smallList } from '../../../platform/pdf/parts.ts'
import { drawMark } from '../../../platform/pdf/shapes.ts'
import { colours, page, type Paper, styles, tones } from '../../../platform/pdf/theme.ts'
import { openWriter } from '../../../platform/pdf/writer.ts'
import type { acmForms, PrintedAcm } from '../../../schema/acm-form.ts'

type Printing = {
  form: Pick<typeof acmForms.$inferSelect, 'number' | 'barcode' | 'collectorName' | 'collectorPlace' | 'purpose'>
  printed: PrintedAcm
  approvedAt: Date
  paper: Paper
  brand: string
  publicUrl: string
}

const title = 'ACM form'
const dayOf = (date: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date)

/** The form that travels with a witnessed sample: one page, filled from the records; the same form is the same bytes. */
export async function renderAcmForm({ form, printed, approvedAt, paper, brand, publicUrl }: Printing): Promise<Buffer> {
  const name = printed.registrationName ?? printed.petName
  const writer = await openWriter(
    {
      title: `${title} ${form.number}: ${name}`,
      author: brand,
      subject: 'Goes with a sample that an approved collector witnesses',
      date: approvedAt,
      paper,
    },
    [form, printed, brand],
  )
  const top = page.top - 12
  writer.decoration(() => drawMark(writer, { x: page.left, y: top, size: 17 }, colours.accent))
  writer.element('P', () =>
    writer.text(brand, { ...styles.brand, size: 14 }, { x: page.left + 24, y: top, width: 200 }),
  )
  writer.element('P', () =>
    writer.text(`${form.number} · ${new URL(publicUrl).host}`, styles.label, {
      x: page.right - 250,
      y: top + 4,
      width: 250,
      align: 'right',
    }),
  )
  writer.y = top + 30
  writer.paragraph(title, { ...styles.title, size: 19 }, { type: 'H1', after: 2 })
  writer.paragraph(
    `For a sample that an approved collector takes and witnesses, required by: ${form.purpose}. Approved on ${dayOf(approvedAt)}. Put it in the envelope with the swab.`,
    { ...styles.body, colour: colours.quiet },
    { after: 4 },
  )
  if (printed.isSampleData)
    notice(writer, {
      title: 'Sample data',
      text: 'This form was made for trying the shop out. Nothing in it is about a real animal.',
      tone: tones.affected,
    })
  const columns = { x: page.left, width: page.content, shares: [1, 1, 1] }
  heading(writer, 'The animal')
  facts(
    writer,
    [
      ['Pet name', printed.petName],
      ['Registered name', printed.registrationName],
      ['Registration number', printed.registrationNumber],
      ['Microchip number on record', printed.chipNumber],
      ['Species and breed', `${printed.species}, ${printed.breed}`],
      ['Sex', printed.gender === 'male' ? 'Male' : 'Female'],
      ['Date of birth', printed.dateOfBirth && dayOf(new Date(printed.dateOfBirth))],
    ],
    columns,
  )
  writer.y += 4
  heading(writer, 'Its owner')
  facts(
    writer,
    [
      ['Name', printed.ownerName],
      ['Email', printed.ownerEmail],
      ['Address', printed.ownerAddress],
    ],
    columns,
  )
  writer.y += 4
  heading(writer, 'The sample and its collector')
  facts(
    writer,
    [
      ['Barcode on the swab', form.barcode],
      ['Collector', form.collectorName],
      ['Practice, club or agent number', form.collectorPlace],
    ],
    columns,
  )
  writer.y += 10
  blanks(writer, [
    ['Microchip number as the scanner showed it', 3],
    ['Taken on (day, month, year)', 2],
  ])
  choice(writer, 'Is it the number on record?', ['Yes', 'No: the sample is not witnessed'])
  writer.y += 4
  heading(writer, 'Statements', { follows: 110 })
  writer.paragraph(
    'The collector took this sample from the animal described here, read its microchip while doing so, sealed the sleeve before it left their hands, and has no stake in the animal, its sale or its breeding.',
    styles.cell,
    { after: 6 },
  )
  blanks(writer, [
    ['Signature of the collector', 3],
    ['Place', 2],
    ['Date', 1.4],
  ])
  writer.paragraph('The owner did not take this sample, and agrees to it being tested as ordered.', styles.cell, {
    after: 6,
  })
  blanks(writer, [
    ['Signature of the owner', 3],
    ['Place', 2],
    ['Date', 1.4],
  ])
  writer.y += 6
  smallList(writer, [
    'The form is for this animal and this barcode alone. If either changes, please ask for a new one.',
    'If the chip that was read is the one on record, our laboratory records the collector, and the certificate says “identity verified”.',
    'This is our own form: a registry may ask for one of its own as well.',
  ])
  return writer.end((index, count) =>
    writer.text(`${brand} · ${title} ${form.number} · page ${index + 1} of ${count}`, styles.label, {
      x: page.left,
      y: 806,
      width: page.content,
    }),
  )
}
