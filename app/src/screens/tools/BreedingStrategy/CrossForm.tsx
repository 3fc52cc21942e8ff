import { messages } from '@shop/contract/messages'
import type { PairGenotypes } from '@shop/contract/tool'
import { Button, Card, chakra } from '@shop/design-system'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { PairIds } from '../../../data/tool.ts'
import { type CrossRow, maxRows, untested } from './cross-query.ts'
import { LocusRow } from './LocusRow.tsx'
import { withParent } from './pair-rows.ts'
import { idsOf, ParentPicker } from './ParentPicker.tsx'

const empty: CrossRow = { type: '', dam: untested, sire: untested }
type Keyed = CrossRow & { key: number }

type CrossFormProps = {
  /** The rows to begin with, and the animals that were chosen. */
  start: readonly CrossRow[]
  pair: PairGenotypes
  onAsk: (rows: CrossRow[], pair: PairIds) => void
}

/** The genes to look at and what is known of both parents. */
export function CrossForm({ start, pair: before, onAsk }: CrossFormProps) {
  const [pair, setPair] = useState(before)
  const [rows, setRows] = useState<Keyed[]>(() => (start.length ? start : [empty]).map((row, key) => ({ ...row, key })))
  const [isRefused, setIsRefused] = useState(false)
  const keyed = (next: CrossRow[]): Keyed[] => {
    const first = Math.max(0, ...rows.map(({ key }) => key)) + 1
    return next.map((row, index) => ({ ...row, key: first + index }))
  }
  return (
    <Card _print={{ display: 'none' }}>
      <chakra.form
        aria-label="The pair"
        noValidate
        display="grid"
        gap="6"
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = rows.filter(({ type }) => type)
          setIsRefused(!chosen.length)
          if (chosen.length)
            onAsk(
              chosen.map(({ type, dam, sire }) => ({ type, dam, sire })),
              idsOf(pair),
            )
        }}
      >
        <ParentPicker
          pair={pair}
          onPick={(sex, next) => {
            setPair(next)
            setRows((now) => {
              const filled = withParent(now, sex, next)
              return keyed(filled.length ? filled : [empty])
            })
          }}
        />
        <chakra.div display="grid" gap="5">
          {rows.map(({ key, ...row }, index) => (
            <LocusRow
              key={key}
              row={row}
              pair={pair}
              number={index + 1}
              error={isRefused && index === 0 ? messages.fieldRequired : undefined}
              onChange={(changed) => setRows(rows.map((one) => (one.key === key ? { ...changed, key } : one)))}
              onRemove={rows.length > 1 ? () => setRows(rows.filter((one) => one.key !== key)) : undefined}
            />
          ))}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit">Work it out</Button>
          {rows.length < maxRows && (
            <Button variant="outline" onClick={() => setRows([...rows, ...keyed([empty])])}>
              <Plus size={18} aria-hidden />
              Add a gene
            </Button>
          )}
        </chakra.div>
      </chakra.form>
    </Card>
  )
}
