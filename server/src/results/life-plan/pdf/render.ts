import type { LifePlanVersion } from '@shop/contract/life-plan'
import { facts, heading, notice } from '../../../platform/pdf/parts.ts'
import { drawCoat, drawMark } from '../../../platform/pdf/shapes.ts'
import { colours, page, type Paper, styles, tones } from '../../../platform/pdf/theme.ts'
import { openWriter, type Writer } from '../../../platform/pdf/writer.ts'
import { longDate } from '../../report/pdf/copy.ts'
import type { PlanContent } from '../content.ts'
import { writeAdvice } from './advice.ts'
import { writeSources, writeStages } from './stages.ts'

export type PrintedPlan = {
  content: PlanContent
  /** Of the version, from 1. */
  number: number
  madeAt: Date
  state: LifePlanVersion['state']
  /** Why it was withdrawn. */
  reason: string | null
  paper: Paper
  brand: string
}

const sampleWords = 'Sample data: no animal was tested'

function letterhead(writer: Writer, { brand, number, madeAt }: PrintedPlan) {
  const top = page.top
  writer.decoration(() => drawMark(writer, { x: page.left, y: top - 1, size: 21 }, colours.accent))
  writer.element('P', () => writer.text(brand, styles.brand, { x: page.left + 29, y: top, width: 200 }))
  const made = `Version ${number}, made on ${longDate(madeAt.toISOString())}`
  writer.element('P', () =>
    writer.text(made, styles.label, { x: page.left + 200, y: top + 6, width: page.content - 200, align: 'right' }),
  )
  writer.y = top + 32
  writer.decoration(() =>
    writer.doc.moveTo(page.left, writer.y).lineTo(page.right, writer.y).lineWidth(0.75).stroke(colours.line),
  )
  writer.y += 16
}

/** What must be known before anything else is read. */
function notices(writer: Writer, { state, reason, content }: PrintedPlan) {
  if (state === 'superseded')
    notice(writer, {
      title: 'Superseded: there is a newer plan',
      text: 'Something that this plan rests on is another now. Please go by the newest version in your account.',
      tone: tones.affected,
    })
  if (state === 'withdrawn')
    notice(writer, { title: 'Withdrawn: do not go by this plan', text: reason ?? '', tone: tones.affected })
  if (content.isSampleData)
    notice(writer, {
      title: sampleWords,
      text: 'This plan was made for trying the shop out. Nothing in it is about a real animal.',
      tone: tones.affected,
    })
  notice(writer, {
    title: 'A plan, not a diagnosis',
    text: `It repeats what published guidelines and studies say of dogs like ${content.petName}, with the source of each statement. It names no doses and replaces no examination: take it to your vet, who knows the dog.`,
    tone: tones.plain,
  })
}

function subject(writer: Writer, { content }: PrintedPlan) {
  const { basis, coat } = content
  const top = writer.y
  writer.y = top + 15
  facts(
    writer,
    [
      ['Breed', basis.breed],
      ['Sex', basis.sex],
      ['Born', basis.born && longDate(basis.born) + (basis.isBornEstimated ? ' (estimated)' : '')],
      ['Weight', basis.weight],
      ['Size', basis.size],
      ['Results read', `${basis.resultCount}, ${basis.laboratory}, up to ${longDate(basis.testedAt)}`],
    ],
    { x: page.left + 90, width: page.content - 106, shares: [1, 1, 1] },
  )
  const bottom = Math.max(writer.y + 14, top + 88)
  writer.decoration(() => drawCoat(writer, coat, { x: page.left + 16, y: top + 16, size: 56 }))
  writer.decoration(() => {
    writer.doc
      .roundedRect(page.left, top, page.content, bottom - top, 8)
      .lineWidth(0.75)
      .stroke(colours.line)
  })
  writer.y = bottom
}

function unknowns(writer: Writer, { unknowns: texts }: PlanContent) {
  if (!texts.length) return
  heading(writer, 'What is not known')
  for (const { text } of texts) writer.paragraph(text, styles.body, { after: 3 })
}

/** Across the page, for those who look without reading. */
function watermark(writer: Writer, { state, content }: PrintedPlan) {
  const text = state === 'current' ? (content.isSampleData ? 'SAMPLE DATA' : null) : state.toUpperCase()
  if (!text) return
  const size = 84
  const style = { ...styles.title, size, colour: tones.affected.fg }
  writer.doc.rotate(-52, { origin: [page.width / 2, page.height / 2] }).fillOpacity(0.07)
  writer.text(text, style, { x: page.width / 2 - 450, y: page.height / 2 - size / 2, width: 900, align: 'center' })
}

function footer(writer: Writer, { brand, number, content }: PrintedPlan, at: number, count: number) {
  const y = 796
  writer.doc
    .moveTo(page.left, y - 9)
    .lineTo(page.right, y - 9)
    .lineWidth(0.6)
    .stroke(colours.line)
  const left = [brand, 'Life plan', content.petName].join(' · ')
  writer.text(left, styles.label, { x: page.left, y, width: 300, isOneLine: true })
  const right = { x: page.right - 190, y, width: 190, align: 'right' as const }
  writer.text(`Version ${number} · page ${at} of ${count}`, styles.label, right)
}

/** A life plan as a PDF; the same version in the same state is the same file, byte for byte. */
export async function renderLifePlan(plan: PrintedPlan): Promise<Buffer> {
  const { content, brand, madeAt, number, paper } = plan
  const title = `Life plan: ${content.petName}`
  const writer = await openWriter(
    {
      title: `${title} (version ${number})`,
      author: brand,
      subject: title,
      date: madeAt,
      paper,
    },
    plan,
  )
  letterhead(writer, plan)
  writer.paragraph('Life plan', { ...styles.name, colour: colours.accent }, { after: 1 })
  writer.paragraph(`${content.petName}’s life, stage by stage`, styles.title, { type: 'H1', after: 12 })
  notices(writer, plan)
  subject(writer, plan)
  writeAdvice(writer, content)
  writeStages(writer, content)
  unknowns(writer, content)
  writeSources(writer, content)
  return writer.end((index, count) => {
    writer.doc.save()
    watermark(writer, plan)
    writer.doc.restore()
    footer(writer, plan, index + 1, count)
  })
}
