import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Card } from '../Card/Card.tsx'
import { Table, type TableProps } from './Table.tsx'

type Result = {
  test: string
  genotype: string
  tone: 'clear' | 'carrier' | 'affected' | 'none'
  word: string
  price: string
}

const rows: Result[] = [
  { test: 'Cystinuria, type I-A', genotype: 'SLC3A1 M/M', tone: 'affected', word: 'Affected', price: '$58.00' },
  { test: 'Degenerative myelopathy', genotype: 'SOD1 N/M', tone: 'carrier', word: 'Carrier', price: '$58.00' },
  { test: 'Haemophilia A', genotype: 'F8 N/N', tone: 'clear', word: 'Clear', price: '$1,158.00' },
]

const args: TableProps<Result> = {
  caption: 'Juno’s results',
  columns: [
    { key: 'test', label: 'Test', cell: ({ test }) => test, isRowHeader: true },
    { key: 'genotype', label: 'Genotype', cell: ({ genotype }) => <code>{genotype}</code> },
    { key: 'result', label: 'Result', cell: ({ tone, word }) => <Badge tone={tone}>{word}</Badge> },
    { key: 'price', label: 'Price', cell: ({ price }) => price, isNumeric: true },
  ],
  rows,
  rowKey: ({ test }) => test,
}

const meta: Meta<typeof Table<Result>> = { component: Table, title: 'Components/Table', tags: ['manifest'], args }
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Juno’s results' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByRole('rowheader', { name: 'Haemophilia A' })).toBeVisible()
  },
}
/** As in a phone or an aside. */
export const Narrow: Story = {
  render: (props) => (
    <div style={{ maxWidth: 350 }}>
      <Table {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(9)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getAllByRole('cell').map((cell) => getComputedStyle(cell).display)[0]).toBe('flex')
  },
}
export const InACard: Story = {
  render: (props) => (
    <Card>
      <Table {...props} />
    </Card>
  ),
}
export const HiddenCaption: Story = { args: { isCaptionHidden: true } }
export const Empty: Story = {
  args: { rows: [], emptyText: 'No results yet. They arrive 10 to 15 days after the sample.' },
}
export const LongContent: Story = {
  args: {
    rows: [
      {
        ...(rows[0] as Result),
        test: 'Neuronal ceroid lipofuscinosis 4A, late-onset, in American Staffordshire and Pit Bull Terriers',
        genotype: 'ARSG_NM_001048020.1:c.296G>A_and_a_marker_without_any_space',
      },
      ...rows,
    ],
  },
  render: (props) => (
    <div data-testid="phone" style={{ maxWidth: 350 }}>
      <Table {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId('phone')
    await expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth)
  },
}
