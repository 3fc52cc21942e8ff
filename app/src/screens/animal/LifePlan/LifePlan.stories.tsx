import { cartCalls } from '@shop/contract/cart'
import { lifePlanCalls, type LifePlan as LifePlanData } from '@shop/contract/life-plan'
import { animalCalls } from '@shop/contract/animal'
import { animalId, biscuit, profileOf } from '@shop/mocks/fixtures/animal'
import { cart } from '@shop/mocks/fixtures/cart'
import {
  lifePlan,
  lifePlanContent,
  lifePlanVersion,
  offeredLifePlan,
  renewedLifePlan,
} from '@shop/mocks/fixtures/life-plan'
import { sampleCalls } from '@shop/contract/sample'
import { sampleAt } from '@shop/mocks/fixtures/sample'
import { breeder, signedIn } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { asOwner, asVet, atAnimal, onPhone } from '../../../parts/animal/animal-story.tsx'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { LifePlan } from './LifePlan.screen.tsx'

const requested = fn()
const meta = {
  component: LifePlan,
  title: 'Screens/Animal/LifePlan',
  parameters: asOwner('life-plan'),
  render: atAnimal(LifePlan),
  beforeEach: () => {
    requested.mockClear()
  },
} satisfies Meta<typeof LifePlan>
export default meta
type Story = StoryObj<typeof meta>

const showing = (shown: LifePlanData): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mock(lifePlanCalls.getLifePlan, shown)),
})

/** Its own DNA first, then the life from here on, with the present stage open. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Biscuit is a young adult' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Open the plan as PDF/ })).toHaveAttribute(
      'href',
      '/api/my/life-plans/c0ffee00-0000-4000-8000-000000001221.pdf',
    )
    const drugs = within(canvas.getByRole('list', { name: 'Medicines to be careful with' }))
    await expect(drugs.getByText('Ivermectin')).toBeVisible()
    await expect(canvas.getByText(/weigh every month/)).toBeVisible()
    await expect(canvas.getByText(/complete food made for growth/)).not.toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'What changed, and when' })).toBeNull()
  },
}
export const ReadyOnAPhone: Story = { globals: onPhone }
export const AnotherStage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Puppy'))
    await waitFor(() => expect(canvas.getByText(/complete food made for growth/)).toBeVisible())
  },
}

/** Each version names what changed, and the old file can still be read. */
export const Renewed: Story = {
  ...showing(renewedLifePlan()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was read again: N\/N, clear before/)).toBeVisible()
    await expect(canvas.getByText('Superseded')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Open version 1 of Biscuit’s life plan/ })).toHaveAttribute(
      'href',
      '/api/my/life-plans/c0ffee00-0000-4000-8000-000000001221.pdf',
    )
  },
}
export const RenewedOnAPhone: Story = { ...Renewed, globals: onPhone, play: undefined }

export const NothingToSay: Story = {
  ...showing(lifePlan({ plan: lifePlanContent({ advice: [], isSampleData: false }) })),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^Nothing in the results asks for anything/)).toBeVisible(),
}

const unknown = lifePlan({
  plan: lifePlanContent({
    basis: { ...lifePlanContent().basis, born: null, weight: null, size: null },
    stages: lifePlanContent().stages.map((stage) => ({ ...stage, isPresent: false })),
    unknowns: [
      { text: 'We do not know when Biscuit was born, so no stage is marked as the present one.', isOwners: true },
      { text: 'We have no weight of Biscuit, so advice for small or for large dogs is left out.', isOwners: true },
      { text: 'Cystinuria could not be read. That says nothing about Biscuit, good or bad.', isOwners: false },
    ],
  }),
})
/** What is missing is named, with the way to enter it. */
export const LittleKnown: Story = {
  ...showing(unknown),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We have no weight of Biscuit/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tell us more about Biscuit' })).toHaveAttribute(
      'href',
      `/my/animals/${animalId(321)}/edit`,
    )
  },
}
export const LittleKnownOnAPhone: Story = { ...LittleKnown, globals: onPhone, play: undefined }

