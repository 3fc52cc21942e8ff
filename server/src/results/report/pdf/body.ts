import { type ResultStatus, verdictLabel, verdictOrder } from '@shop/contract/verdict'
import type { ReportContent } from '../content.ts'
import type { ReportLine } from '../findings.ts'
import { genotypeText, parentageCopy, shareText } from '../copy.ts'
import { verdictOn } from '../../result/lines.ts'
import {
  bodyStyle,
  type Cell,
  facts,
  heading,
  notice,
  smallHeight,
  smallList,
  table,
  tallies,
} from '../../../platform/pdf/parts.ts'
import { page, styles, toneOf, tones } from '../../../platform/pdf/theme.ts'
import { breedFinding, capital, clinicalFinding, counted, verdictCountOf, healthFinding, originText } from './copy.ts'
import type { Writer } from '../../../platform/pdf/writer.ts'
import { finding, findingHeight } from './finding.ts'

const isDisease = ({ kind }: ReportLine) => kind === 'disease'
const readText = (line: ReportLine) =>
  line.basis.kind === 'parentage'
    ? `By parentage, ${counted(line.basis.generations ?? 1, 'generation')}`
    : (genotypeText(line) ?? 'None read')
export const verdictCell = (line: ReportLine): Cell => ({ pill: verdictOn(line), tone: toneOf(line.status) })
export const strong = (text: string): Cell => ({ text, isStrong: true })
export const nameCell = (line: ReportLine, content: ReportContent): Cell => ({
  text: line.product.name,
  under: originText(content, line),
})
export const geneText = ({ gene, variant }: ReportLine) => [gene, variant].filter(Boolean).join('\n') || 'Not stated'

function health(writer: Writer, { lines, waitingCount, type }: ReportContent) {
  // A clinic reads the counts in the headings.
  if (type === 'health')
    tallies(
      writer,
      verdictOrder.map((status) => ({
        status,
        word: verdictLabel(status).toLowerCase(),
        count: verdictCountOf(lines, status),
      })),
    )
  if (!waitingCount) return
  const waiting = counted(waitingCount, 'test is', 'tests are')
  writer.paragraph(capital(`${waiting} still to come: this is a part of the results.`), styles.strong, { after: 4 })
}

/** Sections of what must be read in full, and then the clear ones in a table. */
function findings(writer: Writer, content: ReportContent, lines: ReportLine[]) {
  const isForVets = content.type === 'vet_summary'
  const sections: [string, (ResultStatus | null)[]][] = isForVets
    ? [
        ['Clinically relevant', ['affected', 'at_risk']],
        ['Samples that contradict each other: not usable', ['conflicting']],
        ['Carrier state: of relevance for breeding', ['carrier']],
        ['Genotype without a verdict', [null]],
        ['No result: not excluded', ['no_result']],
      ]
    : [
        ['What needs your attention', ['affected', 'at_risk']],
        ['Samples that contradict each other', ['conflicting']],
        ['Carried, and passed on', ['carrier']],
        ['Read, without a verdict', [null]],
        ['Could not be read', ['no_result']],
      ]
  for (const [title, statuses] of sections) {
    const chosen = lines.filter(({ status }) => statuses.includes(status))
    const [first] = chosen
    if (!first) continue
    const readerOf = (line: ReportLine) => ({ isForVets, origin: originText(content, line) })
    heading(writer, title, { follows: findingHeight(writer, first, readerOf(first)) })
    for (const line of chosen) finding(writer, line, readerOf(line))
  }
  const clear = lines.filter(({ status }) => status === 'clear')
  if (!clear.length) return
  heading(writer, isForVets ? `Variants excluded: ${clear.length}` : 'Clear')
  table(
    writer,
    [
      { head: 'Test', share: isForVets ? 34 : 36 },
      { head: isForVets ? 'Body system' : 'Inheritance', share: isForVets ? 17 : 21 },
      { head: 'Gene and variant', share: isForVets ? 33 : 25 },
      { head: 'Genotype', share: isForVets ? 16 : 18 },
    ],
    clear.map((line) => [
      nameCell(line, content),
      (isForVets ? line.bodySystem : line.modeOfInheritance) ?? 'Not stated',
      isForVets ? geneText(line).replace('\n', ' ') : geneText(line),
      strong(readText(line)),
    ]),
  )
}

