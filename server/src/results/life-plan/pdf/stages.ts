import { heading, smallList } from '../../../platform/pdf/parts.ts'
import { colours, styles } from '../../../platform/pdf/theme.ts'
import type { Writer } from '../../../platform/pdf/writer.ts'
import type { PlanContent } from '../content.ts'

type Stage = PlanContent['stages'][number]
type Source = Stage['statements'][number]['source']

const keyOf = ({ label, url }: Source) => `${label}${url ?? ''}`

/** Each source once, in the order in which the statements name it; they carry its number. */
const sourcesOf = ({ stages }: PlanContent): Source[] => [
  ...new Map(
    stages.flatMap(({ statements }) => statements).map(({ source }) => [keyOf(source), source] as const),
  ).values(),
]

/** What the guidelines advise at each stage, the present one marked. */
export function writeStages(writer: Writer, content: PlanContent) {
  const numbers = new Map(sourcesOf(content).map((source, index) => [keyOf(source), index + 1]))
  for (const { name, ages, isPresent, statements } of content.stages) {
    if (!statements.length) continue
    heading(writer, [name, ages && `(${ages.toLowerCase()})`].filter(Boolean).join(' '))
    if (isPresent)
      writer.paragraph(`${content.petName} is here now.`, { ...styles.strong, colour: colours.accent }, { after: 4 })
    writer.group('L', () => {
      for (const { topic, when, text, because, source } of statements)
        writer.group('LI', () => {
          const begin = when ? `${topic}, ${when}` : topic
          const reason = because ? ` ${because}` : ''
          writer.paragraph(`${begin}: ${text}${reason} [${numbers.get(keyOf(source))}]`, styles.body, {
            type: 'LBody',
            after: 4,
          })
        })
    })
  }
}

/** The sources that the stages' statements name by number. */
export function writeSources(writer: Writer, content: PlanContent) {
  heading(writer, 'Sources')
  smallList(
    writer,
    sourcesOf(content).map(({ label, url }, index) => `[${index + 1}] ${label}${url ? `, ${url}` : ''}`),
  )
}
