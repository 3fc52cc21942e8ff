import { medicine } from '../../../reference/catalogue/medicine.ts'
import { type Fact, facts, factsHeight, pill, pillWidth } from '../../../platform/pdf/parts.ts'
import { colours, page, styles, toneOf } from '../../../platform/pdf/theme.ts'
import type { Writer } from '../../../platform/pdf/writer.ts'
import { verdictOn } from '../../result/lines.ts'
import { genotypeText } from '../copy.ts'
import type { ReportLine } from '../findings.ts'

/** What follows "Gene" and so on under a result: only what is known. */
type Reader = { isForVets?: boolean; origin: string }
const factsOf = (line: ReportLine, { isForVets, origin }: Reader): Fact[] => [
  ['Gene', line.gene],
  ['Variant', line.variant],
  ['Genotype', genotypeText(line) ?? 'None read'],
  ['Inheritance', line.modeOfInheritance],
  ['Body system', isForVets ? line.bodySystem : null],
  ['OMIA', isForVets ? (line.omiaId?.replace('OMIA:', '') ?? null) : null],
  ['Sample', line.status === 'conflicting' ? null : origin],
]

/** What vets need first, and which medicines: only where the animal may be ill. */
function forVets({ status, product }: ReportLine): (string | false)[] {
  const known = status === 'affected' || status === 'at_risk' ? medicine().get(product.id) : undefined
  if (!known) return []
  const { forVets: text, drugs } = known
  return [
    text !== null && `For vets: ${text}`,
    drugs.length > 0 && `Medicines to be careful with: ${drugs.join(', ')}. The list may not be complete.`,
  ]
}

const inner = { x: page.left + 16, width: page.content - 30 }
const padding = { top: 11, bottom: 11, belowName: 3, aboveFacts: 5, betweenTexts: 2 }

/** A finding's text and its height in points: measured before it is written, so that a page breaks above it. */
function layOut(writer: Writer, line: ReportLine, reader: Reader) {
  const tone = toneOf(line.status)
  const verdict = verdictOn(line)
  const nameWidth = inner.width - pillWidth(writer, verdict, tone) - 10
  const texts = [
    line.meaning,
    line.offspringMeaning && `For breeding: ${line.offspringMeaning}`,
    ...(reader.isForVets ? forVets(line) : []),
    line.status !== 'no_result' && line.caution && `Good to know: ${line.caution}`,
    line.conflict?.settlement &&
      `Another sample of this animal was read differently. The laboratory settled that ${line.conflict.settlement.barcode} stands: ${line.conflict.settlement.reason}`,
  ].filter((text) => typeof text === 'string')
  const facts = factsOf(line, reader)
  const columns = { ...inner, shares: reader.isForVets ? [5, 8, 7] : [4, 9, 5, 7, 7] }
  const name = writer.height(line.product.name, nameWidth, styles.name)
  const bodies = texts.map((text) => writer.height(text, inner.width, styles.body) + padding.betweenTexts)
  const height =
    padding.top +
    name +
    padding.belowName +
    bodies.reduce((sum, one) => sum + one, 0) +
    padding.aboveFacts +
    factsHeight(writer, facts, columns) +
    padding.bottom
  return { tone, verdict, nameWidth, name, texts, facts, columns, height }
}

/** In points: what the finding takes of a page. */
export const findingHeight = (...finding: Parameters<typeof layOut>): number => layOut(...finding).height

/** One result in full: its verdict, what it means for this animal and its offspring, and what was read. */
export function finding(writer: Writer, line: ReportLine, reader: Reader) {
  const { tone, verdict, nameWidth, name, texts, facts: known, columns, height } = layOut(writer, line, reader)
  writer.room(height)
  const top = writer.y
  writer.group('Sect', () => {
    writer.element('H3', () =>
      writer.text(line.product.name, styles.name, { x: inner.x, y: top + padding.top, width: nameWidth }),
    )
    writer.element('P', () => {
      const x = page.right - 14 - pillWidth(writer, verdict, tone)
      pill(writer, verdict, tone, { x, y: top + 10 })
    })
    writer.y = top + padding.top + name + padding.belowName
    for (const text of texts) writer.paragraph(text, styles.body, { ...inner, after: padding.betweenTexts })
    writer.y += padding.aboveFacts
    facts(writer, known, columns)
  })
  writer.decoration(() => {
    writer.doc.roundedRect(page.left, top, page.content, height, 8).lineWidth(0.75).stroke(colours.line)
    writer.doc.roundedRect(page.left, top, page.content, height, 8).clip()
    writer.doc.rect(page.left, top, 4, height).fill(line.status && line.status !== 'no_result' ? tone.fg : colours.edge)
  })
  writer.y = top + height + 8
}
