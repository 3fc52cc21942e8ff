import { toolCalls } from '@shop/contract/tool'
import { felineColour, felineLitter } from '@shop/mocks/fixtures/tool'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { FelineColour } from './FelineColour.screen.tsx'

const cat = 'cat=D/d_B/b_a/a_C/cs_o/o_i/i_N/N'
const pair = `${cat}&mate=d/d_b/b_a/a_C/C_o/Y_i/i_N/N`
const meta = {
  component: FelineColour,
  title: 'Screens/Tools/FelineColour',
  parameters: { path: `/my/feline-colour?${cat}`, settings: { user: signedIn() } },
} satisfies Meta<typeof FelineColour>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Start: Story = { parameters: { path: '/my/feline-colour' } }

/** Each gene must be chosen; the first one missing takes the focus. */
export const NothingChosen: Story = {
  parameters: { path: '/my/feline-colour' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the color' }))
    await expect((await canvas.findAllByText('This field is required')).length).toBeGreaterThanOrEqual(4)
    await expect(canvas.getByRole('combobox', { name: /Dilute/ })).toHaveFocus()
  },
}

export const Asks: Story = {
  parameters: { path: '/my/feline-colour' },
  play: async ({ canvas, userEvent }) => {
    for (const [name, genotype] of [
      [/Dilute/, 'D/d'],
      [/Brown/, 'B/b'],
      [/Agouti/, 'a/a'],
      [/Colorpoint/, 'C/cs'],
      [/Orange/, 'o/Y'],
      [/Silver/, '?'],
      [/White/, 'N/N'],
    ] as const)
      await userEvent.selectOptions(canvas.getByRole('combobox', { name }), genotype)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the color' }))
    await expect(await canvas.findByRole('heading', { name: 'Black' })).toBeVisible()
  },
}

export const OneCat: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Black' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /D \(MLPH\) D\/d Full color dilute/ })).toBeVisible()
  },
}
export const OneCatOnAPhone: Story = { globals: phone }

export const Pair: Story = {
  parameters: { path: `/my/feline-colour?${pair}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4 colors are possible' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'chocolate (b) 50%' })).toBeVisible()
  },
}
/** Orange lies on the X chromosome: daughters and sons are told apart, and a tom is offered one copy. */
export const RedAndTortoiseshell: Story = {
  parameters: { path: `/my/feline-colour?${pair.replace('_o/o_', '_O/o_')}` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(toolCalls.predictFelineColour, {
        ...felineLitter(),
        colours: ['Black', 'Tortoiseshell of black and red', 'Red tabby'],
        offspringColours: (
          [
            ['Black', 'daughters'],
            ['Tortoiseshell of black and red', 'daughters'],
            ['Black', 'sons'],
            ['Red tabby', 'sons'],
          ] as const
        ).map(([colour, sex]) => ({ colour, sex, percentFrom: 50, percentTo: 50 })),
        offspringMarks: [{ colour: 'White spotting', percentFrom: 50, percentTo: 50 }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Daughters' })).toBeVisible()
    await expect(canvas.getByText('Tortoiseshell of black and red')).toBeVisible()
    const [queen, tom] = canvas.getAllByRole('combobox', { name: /Orange/ })
    await expect(within(queen as HTMLElement).getByRole('option', { name: 'O/o' })).toBeInTheDocument()
    await expect(within(tom as HTMLElement).queryByRole('option', { name: 'O/o' })).toBeNull()
    await expect(within(tom as HTMLElement).getByRole('option', { name: 'O/Y' })).toBeInTheDocument()
  },
}
export const RedAndTortoiseshellOnAPhone: Story = { ...RedAndTortoiseshell, play: undefined, globals: phone }
export const PairOnAPhone: Story = { parameters: { path: `/my/feline-colour?${pair}` }, globals: phone }

export const AllGenotypesOpen: Story = {
  tags: ['long'],
  parameters: { path: `/my/feline-colour?${pair}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('All 8 genotypes together'))
    await expect(canvas.getByRole('row', { name: 'D/d b/b a/a C/cs Chocolate 12.5%' })).toBeVisible()
  },
}

export const PointedAndTabby: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        toolCalls.predictFelineColour,
        felineColour({
          colours: ['Seal point', 'Seal lynx point', 'Blue mink', 'Chocolate tabby', 'Cinnamon', 'Fawn'],
        }),
      ),
    ),
}

export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(toolCalls.predictFelineColour)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.predictFelineColour, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible(),
}
export const Offline: Story = offline
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.predictFelineColour, 401)),
}
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
