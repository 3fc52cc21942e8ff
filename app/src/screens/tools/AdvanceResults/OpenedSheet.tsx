import type { AdvanceLine, OpenedAdvance } from '@shop/contract/advance-result'
import { advanceWatermark } from '@shop/contract/constants'
import { formatDate } from '@shop/contract/dates'
import { verdictLabel } from '@shop/contract/verdict'
import { Badge, Callout, Card, chakra, ResultStatus, Stack } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'

/** The words across the sheet, on the screen and in print. */
const Sheet = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    '& .sheet-watermark': {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      alignContent: 'space-around',
      justifyItems: 'center',
      gap: '24',
      paddingBlock: '16',
      pointerEvents: 'none',
      userSelect: 'none',
      color: 'ink',
      opacity: '0.09',
      fontFamily: 'heading',
      fontSize: { base: '1.5rem', md: '2.5rem' },
      fontWeight: 'bold',
      whiteSpace: 'nowrap',
      // Words that are no text: nobody reads them, and they print.
      '& span': { rotate: '-18deg', _before: { content: 'attr(data-words)' } },
    },
    '& ul': { listStyleType: 'none' },
    '& li': { paddingBlock: '4', borderTop: 'hairline' },
    '& li:first-of-type': { borderTop: 'none' },
    '& h2': { textStyle: 'h4' },
    '& .sheet-head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
    '& .sheet-facts': { color: 'ink2', fontSize: 'sm' },
    '& code': { fontFamily: 'mono', fontSize: 'sm' },
    overflowWrap: 'anywhere',
  },
})

/** What was read so far, each line with what it means; no certificate, and marked so across the sheet. */
export function OpenedSheet({ opened }: { opened: OpenedAdvance }) {
  const { country } = useSettings()
  const { barcode, product, waiting, isSampleData, results, openedAt, endsAt } = opened
  return (
    <Stack gap="5">
      <Callout tone="warning" title={advanceWatermark}>
        These readings have not been reviewed. They may change, and do not verify the patient’s identity. Use them only
        to treat this patient, and do not pass them on: the report goes to the owner.
      </Callout>
      {isSampleData && <Callout tone="caution">Sample data of a demonstration: no patient was tested.</Callout>}
      <Card>
        <Sheet>
          <ul>
            {results.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          <div className="sheet-watermark" aria-hidden>
            {Array.from({ length: Math.max(2, Math.ceil(results.length / 2)) }, (_, index) => (
              <span key={index} data-words={advanceWatermark} />
            ))}
          </div>
        </Sheet>
      </Card>
      <chakra.p color="ink2" fontSize="sm">
        {product.name}, sample {barcode}. Opened {formatDate(openedAt, country)}, open until{' '}
        {formatDate(endsAt, country)} or the report.{' '}
        {waiting > 0 && `${waiting} ${waiting === 1 ? 'test has' : 'tests have'} no reading yet.`}
      </chakra.p>
    </Stack>
  )
}

function Line({ line }: { line: AdvanceLine }) {
  const { country } = useSettings()
  const { product, kind, gene, variant, genotype, status, meaning, caution, laboratory, date, panelVersion } = line
  return (
    <li>
      <div className="sheet-head">
        <h2>{product.name}</h2>
        {status ? (
          <ResultStatus status={status} label={verdictLabel(status)} size="sm" />
        ) : (
          <Badge size="sm">{kind === 'trait' ? 'Trait' : verdictLabel(status)}</Badge>
        )}
      </div>
      <p>{meaning}</p>
      {caution && <p>{caution}</p>}
      <p className="sheet-facts">
        {[gene, variant].filter(Boolean).join(', ')} {genotype && <code>{genotype}</code>}
      </p>
      <p className="sheet-facts">
        {laboratory}, panel {panelVersion}, {formatDate(date, country)}
      </p>
    </li>
  )
}
