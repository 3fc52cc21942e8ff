import type { Result } from '@shop/contract/result'
import { verdictLabel } from '@shop/contract/verdict'
import { Button, chakra, ResultStatus, Section } from '@shop/design-system'
import { Printer } from 'lucide-react'
import { systemsOf } from './filter.ts'

const narrow = '@container (max-width: 40rem)'

const Sheet = chakra('div', {
  base: {
    containerType: 'inline-size',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'card',
    overflow: 'clip',
    '& table': { width: 'full', borderCollapse: 'collapse', textStyle: 'small' },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', paddingInline: '4', paddingBlock: '2.5' },
    '& thead th': { textStyle: 'label', color: 'ink2', borderBottom: '1px solid', borderColor: 'edge' },
    '& .system': { bg: 'sand', textStyle: 'label', paddingBlock: '2' },
    '& tbody tr + tr:not(:nth-of-type(2)) > *': { borderTop: 'hairline' },
    '& tbody th[scope=row]': { fontWeight: 'semibold', width: '34%', overflowWrap: 'anywhere' },
    '& .mono': { fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' },
    '& .mode': { display: 'block', fontFamily: 'body', color: 'ink2' },
    '& .caution': { display: 'block', fontWeight: 'normal', color: 'ink2', marginBlockStart: '0.5' },
    '& .verdict': { whiteSpace: 'nowrap' },
    [narrow]: {
      '& thead': { srOnly: true },
      '& table, & tbody': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: '2' },
      '& tr:has(.system)': { display: 'block', paddingBlock: '0' },
      '& .system': { display: 'block' },
      '& tbody th[scope=row]': { width: 'auto' },
      '& th, & td': { paddingBlock: '1' },
      '& .facts': { gridRow: '2' },
      '& .genotype': { gridRow: '2', gridColumn: '2', textAlign: 'end' },
      '& .verdict': { gridRow: '1', gridColumn: '2' },
      '& tbody tr + tr:not(:nth-of-type(2)) > *': { borderTop: 'none' },
      '& tbody tr + tr:not(:nth-of-type(2))': { borderTop: 'hairline' },
    },
    _print: { border: 'none', '& tr': { breakInside: 'avoid' } },
  },
})

const other = 'Other'

type ClinicalTableProps = { results: Result[]; petName: string; isIdentityVerified: boolean }

/** Every result, by body system, as it goes into a patient's file; made to be printed too. */
export function ClinicalTable({ results, petName, isIdentityVerified }: ClinicalTableProps) {
  const systems = [...systemsOf(results), ...(results.some(({ bodySystem }) => !bodySystem) ? [other] : [])]
  return (
    <Section
      size="sm"
      title="All results by body system"
      action={
        <chakra.span _print={{ display: 'none' }}>
          <Button variant="outline" size="sm" onClick={() => print()}>
            <Printer size={16} aria-hidden />
            Print
          </Button>
        </chakra.span>
      }
    >
      <Sheet>
        {/* The roles are a table's own, written out because other displays take them away in some browsers. */}
        <table role="table" aria-label={`${petName}’s results by body system`}>
          <thead role="rowgroup">
            <tr role="row">
              {['Test', 'Gene, variant, inheritance', 'Genotype', 'Result'].map((label) => (
                <th key={label} role="columnheader" scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {systems.map((system) => (
            <tbody key={system} role="rowgroup">
              <tr role="row">
                <th role="rowheader" scope="rowgroup" colSpan={4} className="system">
                  {system}
                </th>
              </tr>
              {results
                .filter(({ bodySystem }) => (bodySystem ?? other) === system)
                .map((result) => (
                  <Line key={result.id} result={result} isIdentityVerified={isIdentityVerified} />
                ))}
            </tbody>
          ))}
        </table>
      </Sheet>
    </Section>
  )
}

function Line({
  result: { product, gene, variant, modeOfInheritance, genotype, status, caution, basis },
  isIdentityVerified,
}: {
  result: Result
  isIdentityVerified: boolean
}) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {product.name}
        <span className="caution">{isIdentityVerified ? 'Identity verified' : 'Identity not verified'}</span>
        {caution && status !== 'clear' && <span className="caution">{caution}</span>}
      </th>
      <td role="cell" className="facts mono">
        {[gene, variant].filter(Boolean).join(' ')}
        <span className="mode">{modeOfInheritance}</span>
      </td>
      <td role="cell" className="genotype mono">
        {genotype ?? 'None'}
      </td>
      <td role="cell" className="verdict">
        {status ? (
          <ResultStatus
            status={status}
            size="sm"
            label={basis.kind === 'parentage' ? 'By parentage' : verdictLabel(status)}
          />
        ) : (
          verdictLabel(null)
        )}
      </td>
    </tr>
  )
}
