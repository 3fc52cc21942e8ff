import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { Option } from './filter-options.ts'
import { VirtualDropdown, type VirtualDropdownProps } from './VirtualDropdown.tsx'
import { nativeControls } from '../native-controls.ts'

const names = [
  'Australian Shepherd',
  'Beagle',
  'Border Collie',
  'Braque Français',
  'Cavalier King Charles Spaniel',
  'Dalmatian',
  'French Bulldog',
  'German Shepherd Dog',
  'Golden Retriever',
  'Labrador Retriever',
  'Newfoundland',
  'Nova Scotia Duck Tolling Retriever',
  'Poodle (Standard)',
  'Shetland Sheepdog',
  'Whippet',
]
const breeds = names.map((label, index) => ({ value: String(index + 1), label }))
const registry = Array.from({ length: 100_000 }, (_, index) => ({
  value: `R${index}`,
  label: `Registered dog ${index + 1}`,
}))

/** Holds the selection, as a form would. */
function Demo(props: VirtualDropdownProps) {
  const [one, setOne] = useState(props.isMultiple ? null : props.value)
  const [many, setMany] = useState(props.isMultiple ? props.value : [])
  if (props.isMultiple) {
    const onChange = (value: Option[]) => (setMany(value), props.onChange(value))
    return <VirtualDropdown {...props} value={many} onChange={onChange} />
  }
  const onChange = (value: Option) => (setOne(value), props.onChange(value))
  return <VirtualDropdown {...props} value={one} onChange={onChange} />
}

const calls = (spy: unknown) => (spy as ReturnType<typeof fn>).mock.calls

const single = { label: 'Breed', options: breeds, value: null, onChange: fn() }
const multiple = {
  label: 'Breeds',
  options: breeds,
  isMultiple: true,
  value: breeds.slice(1, 3),
  onChange: fn(),
} as const

const meta = {
  component: VirtualDropdown,
  title: 'Components/Forms/VirtualDropdown',
  tags: ['manifest'],
  argTypes: {
    ...nativeControls('help', 'error', 'required'),
    isMultiple: { description: 'Several can be chosen, and each is a chip above the list.' },
    value: { description: 'The chosen option or null; with `isMultiple` all that are chosen.' },
    onChange: { description: 'Called with the chosen option; with `isMultiple` with all that are chosen.' },
  },
  args: single,
  render: (args) => (
    <div style={{ maxWidth: '24rem', minHeight: '24rem' }}>
      <Demo {...args} />
    </div>
  ),
} satisfies Meta<typeof VirtualDropdown>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox'))
  await canvas.findAllByRole('option')
}
const search =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard(text)
  }

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Breed' })).toHaveAttribute('placeholder', 'Select an option')
  },
}
export const Selected: Story = { args: { value: breeds[2] as Option } }
export const WithHelp: Story = { args: { help: 'As written on the pedigree.', required: true } }
export const WithError: Story = {
  args: { error: 'This field is required.', required: true },
  play: async ({ canvas }) => {
    const combobox = canvas.getByRole('combobox')
    await expect(combobox).toBeInvalid()
    await expect(combobox).toHaveAccessibleDescription('This field is required.')
    const { borderColor } = getComputedStyle(combobox.parentElement ?? combobox)
    await expect(borderColor).toBe('rgb(163, 36, 27)')
  },
}
export const Disabled: Story = { args: { disabled: true, value: breeds[2] as Option } }
export const Open: Story = {
  args: { value: breeds[2] as Option },
  play: async (context) => {
    await open(context)
    const { canvas } = context
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Border Collie'))
    const row = canvas.getByRole('option', { selected: true })
    await expect(row.offsetHeight).toBe(40)
    await expect(canvas.getByRole('listbox').offsetHeight).toBe(240)
  },
}
export const Lower: Story = {
  args: { maxHeight: '14.25rem' },
  play: async (context) => {
    await open(context)
    await expect(context.canvas.getByRole('listbox').offsetHeight).toBe(228)
  },
}
export const Lowest: Story = {
  args: { maxHeight: '11.25rem' },
  play: async (context) => {
    await open(context)
    await expect(context.canvas.getByRole('listbox').offsetHeight).toBe(180)
  },
}
export const Searched: Story = {
  play: async (context) => {
    await search('FRANCAIS')(context)
    await waitFor(() => expect(context.canvas.getAllByRole('option')).toHaveLength(1))
    await expect(context.canvas.getByRole('option')).toHaveTextContent('Braque Français')
  },
}
export const NoResults: Story = {
  play: async (context) => {
    await search('unicorn')(context)
    await expect(await context.canvas.findByText('No Results')).toBeVisible()
    await expect(context.canvas.queryByRole('option')).toBeNull()
  },
}
export const NothingFound: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await canvas.findByText('Nothing found.')).toBeVisible()
  },
}
/** That there is nothing is not claimed where it is not known. */
export const Failed: Story = {
  args: { options: [], failure: 'Failed to fetch breeds', help: 'As written on the pedigree.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    // Below the control, and in the list.
    await waitFor(() => expect(canvas.getAllByText('Failed to fetch breeds')).toHaveLength(2))
    await expect(canvas.getByText('Please try again in a moment.')).toBeVisible()
    await expect(canvas.queryByText('As written on the pedigree.')).toBeNull()
    await expect(canvas.queryByText('Nothing found.')).toBeNull()
  },
}
export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await canvas.findByText('Loading')
  },
}

