import { csvOf } from '@shop/contract/csv'
import { isDay } from '@shop/contract/dates'
import {
  Button,
  chakra,
  Checkbox,
  type DataColumn,
  DataTable,
  DatePicker,
  Pagination,
  SearchBox,
  Select,
  SkeletonGroup,
  SkeletonText,
} from '@shop/design-system'
import { Columns3, Download, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ListRead } from '../../data/use-call.ts'
import { useSettings } from '../../data/settings.tsx'
import { parseStored, useStored, writeStored } from '../../data/storage.ts'
import { FailedState } from '../failure/FailedState.tsx'
import { addressWith } from '../page/address-with.ts'
import { TableSheet } from '../page/TableSheet.tsx'
import { useChangeQuery } from '../page/use-change-query.ts'
import { deskTableStyles } from './DeskTable.recipe.ts'
import { saveFile } from '../page/save-file.ts'

const Base = chakra('div', deskTableStyles)

export type DeskColumn<Row> = DataColumn<Row> & {
  /** What a CSV file has of it. */
  text: (row: Row) => string | number | null
  /** Left out until somebody chooses it. */
  isHidden?: boolean
}

/** A choice or a day above the list, in its address by that name; an empty value is all. */
export type DeskFilter = {
  name: string
  label: string
} & ({ kind?: 'choice'; options: readonly { value: string; label: string }[] } | { kind: 'day' })

/** What is done with the rows that are chosen. */
type BulkAction<Row> = { label: string; onPick: (rows: Row[]) => void }

type DeskTableProps<Row extends object> = {
  /** What is listed: "Orders". Names the table, its file and the columns that somebody has chosen. */
  name: string
  /** What is counted, for one and for several. */
  count: readonly [one: string, many: string]
  path: string
  read: ListRead<Row>
  pageSize: number
  columns: readonly DeskColumn<Row>[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  hrefOf?: (row: Row) => string
  /** The order where the address names none. */
  sort?: string
  /** Without it nothing is searched. */
  searchLabel?: string
  filters?: readonly DeskFilter[]
  actions?: readonly BulkAction<Row>[]
  /** In place of a list without any rows, and without a search or filter. */
  nothing: ReactNode
}

/** Which columns somebody has left out, stored in their browser. */
function useHiddenColumns<Row>(name: string, columns: readonly DeskColumn<Row>[]) {
  const key = `desk-columns-${name}`
  const stored = parseStored(useStored(key, null) ?? null)
  const usual = columns.filter(({ isHidden }) => isHidden).map(({ key }) => key)
  const hidden = Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : usual
  const toggle = (column: string) =>
    writeStored(
      key,
      JSON.stringify(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]),
    )
  return { hidden, toggle }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null

/** "/" goes to the search, from wherever nothing is typed. */
function useSlash(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      const input = root.current?.querySelector<HTMLInputElement>('form[role=search] input')
      if (!input) return
      event.preventDefault()
      input.focus()
      input.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [root])
}

/**
 * Every list of the desk: its search, filters, order and page are in the address, its columns are chosen, its rows are
 * chosen for bulk actions, and what is shown is saved as CSV.
 */
