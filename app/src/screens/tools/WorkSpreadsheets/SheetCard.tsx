import { formatDate } from '@shop/contract/dates'
import type { ListedWorkSheet } from '@shop/contract/work-spreadsheet'
import { Badge, Button, Card, chakra, Dialog, Link } from '@shop/design-system'
import { useState } from 'react'
import { useSettings } from '../../../data/settings.tsx'
import { useWorkSheetActions, workResultFile } from '../../../data/work-spreadsheet.ts'
import { useAction } from '../../../parts/form/use-action.ts'
import { sheetStateCopy } from '../../../parts/work-sheet/sheet-copy.ts'
import { paths } from '../../../paths.ts'

const Base = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    overflowWrap: 'anywhere',
    '& h3': { textStyle: 'h4' },
    '& .sheet-text': { color: 'ink2', fontSize: 'sm' },
    '& .sheet-head, & .sheet-ways': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
    },
  },
})

/** One sheet of the history: how far it is, its page and its file. */
export function SheetCard({ sheet, isInPerson }: { sheet: ListedWorkSheet; isInPerson: boolean }) {
  const { country } = useSettings()
  const { remove } = useWorkSheetActions()
  const { busy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { id, fileName, product, state, createdAt, lineCount, doneCount } = sheet
  return (
    <Card as="article" aria-label={fileName}>
      <Base>
        <div>
          <div className="sheet-head">
            <h3>
              <Link href={paths.workSpreadsheet(id)}>{fileName}</Link>
            </h3>
            <Badge tone={state === 'done' ? 'audience' : 'neutral'} size="sm">
              {sheetStateCopy(sheet)}
            </Badge>
          </div>
          <p className="sheet-text">
            {product.name} · {formatDate(createdAt, country)} · {doneCount} of {lineCount} are samples
          </p>
        </div>
        <div className="sheet-ways">
          <Link href={workResultFile(id)} download>
            Result (CSV)
          </Link>
          {isInPerson && state !== 'working' && (
            <Button variant="ghost" size="sm" onClick={() => setAsking(true)} aria-label={`Remove ${fileName}`}>
              Remove
            </Button>
          )}
        </div>
      </Base>
      <Dialog
        isOpen={isAsking}
        role="alertdialog"
        onClose={() => setAsking(false)}
        title={`Remove ${fileName}?`}
        description="Samples that were activated are kept. Everything else on the sheet is deleted."
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button onClick={() => void run(() => remove(id))} isBusy={Boolean(busy)}>
              Remove it
            </Button>
          </>
        }
      />
    </Card>
  )
}