export const Multiple: Story = {
  args: multiple,
  play: async (context) => {
    await open(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('option', { name: 'Dalmatian' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([breeds[1], breeds[2], breeds[5]])
    await expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', '3 selected')
    await userEvent.click(canvas.getByRole('option', { name: 'Beagle' }))
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2)
  },
}
export const MultipleClosed: Story = {
  args: { ...multiple, value: breeds.slice(0, 5) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Beagle' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('4 selected')
    await expect(canvas.getByRole('button', { name: '+2 more' })).toBeVisible()
  },
}

/** The caller searches and brings pages of twenty, as a server does. */
export const Pages: Story = {
  args: { onSearch: fn(), onEndReached: fn() },
  render: function Paged(args) {
    const [text, setText] = useState('')
    const [count, setCount] = useState(20)
    const found = registry.filter(({ label }) => label.includes(text))
    const onSearch = (wanted: string) => (args.onSearch?.(wanted), setText(wanted), setCount(20))
    const onEndReached = () => (args.onEndReached?.(), setTimeout(() => setCount((loaded) => loaded + 20), 50))
    const paging = { options: found.slice(0, count), hasMore: count < found.length, onSearch, onEndReached }
    return (
      <div style={{ maxWidth: '24rem', minHeight: '24rem' }}>
        <Demo {...args} {...paging} />
      </div>
    )
  },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    await step('the next pages come at the end', async () => {
      await open(context)
      // The rows are drawn once Virtuoso has measured itself; a key before that moves nothing.
      await canvas.findByRole('option', { name: 'Registered dog 1' })
      await userEvent.keyboard('{End}')
      await waitFor(() => expect(args.onEndReached).toHaveBeenCalled())
      await canvas.findByRole('option', { name: 'Registered dog 21' })
      await userEvent.keyboard('{End}')
      await canvas.findByRole('option', { name: 'Registered dog 40' })
    })
    await step('a search is requested once, after typing', async () => {
      await userEvent.keyboard('99999')
      await canvas.findByRole('option', { name: 'Registered dog 99999' })
      await expect(calls(args.onSearch)).toEqual([['99999']])
    })
    await step('finding nothing says so', async () => {
      await userEvent.keyboard('x')
      await canvas.findByText('Nothing found.')
    })
  },
}

export const HundredThousand: Story = {
  args: { label: 'Dog', options: registry },
  play: async (context) => {
    await open(context)
    const { canvas, userEvent } = context
    await userEvent.keyboard('{End}')
    const last = await canvas.findByRole('option', { name: 'Registered dog 100000' })
    await expect(last).toHaveAttribute('aria-posinset', '100000')
    await expect(last).toHaveAttribute('aria-setsize', '100000')
    await expect(canvas.getAllByRole('option').length).toBeLessThan(40)
  },
}

/** A card that cuts off what leaves it cannot cut off the list, and at the bottom of the screen it opens upwards. */
export const UpwardsFromACard: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ height: '100vh', display: 'flex', alignItems: 'flex-end', padding: '1rem' }}>
      <div style={{ width: '24rem', overflow: 'hidden', padding: '1rem', border: '1px solid', borderRadius: '18px' }}>
        <Demo {...args} />
      </div>
    </div>
  ),
  play: async (context) => {
    await open(context)
    const { canvas } = context
    const control = canvas.getByRole('combobox').getBoundingClientRect()
    await waitFor(() =>
      expect(canvas.getByRole('listbox').getBoundingClientRect().bottom).toBeLessThanOrEqual(control.top),
    )
  },
}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const combobox = canvas.getByRole('combobox')
    const activeName = () =>
      canvas.queryAllByRole('option').find(({ id }) => id === combobox.getAttribute('aria-activedescendant'))
        ?.textContent
    const isOn = (name: string) => waitFor(() => expect(activeName()).toBe(name))
    await step('Down opens on the first row, arrows and pages move', async () => {
      await userEvent.tab()
      await expect(combobox).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard('{ArrowDown}')
      await isOn('Australian Shepherd')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
      await isOn('Beagle')
      await userEvent.keyboard('{PageDown}')
      await isOn('German Shepherd Dog')
      await userEvent.keyboard('{End}')
      await isOn('Whippet')
      await userEvent.keyboard('{PageUp}')
      await isOn('Golden Retriever')
      await userEvent.keyboard('{Home}')
      await isOn('Australian Shepherd')
    })
    await step('Escape closes and changes nothing', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(combobox).toHaveAttribute('aria-expanded', 'false')
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step('typing searches at once, Enter picks the first', async () => {
      await userEvent.keyboard('collie')
      await isOn('Border Collie')
      await userEvent.keyboard('{Enter}')
      await expect(calls(args.onChange)).toEqual([[breeds[2]]])
      await expect(combobox).toHaveValue('Border Collie')
      await expect(combobox).toHaveFocus()
    })
    await step('it opens again on what is selected; Tab closes', async () => {
      await userEvent.keyboard('{Enter}')
      await isOn('Border Collie')
      await userEvent.tab()
      await expect(combobox).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

export const PressOutside: Story = {
  play: async (context) => {
    await open(context)
    await context.userEvent.click(document.body)
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const InAForm: Story = {
  args: { ...multiple, name: 'breeds' },
  render: (args) => (
    <form aria-label="Filters">
      <Demo {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = new FormData(canvas.getByRole<HTMLFormElement>('form'))
    await expect(form.getAll('breeds')).toEqual(['2', '3'])
    await expect(within(canvas.getByRole('form')).getByRole('combobox')).not.toHaveAttribute('name')
  },
}
