import { activationCalls } from '@shop/contract/activation'
import { activated, activation, checkedActivation } from '@shop/mocks/fixtures/activation'
import { owner, signedIn } from '@shop/mocks/fixtures/user'
import { mockFailure, mockOffline, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Activate } from './Activate.screen.tsx'
import { begun, isAt, opened, phone, renderActivate, says } from './activate-story.tsx'

const meta = {
  component: Activate,
  title: 'Screens/Activate/Flow',
  parameters: opened('review'),
  render: renderActivate,
} satisfies Meta<typeof Activate>
export default meta
type Story = StoryObj<typeof meta>

const stored = () => JSON.parse(localStorage.getItem('activation') ?? 'null') as { id: string; reached: number } | null

export const Loading: Story = {
  beforeEach: (context) => {
    begun(activation())(context)
    context.msw.use(mockPending(activationCalls.getActivation))
  },
}
export const Failed: Story = {
  beforeEach: (context) => {
    begun(activation())(context)
    context.msw.use(mockFailure(activationCalls.getActivation, 500))
  },
  play: () => says('Error fetching data'),
}
export const Offline: Story = {
  beforeEach: (context) => {
    begun(activation())(context)
    context.msw.use(mockOffline(activationCalls.getActivation))
  },
  play: () => says('We cannot reach the shop'),
}

/** Nothing was begun in this browser: every address leads to the first step. */
export const NothingBegun: Story = {
  play: async ({ canvas }) => {
    await isAt('/activate')
    await expect(await canvas.findByLabelText(/^Email/)).toHaveValue('')
  },
}

/** Too old, or another person's: a kind word, and afresh. */
export const Unknown: Story = {
  beforeEach: (context) => {
    begun(activation())(context)
    context.msw.use(mockFailure(activationCalls.getActivation, 404))
  },
  play: async () => {
    await isAt('/activate')
    await says('Let us start again')
  },
}

/** An address cannot skip a step: not one without what is before it … */
export const StartsWhereSomethingIsMissing: Story = {
  beforeEach: begun(checkedActivation({ selectedTestKit: { id: 969, name: 'Geno Pet' } })),
  play: () => isAt('/activate/about-my-pet'),
}
/** … and not one this browser has not reached. */
export const NotYetReached: Story = {
  beforeEach: begun(activation(), 3),
  play: () => isAt('/activate/kit'),
}

/** Another tab, or a reload: its id is all this browser stores, and everything is there (login-3, activate-5). */
export const InASecondTab: Story = {
  beforeEach: begun(activation(), 6),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Is everything right?' })).toBeVisible()
    await expect(canvas.getByText(/^Biscuit/)).toBeVisible()
    await expect(Object.keys(stored() ?? {})).toEqual(['id', 'reached'])
  },
}
/** It was finished in another tab: nothing is left to do. */
export const FinishedElsewhere: Story = { beforeEach: begun(activated()), play: () => isAt('/activate/done') }

/** Back goes one step, which shows what was entered; the heading has the focus. */
export const Back: Story = {
  parameters: opened('about-me'),
  beforeEach: begun(activation(), 6),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await isAt('/activate/about-my-pet')
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('Biscuit')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await expect(stored()?.reached).toBe(6)
  },
}

const ask: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Start again' }))
const answer = async (name: string, { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) =>
  userEvent.click(within(await canvas.findByRole('alertdialog')).getByRole('button', { name }))

export const AsksBeforeItStartsAgain: Story = { beforeEach: begun(activation(), 6), play: ask }
export const AsksOnAPhone: Story = { ...AsksBeforeItStartsAgain, globals: phone }
export const StartedAgain: Story = {
  beforeEach: begun(activation(), 6),
  play: async (context) => {
    await ask(context)
    await answer('Start again', context)
    await isAt('/activate')
    await expect(stored()).toBeNull()
    await expect(await context.canvas.findByLabelText(/^Email/)).toHaveValue('')
  },
}
/** Back to where the kit is entered; what comes after is walked through again (activate-2). */
export const BackToTheKit: Story = {
  beforeEach: begun(activation(), 6),
  play: async (context) => {
    await ask(context)
    await answer('Back to the kit', context)
    await isAt('/activate/kit')
    await expect(stored()?.reached).toBe(3)
  },
}
export const CarriesOn: Story = {
  beforeEach: begun(activation(), 6),
  play: async (context) => {
    await ask(context)
    await answer('Carry on', context)
    await isAt('/activate/review')
    await expect(stored()?.reached).toBe(6)
  },
}

/** A signed-in user's session is over: the same steps, as a guest; the record is the user's, and so is missing. */
export const SessionExpired: Story = {
  parameters: opened('review', signedIn(owner())),
  beforeEach: (context) => {
    begun(activation())(context)
    context.msw.use(mockFailure(activationCalls.getActivation, 404))
  },
  play: () => isAt('/activate'),
}
export const Dark: Story = { globals: { scheme: 'dark' } }