/** With whom it is shared reads it, and cannot mend it. */
export const SharedToRead: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(animalCalls.getAnimalProfile, profileOf({ ...biscuit(), rights: 'view', isShared: true })),
      mock(lifePlanCalls.getLifePlan, unknown),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We have no weight of Biscuit/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Tell us more/ })).toBeNull()
  },
}
export const Vet: Story = { parameters: asVet('life-plan') }

const long = 'Progressive retinal atrophy, rod-cone dysplasia type 1a, Irish Red and White Setter type '
/** A hundred results, names that do not break, and twenty versions. */
export const Long: Story = {
  ...showing(
    lifePlan({
      plan: lifePlanContent({
        advice: Array.from({ length: 30 }, (_, index) => index).flatMap((index) =>
          lifePlanContent()
            .advice.slice(index % 3, (index % 3) + 1)
            .map((one) => ({ ...one, product: { id: 3000 + index, name: `${long}${index}` } })),
        ),
      }),
      versions: Array.from({ length: 20 }, (_, index) =>
        lifePlanVersion({
          number: 20 - index,
          state: index ? 'superseded' : 'current',
          changes: [`${long} was read again: N/N, clear before, N/M, carrier now.`],
        }),
      ),
    }),
  ),
  play: async ({ canvas }) => expect(await canvas.findAllByText(/Irish Red and White Setter type 29/)).toHaveLength(1),
}
export const LongOnAPhone: Story = { ...Long, globals: onPhone, play: undefined }

export const Waiting: Story = {
  ...showing(lifePlan({ state: 'waiting', plan: null, versions: [] })),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('heading', { level: 1, name: 'Biscuit’s life plan is waiting for results' }),
    ).toBeVisible(),
}
export const WaitingOnAPhone: Story = { ...Waiting, globals: onPhone, play: undefined }

export const Withdrawn: Story = {
  ...showing(
    lifePlan({
      state: 'withdrawn',
      plan: null,
      versions: [lifePlanVersion({ state: 'withdrawn', changes: ['Two samples were swapped.'] })],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Biscuit’s life plan was withdrawn' }),
    ).toBeVisible()
    await expect(canvas.getByText('Two samples were swapped.')).toBeVisible()
  },
}

/** It can be bought from here: the cart hears for whom. */
export const ToBuy: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(lifePlanCalls.getLifePlan, offeredLifePlan()),
      mock(cartCalls.addItem, ({ body }) => {
        requested(body)
        return cart()
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Biscuit’s plan to the cart' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'It is in your cart' })).toBeVisible())
    await expect(requested).toHaveBeenCalledWith(
      expect.objectContaining({
        productId: 1221,
        metaData: { animalId: animalId(321), isUpgradeTests: false },
      }),
    )
  },
}
/** Its DNA is still being read: the plan waits for that, and says so before it is paid. */
export const ToBuyBeforeResults: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mock(lifePlanCalls.getLifePlan, { ...offeredLifePlan(), hasFindings: false }),
      mock(sampleCalls.listAnimalBarcodes, { results: [sampleAt('genotyping')] }),
    ),
  play: async ({ canvas }) => {
    const lead = await canvas.findByText(/^It is made from what the laboratory finds/)
    await waitFor(() => expect(lead).toHaveTextContent('Expected by 11/28/2026.'))
    await expect(canvas.queryByText(/results are with us/)).toBeNull()
  },
}
export const ToBuyOnAPhone: Story = { ...showing(offeredLifePlan()), globals: onPhone }
export const NotToBeHad: Story = {
  ...showing(
    lifePlan({
      state: 'none',
      plan: null,
      versions: [],
      refusal: 'The life plan is for dogs only so far: we have no plan for cats yet.',
    }),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(/^The life plan is for dogs only/)).toBeVisible(),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockPending(lifePlanCalls.getLifePlan)),
  play: async ({ canvas }) => expect(await canvas.findByText('Fetching the life plan')).toBeInTheDocument(),
}
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(lifePlanCalls.getLifePlan, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const Offline: Story = offline
export const ForBreeders: Story = { parameters: { settings: { user: signedIn(breeder()) } } }
export const SessionOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(lifePlanCalls.getLifePlan, 401)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('dialog', { name: 'Please log in again' })).toBeInTheDocument(),
}