function traits(writer: Writer, content: ReportContent, lines: ReportLine[]) {
  table(
    writer,
    [
      { head: 'Trait', share: 27 },
      { head: 'Gene and variant', share: 20 },
      { head: 'Genotype', share: 13 },
      { head: 'What it means', share: 40 },
    ],
    lines.map((line) => [nameCell(line, content), geneText(line), strong(readText(line)), line.meaning]),
  )
}

function explanation(writer: Writer, { product, meaning, offspringMeaning, caution }: ReportLine) {
  const text = [meaning, offspringMeaning, caution].filter(Boolean).join(' ')
  const body = bodyStyle(writer)
  writer.room(writer.height(product.name, page.content, styles.strong) + writer.height(text, page.content, body))
  writer.paragraph(product.name, styles.strong, { type: 'H3' })
  writer.paragraph(text, body, { after: writer.isDense ? 3 : 5 })
}

/** Every result in one table, what matters first, and then what those mean that are not clear. */
function certificate(writer: Writer, content: ReportContent) {
  const { lines } = content
  const diseases = lines.filter(isDisease)
  if (diseases.length) {
    heading(writer, 'Diseases')
    table(
      writer,
      [
        { head: 'Test', share: 33 },
        { head: 'Gene and variant', share: 24 },
        { head: 'Inheritance', share: 17 },
        { head: 'Genotype', share: 12 },
        { head: 'Result', share: 14 },
      ],
      diseases.map((line) => [
        nameCell(line, content),
        geneText(line),
        line.modeOfInheritance ?? 'Not stated',
        strong(readText(line)),
        verdictCell(line),
      ]),
    )
  }
  const explained = diseases.filter(({ status }) => status !== 'clear' && status !== 'no_result')
  if (explained.length) {
    heading(writer, 'What these results mean', { follows: 40 })
    for (const line of explained) explanation(writer, line)
  }
  const others = lines.filter((line) => !isDisease(line))
  if (others.length) {
    heading(writer, 'Traits')
    traits(writer, content, others)
  }
  cautions(
    writer,
    lines.filter((line) => !explained.includes(line)),
  )
}

/** What limits the tests, whatever they came to. */
export function cautions(writer: Writer, lines: ReportLine[]) {
  const limited = lines.filter(({ caution }) => caution)
  if (!limited.length) return
  heading(writer, 'Good to know about these tests')
  table(
    writer,
    [
      { head: 'Test', share: 34 },
      { head: 'Caution', share: 66 },
    ],
    limited.map(({ product, caution }) => [product.name, caution ?? '']),
  )
}

function breeds(writer: Writer, { breedMix }: ReportContent) {
  table(
    writer,
    [
      { head: 'Breed', share: 30 },
      { head: 'Share of the DNA', share: 70 },
    ],
    (breedMix?.shares ?? []).map((share) => [
      share.breed?.name ?? 'Not assigned to any breed',
      { bar: share.percent, text: shareText(share, breedMix?.markersRead) },
    ]),
  )
}

/** So many markers are side by side. */
const pairs = 4
function markers(writer: Writer, { dnaProfile }: ReportContent) {
  const all = dnaProfile?.markers ?? []
  const height = Math.ceil(all.length / pairs)
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: pairs }, (_, column) => all[column * height + row]).flatMap((marker): Cell[] =>
      marker ? [strong(marker.name), marker.alleles.join(' / ') || 'None read'] : ['', ''],
    ),
  )
  const columns = Array.from({ length: pairs }, () => [
    { head: 'Marker', share: 3 },
    { head: 'Alleles', share: 2 },
  ]).flat()
  heading(writer, `${all.length} markers`)
  table(writer, columns, rows, { isDense: true })
}

