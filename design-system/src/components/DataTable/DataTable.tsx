import { chakra } from '@chakra-ui/react'
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import {
  type ContextProp,
  type ItemProps,
  type TableComponents,
  TableVirtuoso,
  type TableVirtuosoHandle,
} from 'react-virtuoso'
import { dataTableRecipe } from './DataTable.recipe.ts'

const Base = chakra('div', dataTableRecipe)

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

export type DataColumn<Row> = {
  /** Unique within the table; its name in `sort`, where it sorts. */
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Aligned to the end, in figures of one width. */
  isNumeric?: boolean
  /** A number or a code, such as KP-100042: never broken into two lines. */
  isCode?: boolean
  /** Names its row: read out with every other cell of it. */
  isRowHeader?: boolean
  /** Rows can be ordered by it. */
  isSortable?: boolean
}

export type DataTableProps<Row extends object> = {
  /** What the table holds: its name. */
  caption: string
  /** What each column shows, and how a phone names it. */
  columns: readonly DataColumn<Row>[]
  /** Keys of columns that are left out. */
  hidden?: readonly string[]
  /** What the table is of, in the order shown. */
  rows: readonly Row[]
  /** Distinguishes rows, also from one page to the next. */
  rowKey: (row: Row) => string
  /** How a row is called where it is chosen: "order KP-100042". */
  rowName: (row: Row) => string
  /** Where a row leads: a press on it, and Enter. */
  hrefOf?: ((row: Row) => string) | undefined
  /** The column that rows are ordered by; "-total" is the greatest first. */
  sort?: string
  /** Orders them otherwise. Without it headings are texts. */
  onSort?: (sort: string) => void
  /** Keys of rows that are chosen. */
  selected?: readonly string[]
  /** Chooses rows: a tick, or x. Without it none can be. */
  onSelect?: ((selected: string[]) => void) | undefined
  /** Opens the address of a row. */
  onOpen?: (href: string) => void
}

/** Rows near the screen, in px below and above it: a page of fifty is all there. */
const nearby = 4000
const firstRows = 50

type Context<Row> = {
  label: string
  count: number
  active: number
  isSelected: (index: number) => boolean
  opens: boolean
  onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>, index: number) => void
  onFocus: (index: number) => void
  onClick: (event: MouseEvent<HTMLTableRowElement>, row: Row) => void
}

type Components = TableComponents<unknown, Context<unknown>>
const components: Components = {
  // The roles are a table's own: `display: block` takes them away in some browsers.
  Table: ({ context, style: _, ...props }) => (
    <table role="table" aria-label={context.label} aria-rowcount={context.count + 1} {...props} />
  ),
  TableHead: ({ context: _, style: __, ...props }) => <thead role="rowgroup" {...props} />,
  TableBody: ({ context: _, ...props }) => <tbody role="rowgroup" {...props} />,
  TableRow: ({ context, item, style: _, ...props }: ItemProps<unknown> & ContextProp<Context<unknown>>) => {
    const index = props['data-index']
    return (
      <tr
        role="row"
        {...props}
        aria-rowindex={index + 2}
        tabIndex={index === context.active ? 0 : -1}
        data-selected={context.isSelected(index) || undefined}
        data-opens={context.opens || undefined}
        onFocus={() => context.onFocus(index)}
        onKeyDown={(event) => context.onKeyDown(event, index)}
        onClick={(event) => context.onClick(event, item)}
      />
    )
  },
}

const directions = { asc: 'ascending', desc: 'descending' } as const
const sortIcons = { asc: ArrowUp, desc: ArrowDown }

/**
 * A table to work with: rows are sorted, chosen and opened, by keyboard too (arrows, Home, End, x, Enter). Only those
 * near the screen are in the document, so that it may have very many. Where it is narrow its rows become cards.
 */
