import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchBox } from './SearchBox.tsx'
import { searchBoxRecipe } from './SearchBox.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const tests = [
  ['Collie eye anomaly', 'Dog · Eyes · $58.00'],
  ['Border Collie full breed profile', 'Dog · Full breed profile · $165.00'],
  ['Collie ear carriage', 'Dog · Trait · $42.00'],
  ['Rough Collie full breed profile', 'Dog · Full breed profile · $165.00'],
  ['Bearded Collie full breed profile', 'Dog · Full breed profile · $165.00'],
]
const items = tests.map(([label = '', detail], id) => ({ id, label, detail, href: `/store/${id}` }))

/** Where a link leads: the story stays where it is. */
const follow = fn()
function stay(event: Event) {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  follow(link.getAttribute('href'))
}

const meta = {
  component: SearchBox,
  title: 'Components/SearchBox',
  tags: ['manifest'],
  argTypes: variantControls(searchBoxRecipe),
  args: { label: 'Search tests and breeds', delay: 20, items, onQuery: fn(), onSearch: fn(), onPick: fn() },
  beforeEach: () => {
    addEventListener('click', stay)
    return () => removeEventListener('click', stay)
  },
  render: (args) => (
    <div style={{ maxWidth: '28rem', minHeight: '22rem' }}>
      <SearchBox {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

/** At once: typed letter by letter on a slow machine, it would be requested in the middle. */
const type =
  (text: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.paste(text)
  }

export const Empty: Story = {
  args: { landmark: 'The whole shop' },
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole('search', { name: 'The whole shop' })
    await expect(form).toHaveAttribute('action', '/search')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('name', 'q')
    await userEvent.type(canvas.getByRole('combobox'), '   {Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}
export const Filled: Story = { args: { defaultValue: 'collie' } }

export const OnColour: Story = {
  args: { tone: 'onColour' },
  render: (args) => (
    <div style={{ background: 'var(--chakra-colors-color-palette-solid)', padding: '1rem' }}>
      <div style={{ maxWidth: '20rem' }}>
        <SearchBox {...args} />
      </div>
    </div>
  ),
}

/** As on the listing: no suggestions, the text on Enter or on a press of the button. */
export const WithoutSuggestions: Story = {
  render: ({ onSearch, label }) => <SearchBox label={label} onSearch={onSearch} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' collie {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('collie')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
  },
}

/** Under three letters nothing is requested or shown. */
export const TooShort: Story = {
  play: async (context) => {
    await type('co ')(context)
    await new Promise((resolve) => setTimeout(resolve, 60))
    await expect(context.args.onQuery).not.toHaveBeenCalled()
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Open: Story = {
  play: async (context) => {
    await type('coll')(context)
    const { args, canvas } = context
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5))
    await expect(args.onQuery).toHaveBeenCalledTimes(1)
    await expect(args.onQuery).toHaveBeenCalledWith('coll')
  },
}
export const Searching: Story = {
  args: { isLoading: true, items: [] },
  play: async (context) => {
    await type('collie')(context)
    await context.canvas.findByText('Searching')
  },
}
export const NotFound: Story = {
  args: { items: [] },
  play: async (context) => {
    await type('unicorn')(context)
    await context.canvas.findByText('Result not found.')
  },
}

/** A failed call leaves nothing to show, and no spinner either. */
export const Failed: Story = {
  args: { items: undefined },
  play: async (context) => {
    await type('collie')(context)
    const { args, canvas } = context
    await waitFor(() => expect(args.onQuery).toHaveBeenCalled())
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false'))
  },
}

export const Keyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    const combobox = canvas.getByRole('combobox')
    const active = () => canvas.queryByRole('option', { selected: true })
    await step('Down and Up walk through the suggestions and back to the text', async () => {
      await userEvent.tab()
      await userEvent.paste('coll')
      await canvas.findAllByRole('option')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(active()).toHaveTextContent('Border Collie full breed profile')
      await expect(combobox).toHaveAttribute('aria-activedescendant', active()?.id)
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(active()).toBeNull()
    })
    await step('Escape closes, Down opens again', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(combobox).toHaveAttribute('aria-expanded', 'false')
      await expect(combobox).toHaveValue('coll')
      await userEvent.keyboard('{ArrowDown}')
      await expect(combobox).toHaveAttribute('aria-expanded', 'true')
    })
    await step('Enter follows the suggestion and closes', async () => {
      await canvas.findAllByRole('option')
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await expect(args.onPick).toHaveBeenCalledWith(items[0])
      await expect(follow).toHaveBeenLastCalledWith('/store/0')
      await expect(combobox).toHaveAttribute('aria-expanded', 'false')
      await expect(args.onSearch).not.toHaveBeenCalled()
    })
    await step('Enter in the text searches', async () => {
      await userEvent.keyboard('ie{Enter}')
      await expect(args.onSearch).toHaveBeenCalledWith('collie')
    })
  },
}

export const PressOutside: Story = {
  play: async (context) => {
    await type('coll')(context)
    await context.canvas.findAllByRole('option')
    await context.userEvent.click(document.body)
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}
