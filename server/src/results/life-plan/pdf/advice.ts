import { verdictLabel } from '@shop/contract/verdict'
import { heading, pill, pillWidth, smallList } from '../../../platform/pdf/parts.ts'
import { page, styles, toneOf } from '../../../platform/pdf/theme.ts'
import type { Writer } from '../../../platform/pdf/writer.ts'
import type { PlanContent } from '../content.ts'

type Advice = PlanContent['advice'][number]

/** A label and its text, left out where the text is empty. */
function labelledLine(writer: Writer, label: string, text: string | null) {
  if (!text) return
  writer.paragraph(`${label}: ${text}`, styles.body, { after: 3 })
}

function write(writer: Writer, advice: Advice) {
  writer.room(80)
  writer.y += 6
  const top = writer.y
  writer.paragraph(advice.product.name, styles.name, { type: 'H3', width: page.content - 90, after: 3 })
  if (advice.status) {
    const [label, tone] = [verdictLabel(advice.status), toneOf(advice.status)]
    writer.element('P', () => pill(writer, label, tone, { x: page.right - pillWidth(writer, label, tone), y: top }))
  }
  writer.paragraph([advice.genotype && `${advice.genotype}.`, advice.meaning].filter(Boolean).join(' '), styles.body, {
    after: 3,
  })
  labelledLine(writer, 'What it is', advice.whatItIs)
  labelledLine(writer, 'Usual beginning', advice.onset)
  labelledLine(writer, 'Watch for', advice.signs)
  labelledLine(writer, 'What helps', advice.whatHelps)
  labelledLine(writer, 'Emergency', advice.emergency)
  if (advice.drugs.length)
    labelledLine(
      writer,
      'Medicines to be careful with',
      `${advice.drugs.join(', ')}. Show this list before any treatment.`,
    )
  labelledLine(writer, 'For breeding', advice.forBreeding)
  if (advice.askTheVet.length) {
    writer.paragraph('Ask your vet', styles.strong, { after: 2 })
    smallList(writer, advice.askTheVet)
  }
  const read = advice.readOn ? ` (read on ${advice.readOn})` : ''
  writer.paragraph(`Sources${read}: ${advice.sources.join(' · ')}`, styles.small, { after: 6 })
}

/** What follows from the animal's own results. */
export function writeAdvice(writer: Writer, { advice, petName }: PlanContent) {
  heading(writer, `From ${petName}’s own DNA`)
  if (!advice.length)
    writer.paragraph(`Nothing in ${petName}’s results asks for anything beyond what every dog needs.`, styles.body)
  for (const one of advice) write(writer, one)
}
