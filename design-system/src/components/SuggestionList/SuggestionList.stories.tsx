import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SuggestionList } from './SuggestionList.tsx'

const tests = [
  ['Collie eye anomaly', 'Dog · Eyes'],
  ['Border Collie full breed profile', 'Dog · Full breed profile'],
  ['Multidrug sensitivity (MDR1)', 'Dog · Nervous system'],
  ['Trapped neutrophil syndrome', 'Dog · Immune system'],
  ['Neuronal ceroid lipofuscinosis 5', 'Dog · Nervous system'],
  ['Raine syndrome', 'Dog · Teeth'],
  ['Imerslund-Gräsbeck syndrome', 'Dog · Digestion'],
  ['Degenerative myelopathy', 'Dog · Nervous system'],
]
const items = tests.map(([label = '', detail], id) => ({ id, label, detail, href: `/store/${id}` }))

const meta = {
  component: SuggestionList,
  title: 'Components/SuggestionList',
  tags: ['manifest'],
  args: { id: 'suggestions', label: 'Suggestions', items, active: -1, onPick: fn(), onEndReached: fn() },
  render: (args) => (
    <Box maxWidth="26rem" bg="card" border="hairline" borderRadius="control" overflow="hidden">
      <Box padding="4" borderBlockEnd="hairline">
        <input role="combobox" aria-label="Search" aria-expanded aria-controls={args.id} placeholder="The search box" />
      </Box>
      <SuggestionList {...args} />
    </Box>
  ),
} satisfies Meta<typeof SuggestionList>
export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('listbox').offsetHeight).toBe(256)
    const row = canvas.getByRole('option', { name: /^Raine syndrome/ })
    await expect(row).toHaveAttribute('href', '/store/5')
    row.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(row)
    await expect(args.onPick).toHaveBeenCalledWith(items[5])
  },
}
export const Active: Story = {
  args: { active: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Degenerative myelopathy')
    await waitFor(() => expect(canvas.getByRole('listbox').scrollTop).toBeGreaterThan(0))
  },
}
export const Searching: Story = { args: { items: [], isLoading: true } }
export const NotFound: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Result not found.')
  },
}
export const LongText: Story = {
  args: {
    items: [
      {
        id: 1,
        href: '/store/1',
        label:
          'Nova Scotia Duck Tolling Retriever: degenerative encephalopathy with sleep movement disorder and Caudate-nucleus loss',
        detail: 'Dog · Nervous system and neurologic, also sold within the full breed profile',
      },
    ],
  },
}

const many = Array.from({ length: 40 }, (_, id) => ({ id, label: `Test ${id + 1}`, href: `/store/${id}` }))

/** The next page is requested one and a half heights of the list before its end. */
export const MoreToCome: Story = {
  args: { items: many, hasMore: true },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('listbox')
    const scrollTo = async (left: number) => {
      list.scrollTop = list.scrollHeight - list.clientHeight - left
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    await scrollTo(1.5 * list.clientHeight + 20)
    await expect(args.onEndReached).not.toHaveBeenCalled()
    await scrollTo(1.5 * list.clientHeight - 20)
    await expect(args.onEndReached).toHaveBeenCalled()
  },
}
export const LoadingMore: Story = {
  args: { items: many, hasMore: true, isLoading: true },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('listbox')
    list.scrollTop = list.scrollHeight
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect(args.onEndReached).not.toHaveBeenCalled()
  },
}
