import { medicine } from '../../../reference/catalogue/medicine.ts'
import { bodyStyle, pill, pillWidth } from '../../../platform/pdf/parts.ts'
import { colours, page, styles, toneOf } from '../../../platform/pdf/theme.ts'
import type { Writer } from '../../../platform/pdf/writer.ts'
import { verdictOn } from '../../result/lines.ts'
import { genotypeText } from '../copy.ts'
import type { ReportLine } from '../findings.ts'

type Reader = { isForVets?: boolean; origin: string }

/** What was read, in one line: only what is known. */
const detailsOf = (line: ReportLine, { isForVets, origin }: Reader) =>
  [
    [line.gene, line.variant].filter(Boolean).join(' '),
    line.modeOfInheritance,
    isForVets && line.bodySystem,
    isForVets && line.omiaId?.replace(':', ' '),
    line.status !== 'conflicting' && origin,
  ]
    .filter(Boolean)
    .join(' · ')

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
const padding = { top: 9, bottom: 9, belowName: 3, aboveDetails: 2, betweenTexts: 2 }
const gap = 10
/** A longer genotype, as of samples that contradict each other, is below the name. */
const maxGenotypeWidth = 130

/** A finding's text and its height in points: measured before it is written, so that a page breaks above it. */
function layOut(writer: Writer, line: ReportLine, reader: Reader) {
  const tone = toneOf(line.status)
  const verdict = verdictOn(line)
  const genotype = genotypeText(line) ?? 'None read'
  const genotypeWidth = writer.width(genotype, styles.strong) + 1
  const isBeside = genotypeWidth < maxGenotypeWidth && !genotype.includes('\n')
  const nameWidth = inner.width - pillWidth(writer, verdict, tone) - gap - (isBeside ? genotypeWidth + gap : 0)
  const texts = [
    !isBeside && genotype,
    [line.meaning, line.status !== 'no_result' && line.caution].filter(Boolean).join(' '),
    line.offspringMeaning && `For breeding: ${line.offspringMeaning}`,
    ...(reader.isForVets ? forVets(line) : []),
    line.conflict?.settlement &&
      `Another sample of this animal was read differently. The laboratory settled that ${line.conflict.settlement.barcode} stands: ${line.conflict.settlement.reason}`,
  ].filter((text) => typeof text === 'string')
  const details = detailsOf(line, reader)
  const name = writer.height(line.product.name, nameWidth, styles.name)
  const bodies = texts.map((text) => writer.height(text, inner.width, bodyStyle(writer)) + padding.betweenTexts)
  const height =
    padding.top +
    name +
    padding.belowName +
    bodies.reduce((sum, one) => sum + one, 0) +
    padding.aboveDetails +
    writer.height(details, inner.width, styles.small) +
    padding.bottom
  return {
    tone,
    verdict,
    genotype: isBeside ? genotype : null,
    genotypeWidth,
    nameWidth,
    name,
    texts,
    details,
    height,
  }
}

/** In points: what the finding takes of a page. */
export const findingHeight = (...finding: Parameters<typeof layOut>): number => layOut(...finding).height

/** One result in full: its verdict, what it means for this animal and its offspring, and what was read. */
export function finding(writer: Writer, line: ReportLine, reader: Reader) {
  const laid = layOut(writer, line, reader)
  const { tone, verdict, genotype, genotypeWidth, nameWidth, name, texts, details, height } = laid
  writer.room(height)
  const top = writer.y
  writer.group('Sect', () => {
    writer.element('H3', () =>
      writer.text(line.product.name, styles.name, { x: inner.x, y: top + padding.top, width: nameWidth }),
    )
    const pillX = page.right - 14 - pillWidth(writer, verdict, tone)
    if (genotype)
      writer.element('P', () => {
        const x = pillX - gap - genotypeWidth
        writer.text(genotype, styles.strong, { x, y: top + padding.top + 0.7, width: genotypeWidth })
      })
    writer.element('P', () => pill(writer, verdict, tone, { x: pillX, y: top + padding.top - 1 }))
    writer.y = top + padding.top + name + padding.belowName
    for (const text of texts) writer.paragraph(text, bodyStyle(writer), { ...inner, after: padding.betweenTexts })
    writer.y += padding.aboveDetails
    writer.paragraph(details, styles.small, inner)
  })
  writer.decoration(() => {
    writer.doc.roundedRect(page.left, top, page.content, height, 8).lineWidth(0.75).stroke(colours.line)
    writer.doc.roundedRect(page.left, top, page.content, height, 8).clip()
    writer.doc.rect(page.left, top, 4, height).fill(line.status && line.status !== 'no_result' ? tone.fg : colours.edge)
  })
  writer.y = top + height + (writer.isDense ? 5 : 8)
}
