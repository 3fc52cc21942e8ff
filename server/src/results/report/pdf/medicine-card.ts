import { drawMark } from '../../../platform/pdf/shapes.ts'
import { colours, page, type Style, styles, tones } from '../../../platform/pdf/theme.ts'
import { openWriter } from '../../../platform/pdf/writer.ts'
import type { ReportLine } from '../findings.ts'
import { verdictOn } from '../../result/lines.ts'
import { longDate, sampleDataText } from './copy.ts'

export type PrintedCard = {
  animal: { petName: string; chipNumber: string | null }
  line: ReportLine
  drugs: string[]
  emergency: string | null
  isSampleData: boolean
  brand: string
}

/** A bank card's size in points (ISO/IEC 7810 ID-1: 85.6 by 54 mm). */
const half = { width: 242.65, height: 153.07 }
const inset = 11
const cardTop = page.top + 78

/** Front and back beside one another: cut out, and fold in the middle. Equal cards are equal bytes. */
export async function renderMedicineCard({
  animal,
  line,
  drugs,
  emergency,
  isSampleData,
  brand,
}: PrintedCard): Promise<Buffer> {
  const writer = await openWriter(
    {
      title: `${line.product.name}: a card for ${animal.petName}’s vets`,
      author: brand,
      subject: 'Medicines to be careful with',
      date: new Date(line.date),
    },
    [animal, line, drugs, emergency, brand],
  )
  writer.paragraph(`A card for ${animal.petName}’s vets`, styles.title, { type: 'H1', after: 4 })
  writer.paragraph(
    'Cut along the outer line, fold in the middle, and show it before any treatment. It stands for one result and may not name every medicine.',
    styles.body,
  )

  const left = page.left
  writer.decoration(() => {
    const { doc } = writer
    doc
      .roundedRect(left, cardTop, 2 * half.width, half.height, 9)
      .lineWidth(0.75)
      .stroke(colours.edge)
    doc.moveTo(left + half.width, cardTop).lineTo(left + half.width, cardTop + half.height)
    doc.dash(3, { space: 3 }).stroke(colours.line)
    doc.undash()
    drawMark(writer, { x: left + inset, y: cardTop + inset, size: 13 }, colours.accent)
  })

  const width = half.width - 2 * inset
  const column = (x: number, y: number) => {
    let next = y
    return (text: string, style: Style, after = 0) => {
      writer.element('P', () => writer.text(text, style, { x, y: next, width }))
      next += writer.height(text, width, style) + after
    }
  }
  const front = column(left + inset, cardTop + inset + 18)
  front(animal.petName, { ...styles.section, size: 15 }, 2)
  front(line.product.name, styles.strong)
  front(
    `${verdictOn(line)}${line.genotype ? `, ${line.genotype}` : ''}`,
    { ...styles.strong, colour: tones.affected.fg },
    5,
  )
  if (animal.chipNumber) front(`Microchip ${animal.chipNumber}`, styles.label)
  front(`Sample ${line.barcode}, read by ${line.laboratory} on ${longDate(line.date)}`, styles.label)
  front(brand, styles.label)
  if (isSampleData) front(sampleDataText, { ...styles.label, face: 'strong', colour: tones.affected.fg })

  const back = column(left + half.width + inset, cardTop + inset)
  back('Medicines to be careful with', styles.strong, 2)
  back(drugs.join(', '), styles.small, 5)
  if (emergency) back(emergency, { ...styles.small, colour: colours.ink })
  return writer.end(() => {})
}