export function DeskTable<Row extends object>(props: DeskTableProps<Row>) {
  const { name, count, path, read, pageSize, columns, rowKey, rowName, hrefOf, searchLabel, nothing } = props
  const { filters = [], actions = [] } = props
  const [query] = useSearchParams()
  const { country } = useSettings()
  const navigate = useNavigate()
  const change = useChangeQuery(path)
  const root = useRef<HTMLDivElement>(null)
  const { hidden, toggle } = useHiddenColumns(name, columns)
  const [chosen, setChosen] = useState<string[]>([])
  useSlash(root)

  const { data, error, isLoading, isValidating, mutate } = read
  const search = query.get('search')?.trim() ?? ''
  const sort = query.get('sort') ?? props.sort ?? ''
  const page = Math.max(1, Number(query.get('page')) || 1)
  const isNarrowed = search !== '' || filters.some((filter) => query.get(filter.name))
  const rows = data?.results ?? []
  const selected = chosen.filter((key) => rows.some((row) => rowKey(row) === key))
  const picked = rows.filter((row) => selected.includes(rowKey(row)))
  const again = (changes: Record<string, string>) => change({ ...changes, page: '' })
  const sortBy = (next: string) => again({ sort: next === props.sort ? '' : next })
  const sorts = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, label }) => [
      { value: key, label: `${label}, ascending` },
      { value: `-${key}`, label: `${label}, descending` },
    ])
  const clear = Object.fromEntries(['search', ...filters.map((filter) => filter.name)].map((key) => [key, '']))

  const save = () => {
    const shown = columns.filter(({ key }) => !hidden.includes(key))
    const lines = (picked.length ? picked : rows).map((row) => shown.map(({ text }) => text(row)))
    saveFile(
      `${name.toLowerCase()}.csv`,
      csvOf([shown.map(({ label }) => label), ...lines], { hasBom: true }),
      'text/csv',
    )
  }

  return (
    <Base ref={root}>
      <div className="desk-tools">
        {searchLabel && (
          <div className="desk-search">
            <SearchBox
              // The box follows the address, as on going back.
              key={search}
              label={searchLabel}
              landmark={name}
              action={path}
              name="search"
              defaultValue={search}
              onSearch={(text) => again({ search: text })}
            />
          </div>
        )}
        {filters.map((filter) => (
          <div key={filter.name} className="desk-filter" data-kind={filter.kind}>
            {filter.kind === 'day' ? (
              <DatePicker
                label={filter.label}
                country={country}
                value={query.get(filter.name) ?? ''}
                // What is no day yet is still being typed.
                onChange={(day) => (day === '' || isDay(day)) && again({ [filter.name]: day })}
              />
            ) : (
              <Select
                label={filter.label}
                placeholder="All"
                options={filter.options}
                value={query.get(filter.name) ?? ''}
                onChange={(event) => again({ [filter.name]: event.target.value })}
              />
            )}
          </div>
        ))}
        {sorts.length > 0 && (
          <div className="desk-filter desk-sort">
            <Select
              label="Sorted by"
              placeholder="The usual order"
              options={sorts}
              value={sort}
              onChange={(event) => sortBy(event.target.value)}
            />
          </div>
        )}
        <div className="desk-view">
          <details>
            <summary>
              <Columns3 size={18} aria-hidden /> Columns
            </summary>
            <div className="desk-columns">
              {columns
                .filter(({ isRowHeader }) => !isRowHeader)
                .map(({ key, label }) => (
                  <Checkbox key={key} label={label} checked={!hidden.includes(key)} onChange={() => toggle(key)} />
                ))}
            </div>
          </details>
          <Button variant="ghost" size="sm" disabled={!rows.length} onClick={save}>
            <Download size={18} aria-hidden /> CSV
          </Button>
        </div>
      </div>

      <div className="desk-summary">
        <p role="status">
          {data && `${data.count.toLocaleString('en-US')} ${data.count === 1 ? count[0] : count[1]}`}
          {data && search && ` with “${search}”`}
        </p>
        {isNarrowed && (
          <Button variant="ghost" size="sm" onClick={() => again(clear)}>
            <X size={16} aria-hidden /> Show all
          </Button>
        )}
        {actions.length > 0 && picked.length > 0 && (
          <div role="group" aria-label={`${picked.length} chosen`} className="desk-bulk">
            <span>{picked.length} chosen</span>
            {actions.map(({ label, onPick }) => (
              <Button key={label} variant="outline" size="sm" onClick={() => onPick(picked)}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>

      {error && !data ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : !data ? (
        <SkeletonGroup label={`Fetching ${count[1]}`}>
          <SkeletonText lines={10} />
        </SkeletonGroup>
      ) : !rows.length && page === 1 && !isNarrowed ? (
        nothing
      ) : !rows.length ? (
        <p className="desk-none">Nothing is listed here. Show all, or change what you look for.</p>
      ) : (
        <div aria-busy={isLoading} className="desk-rows">
          <TableSheet>
            <DataTable
              caption={name}
              columns={columns}
              hidden={hidden}
              rows={rows}
              rowKey={rowKey}
              rowName={rowName}
              hrefOf={hrefOf}
              sort={sort}
              onSort={sortBy}
              selected={selected}
              onSelect={actions.length ? setChosen : undefined}
              onOpen={(href) => void navigate(href)}
            />
          </TableSheet>
          <Pagination
            page={page}
            totalPages={Math.ceil(data.count / pageSize)}
            hrefOf={(to) => addressWith(path, query, { page: to > 1 ? String(to) : '' })}
          />
        </div>
      )}
    </Base>
  )
}
