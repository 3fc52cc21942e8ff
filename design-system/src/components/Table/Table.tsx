import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tableRecipe } from './Table.recipe.ts'

const Base = chakra('div', tableRecipe)

type Column<Row> = {
  /** Unique within the table. */
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Aligned to the end, in figures of one width. */
  isNumeric?: boolean
  /** Names its row: read out with every other cell of it. */
  isRowHeader?: boolean
}

export type TableProps<Row> = {
  /** What the table holds: its name. */
  caption: string
  /** Leaves the caption to screen readers alone, under a heading with the same text. */
  isCaptionHidden?: boolean
  /** What each column shows, and how a phone names it. */
  columns: Column<Row>[]
  /** What the table is of, a row each. */
  rows: Row[]
  /** Distinguishes rows when they move. */
  rowKey: (row: Row) => string | number
  /** Shown when there are no rows. */
  emptyText?: string
}

/** A data table; where it is narrow its rows become cards, by CSS alone: it is the same table to a screen reader. */
export function Table<Row>({
  caption,
  isCaptionHidden,
  columns,
  rows,
  rowKey,
  emptyText = 'Nothing here yet.',
}: TableProps<Row>) {
  // The roles are a table's own, written out because `display: block` takes them away in some browsers.
  return (
    <Base>
      <table role="table" aria-label={isCaptionHidden ? caption : undefined}>
        {!isCaptionHidden && <caption>{caption}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, label, isNumeric }) => (
              <th key={key} role="columnheader" scope="col" data-numeric={isNumeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map(({ key, label, cell, isNumeric, isRowHeader }) =>
                isRowHeader ? (
                  <th key={key} role="rowheader" scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} role="cell" data-label={label} data-numeric={isNumeric || undefined}>
                    <div>{cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
          {!rows.length && (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className="table-empty">
                {emptyText}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Base>
  )
}
