import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { type DataColumn, DataTable, type DataTableProps } from './DataTable.tsx'

type Parcel = { number: string; name: string; place: string; weight: number }

const names = ['Dana Whitcombe', 'Sam Okafor', 'Priya Raman', 'Wilhelmina Featherstonehaugh-Cholmondeley']
const places = ['Hobart', 'Launceston', 'Llanfairpwllgwyngyll', 'Perth']
const parcels = (count: number): Parcel[] =>
  Array.from({ length: count }, (_, at) => ({
    number: `KP-${100_042 + at}`,
    name: names[at % names.length] ?? '',
    place: places[at % places.length] ?? '',
    weight: 40 + ((at * 37) % 200),
  }))

const columns: DataColumn<Parcel>[] = [
  { key: 'number', label: 'Number', cell: ({ number }) => number, isRowHeader: true, isSortable: true },
  { key: 'name', label: 'Name', cell: ({ name }) => name },
  { key: 'place', label: 'Place', cell: ({ place }) => <Badge>{place}</Badge> },
  { key: 'weight', label: 'Weight', cell: ({ weight }) => `${weight} g`, isNumeric: true, isSortable: true },
]

/** As a screen holds what is chosen and how rows are ordered. */
function Held(props: DataTableProps<Parcel>) {
  const [selected, setSelected] = useState(props.selected ?? [])
  const [sort, setSort] = useState(props.sort ?? '')
  const by = sort.replace('-', '') as keyof Parcel
  const rows = sort
    ? props.rows.toSorted((one, other) => (one[by] < other[by] ? -1 : 1) * (sort.startsWith('-') ? -1 : 1))
    : props.rows
  return (
    <DataTable
      {...props}
      rows={rows}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={props.onSelect && setSelected}
    />
  )
}

const meta: Meta<typeof DataTable<Parcel>> = {
  component: DataTable,
  title: 'Components/DataTable',
  tags: ['manifest'],
  args: {
    caption: 'Parcels',
    columns,
    rows: parcels(6),
    rowKey: ({ number }) => number,
    rowName: ({ number }) => `parcel ${number}`,
    hrefOf: ({ number }) => `/parcels/${number}`,
    onSelect: fn(),
    onOpen: fn(),
  },
  render: (args) => <Held {...args} />,
}
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Chosen: Story = { args: { selected: ['KP-100043', 'KP-100045'] } }
export const Sorted: Story = { args: { sort: '-weight' } }
export const ColumnsHidden: Story = {
  args: { hidden: ['place'] },
  play: async ({ canvas }) => expect(canvas.queryByRole('columnheader', { name: 'Place' })).toBeNull(),
}
export const ReadOnly: Story = { args: { onSelect: undefined, hrefOf: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Of very many rows those near the screen are in the document, and all are counted. */
export const Many: Story = {
  tags: ['!manifest'],
  args: { rows: parcels(100_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(400))
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const row = (number: string) => canvas.getByRole('row', { name: new RegExp(number) })
    row('KP-100042').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(row('KP-100043')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(canvas.getByRole('checkbox', { name: 'Choose parcel KP-100043' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}x')
    await expect(canvas.getAllByRole('checkbox', { name: /parcel/, checked: true })).toHaveLength(2)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(row('KP-100047')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{ArrowUp}')
    await waitFor(() => expect(row('KP-100042')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith('/parcels/KP-100042')
  },
}

export const Presses: Story = {
  tags: ['behaviour', '!manifest'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose all' }))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(7)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose parcel KP-100044' }))
    await expect(args.onOpen).not.toHaveBeenCalled()
    await expect(canvas.getByRole('checkbox', { name: 'Choose all' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Weight' }))
    await expect(canvas.getByRole('columnheader', { name: 'Weight' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('40 g')
    await userEvent.click(canvas.getByRole('button', { name: 'Weight' }))
    await expect(canvas.getByRole('columnheader', { name: 'Weight' })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('row', { name: /KP-100045/ }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('/parcels/KP-100045')
  },
}