export function DataTable<Row extends object>({
  caption,
  columns,
  hidden = [],
  rows,
  rowKey,
  rowName,
  hrefOf,
  sort = '',
  onSort,
  selected = [],
  onSelect,
  onOpen,
}: DataTableProps<Row>) {
  const [active, setActive] = useState(0)
  const list = useRef<TableVirtuosoHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const defined = useMemo(
    () => columns.map(({ key, label, isSortable = false }) => ({ id: key, header: label, enableSorting: isSortable })),
    [columns],
  )
  const table = useTable({
    features,
    columns: defined,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    enableMultiSort: false,
    state: {
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
      rowSelection: Object.fromEntries(selected.map((key) => [key, true as const])),
      sorting: sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : [],
    },
    onRowSelectionChange: (change) => {
      const before = Object.fromEntries(selected.map((key) => [key, true as const]))
      onSelect?.(Object.keys(typeof change === 'function' ? change(before) : change))
    },
  })
  const shown = table.getVisibleLeafColumns().map(({ id }) => id)
  const cells = columns.filter(({ key }) => shown.includes(key))
  const items = table.getRowModel().rows
  const current = Math.min(active, Math.max(items.length - 1, 0))

  const focusRow = (index: number) => {
    setActive(index)
    const focus = () => root.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus()
    list.current?.scrollIntoView({ index, done: focus })
    focus()
  }
  const open = (row: Row) => hrefOf && onOpen?.(hrefOf(row))
  const moves: Record<string, (index: number) => number> = {
    ArrowDown: (index) => Math.min(index + 1, items.length - 1),
    ArrowUp: (index) => Math.max(index - 1, 0),
    Home: () => 0,
    End: () => items.length - 1,
  }
  const context: Context<Row> = {
    label: caption,
    count: items.length,
    active: current,
    opens: Boolean(hrefOf && onOpen),
    isSelected: (index) => items[index]?.getIsSelected() ?? false,
    onFocus: setActive,
    onKeyDown: (event, index) => {
      // A link or a box in the row has keys of its own.
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
      const move = moves[event.key]
      const item = items[index]
      if (move) focusRow(move(index))
      else if (event.key === 'Enter' && item) open(item.original)
      else if (event.key === 'x' && onSelect) item?.toggleSelected()
      else return
      event.preventDefault()
    },
    onClick: (event, row) => {
      const isControl = (event.target as Element).closest('a, button, input, label, select')
      if (!isControl && !getSelection()?.toString()) open(row)
    },
  }

  return (
    <Base ref={root}>
      <TableVirtuoso
        ref={list}
        useWindowScroll
        data={rows}
        context={context as Context<unknown>}
        components={components as TableComponents<Row, Context<unknown>>}
        computeItemKey={(_, row) => rowKey(row)}
        initialItemCount={Math.min(rows.length, firstRows)}
        increaseViewportBy={nearby}
        fixedHeaderContent={() => (
          <tr role="row">
            {onSelect && (
              <th role="columnheader" scope="col" className="data-choose">
                <label>
                  <input
                    type="checkbox"
                    aria-label="Choose all"
                    checked={table.getIsAllRowsSelected()}
                    ref={(box) => {
                      if (box) box.indeterminate = table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()
                    }}
                    onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
                  />
                </label>
              </th>
            )}
            {cells.map((column) => (
              <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        )}
        itemContent={(index, row) => (
          <>
            {onSelect && (
              <td role="cell" className="data-choose">
                <label>
                  <input
                    type="checkbox"
                    aria-label={`Choose ${rowName(row)}`}
                    tabIndex={-1}
                    checked={items[index]?.getIsSelected() ?? false}
                    onChange={() => items[index]?.toggleSelected()}
                  />
                </label>
              </td>
            )}
            {cells.map(({ key, label, cell, isNumeric, isCode, isRowHeader }) =>
              isRowHeader ? (
                <th key={key} role="rowheader" scope="row" data-code={isCode || undefined}>
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={key}
                  role="cell"
                  data-label={label}
                  data-numeric={isNumeric || undefined}
                  data-code={isCode || undefined}
                >
                  <div>{cell(row)}</div>
                </td>
              ),
            )}
          </>
        )}
      />
    </Base>
  )
}

type HeadingProps<Row> = { column: DataColumn<Row>; sort: string; onSort?: ((sort: string) => void) | undefined }

function Heading<Row>({ column: { key, label, isNumeric, isSortable }, sort, onSort }: HeadingProps<Row>) {
  const direction = sort === key ? 'asc' : sort === `-${key}` ? 'desc' : undefined
  const Icon = direction ? sortIcons[direction] : ArrowUpDown
  return (
    <th
      role="columnheader"
      scope="col"
      data-numeric={isNumeric || undefined}
      aria-sort={direction && directions[direction]}
    >
      {isSortable && onSort ? (
        <button type="button" className="data-sort" onClick={() => onSort(direction === 'asc' ? `-${key}` : key)}>
          {label}
          <Icon size={14} aria-hidden />
        </button>
      ) : (
        label
      )}
    </th>
  )
}
