import type { ReportSample } from '../report/content.ts'
import { isBloodGroup, type ReportLine } from '../report/findings.ts'
import { counted } from '../report/pdf/copy.ts'
import { type Fields, fieldsOf } from './fields.ts'
import type { Registry, ResultKind } from './registries.ts'
import type { Subject } from './subject.ts'

/** Why something is not on a sheet, and what. */
type NotListed = { reason: string; names: string[] }

export type Sheet = {
  registry: Registry
  fields: Fields
  lines: ReportLine[]
  /** Those that the lines were read in. */
  samples: ReportSample[]
  /** What the registry may refuse it for. */
  warnings: string[]
  notListed: NotListed[]
  /** Why there is nothing to send; null where there is. */
  refusal: string | null
}

const kindOf = (line: ReportLine): ResultKind => (isBloodGroup(line) ? 'blood_group' : line.kind)
const kindNames: Record<ResultKind, string> = { disease: 'diseases', trait: 'traits', blood_group: 'blood groups' }

/** Why a line is left out; null for one that is listed. */
function reasonAgainst(line: ReportLine, registry: Registry): string | null {
  const kind = kindOf(line)
  if (line.status === 'conflicting')
    return 'Samples of this animal contradict each other, and the laboratory has not settled it.'
  if (line.basis.kind === 'parentage')
    return `Known by the parents’ tests, not by a test of its own. ${registry.parentage ?? 'Please ask the registry what it does about that.'}`
  if (line.genotype === null) return 'The marker could not be read.'
  if (line.status === 'no_result') return 'What was read does not fit the animal as it was described.'
  if (!registry.takes.includes(kind)) return `As far as we know, this registry does not record ${kindNames[kind]}.`
  return null
}

function notListedOf({ certificate, setAside, withdrawn }: Subject, registry: Registry): NotListed[] {
  const left = certificate.lines.flatMap((line) => {
    const reason = reasonAgainst(line, registry)
    return reason === null ? [] : [{ reason, name: line.product.name }]
  })
  const groups = Map.groupBy(left, ({ reason }) => reason)
  const { waitingCount } = certificate
  return [
    ...[...groups].map(([reason, group]) => ({ reason, names: group.map(({ name }) => name) })),
    { reason: 'The laboratory set this reading aside: another sample stands in its place.', names: setAside },
    { reason: 'The laboratory has withdrawn everything that was read in this sample.', names: withdrawn },
    ...(waitingCount ? [{ reason: `Still to be read: ${counted(waitingCount, 'test')}.`, names: [] }] : []),
  ].filter(({ names, reason }) => names.length > 0 || reason.startsWith('Still'))
}

/**
 * A sheet for a registry: only results that count, of tests of the animal itself, of kinds that the registry records.
 */
export function sheetOf(subject: Subject, registry: Registry): Sheet {
  const { certificate } = subject
  const lines = certificate.lines.filter((line) => reasonAgainst(line, registry) === null)
  const read = new Set(lines.map(({ barcode }) => barcode))
  const samples = certificate.samples.filter(({ barcode }) => read.has(barcode))
  const unverified = samples.filter(({ isIdentityVerified }) => !isIdentityVerified)
  return {
    registry,
    fields: fieldsOf(subject, registry),
    lines,
    samples,
    warnings: registry.needsIdentity
      ? unverified.map(
          ({ barcode }) =>
            `Nobody of ours read the microchip that is on record when sample ${barcode} was taken, and this registry asks for that.`,
        )
      : [],
    notListed: notListedOf(subject, registry),
    refusal: lines.length ? null : 'There is no result yet that this registry would record.',
  }
}
