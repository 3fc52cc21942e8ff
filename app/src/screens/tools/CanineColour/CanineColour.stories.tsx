import { resultCalls } from '@shop/contract/result'
import { toolCalls } from '@shop/contract/tool'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { CanineColour } from './CanineColour.screen.tsx'

const path = '/my/canine-colour'
const dog = 'dog=E/e_KB/KB_at/at_B/b_D/D_?_S/S'
const pair = 'dog=E/e_KB/KB_at/at_B/b_D/D_N/M_S/S&mate=?_KB/KB_at/at_B/B_D/D_N/M_S/S'
const meta = {
  component: CanineColour,
  title: 'Screens/Tools/CanineColour',
  parameters: { path: `${path}?${dog}`, settings: { user: signedIn() } },
} satisfies Meta<typeof CanineColour>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

/** Every locus is chosen or marked as not tested; the first one missing takes the focus. */
export const NothingChosen: Story = {
  parameters: { path },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the color' }))
    await expect((await canvas.findAllByText('This field is required')).length).toBeGreaterThanOrEqual(7)
    await expect(canvas.getByRole('combobox', { name: /E locus/ })).toHaveFocus()
  },
}

/** A dog of one's own fills the genotypes by its results; what was not tested counts so. */
export const FromOnesOwnDog: Story = {
  parameters: { path },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Take them from a dog of yours' }))
    await userEvent.click(await canvas.findByRole('option', { name: /^Skye/ }))
    await expect(await canvas.findByText(/^5 of 7 genes are taken from Skye’s results/)).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: /^A locus/ })).toHaveValue('at/at')
    await expect(canvas.getByRole('combobox', { name: /^K locus/ })).toHaveValue('?')
    await userEvent.click(canvas.getByRole('button', { name: 'Show the color' }))
    await expect((await canvas.findAllByRole('heading', { level: 2 }))[0]).toBeVisible()
  },
}
export const WithoutColourTests: Story = {
  parameters: { path },
  beforeEach: ({ msw }) => msw.use(mock(resultCalls.getAnimalCoat, { coat: null })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Take them from a dog of yours' }))
    await userEvent.click(await canvas.findByRole('option', { name: /^Skye/ }))
    await expect(await canvas.findByText(/^No color test of Skye has a result/)).toBeVisible()
  },
}
/** One dog with a locus that was not tested: every colour that it leaves open. */
export const OneDog: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'One of 3 colors' })).toBeVisible()
    await expect(canvas.getByText('Your dog: M (PMEL).')).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'M (PMEL) Not tested Open Open' })).toBeVisible()
  },
}

/** A pair of merles: the warning first, then the colours as ranges. */
export const Pair: Story = {
  tags: ['long'],
  parameters: { path: `${path}?${pair}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Double merle: 25% of the puppies/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '4 colors are possible' })).toBeVisible()
    await expect(canvas.getByText('The sire: E (MC1R).')).toBeVisible()
    await expect(canvas.getByText('25 to 50%')).toBeVisible()
  },
}
export const PairOnAPhone: Story = { parameters: { path: `${path}?${pair}` }, globals: phone }

/** The tool in British English. */
export const InBritain: Story = {
  parameters: { settings: { user: signedIn(), country: 'GB' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What colour will they be?' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show the colour' })).toBeVisible()
  },
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(toolCalls.predictCanineColour)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.predictCanineColour, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const Dark: Story = { globals: { scheme: 'dark' } }