function parentage(writer: Writer, { parentage: found, samples, animal }: ReportContent) {
  if (!found) return
  const isExcluded = found.verdict === 'excluded'
  const tone = isExcluded ? tones.affected : found.verdict === 'qualifies' ? tones.clear : tones.carrier
  notice(writer, { title: parentageCopy[found.verdict], text: found.meaning, tone })
  heading(writer, 'What was compared')
  const power = found.powerOfExclusion
  facts(
    writer,
    [
      ['Offspring', animal.petName],
      ['Dam', found.dam?.name ?? 'Not named'],
      ['Sire', found.sire?.name ?? 'Not named'],
      ['Markers read in all of them', String(found.markersCompared)],
      ['Markers that do not fit', found.mismatches.length ? found.mismatches.join(', ') : 'None'],
      [
        'Power of exclusion',
        power === null ? 'Not stated: it takes allele frequencies of the breed' : `${(power * 100).toFixed(4)}%`,
      ],
    ],
    { x: page.left, width: page.content, shares: [1, 1, 1] },
  )
  heading(writer, 'Samples')
  table(
    writer,
    [
      { head: 'Animal', share: 1 },
      { head: 'Sample', share: 1 },
      { head: 'Collected by', share: 1 },
      { head: 'Identity', share: 1 },
    ],
    samples.map((sample) => [
      sample.animal,
      sample.barcode,
      sample.collector ?? 'Not recorded',
      sample.isIdentityVerified ? 'Verified' : 'Not verified',
    ]),
  )
}

const lineageText =
  'These results were not read in this animal: both parents tested clear, and their DNA fits that they are its parents.'

/** The finding in a few words: the heading of a report that is no certificate. */
export function reportFindingText(content: ReportContent): string {
  const { type, lines } = content
  if (type === 'health') return healthFinding(lines)
  if (type === 'vet_summary') return clinicalFinding(lines)
  if (type === 'traits') return capital(`${counted(lines.length, 'trait')} read in the DNA`)
  if (type === 'clear_by_parentage') return `Clear of ${counted(lines.length, 'variant')} by parentage`
  if (type === 'breed_mix') return breedFinding(content)
  if (type === 'dna_profile') return `${content.dnaProfile?.panel ?? ''} profile`
  if (type === 'parentage')
    return content.parentage ? `Parentage: ${parentageCopy[content.parentage.verdict].toLowerCase()}` : content.title
  return content.animal.registrationName ?? content.animal.petName
}

/** What is between the animal and the limits. */
export function writeBody(writer: Writer, content: ReportContent) {
  const { type, lines } = content
  if (type === 'health' || type === 'vet_summary') {
    health(writer, content)
    findings(writer, content, lines.filter(isDisease))
    const others = lines.filter((line) => !isDisease(line))
    if (!others.length) return
    heading(writer, 'Blood group')
    traits(writer, content, others)
    cautions(writer, others)
  }
  if (type === 'certificate') certificate(writer, content)
  if (type === 'traits') traits(writer, content, lines)
  if (type === 'clear_by_parentage') {
    writer.paragraph(lineageText, styles.body, { width: page.content, after: 8 })
    findings(writer, content, lines)
  }
  if (type === 'breed_mix' || type === 'breed_certificate') breeds(writer, content)
  if (type === 'dna_profile') markers(writer, content)
  if (type === 'parentage') parentage(writer, content)
}

export const writeLimits = (writer: Writer, texts: string[]) => {
  const follows = texts.reduce((sum, text) => sum + smallHeight(writer, text) + 2, 0)
  heading(writer, 'What this report can and cannot tell you', { follows })
  smallList(writer, texts)
}
