import { parentageCalls } from '@shop/contract/parentage'
import { listOf } from '@shop/mocks/fixture'
import { animalId } from '@shop/mocks/fixtures/animal'
import { parentageAnimals, parentageRequest } from '@shop/mocks/fixtures/parentage'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { ParentageRequests } from './ParentageRequests.screen.tsx'

const path = '/my/parentage-requests'
const meta = {
  component: ParentageRequests,
  title: 'Screens/Tools/ParentageRequests',
  parameters: { path, settings: { user: signedIn() } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(parentageCalls.listParentageAnimals, ({ query }) =>
        listOf(parentageAnimals.filter(({ gender }) => !query.gender || gender === query.gender)),
      ),
    ),
} satisfies Meta<typeof ParentageRequests>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const results = [
  parentageRequest(),
  parentageRequest({
    id: 'c0ffee00-0000-4000-8000-000000000952',
    verdict: 'qualifies_one_exclusion',
    meaning: 'One of 230 markers does not fit, which a mutation can explain. Test more markers to be surer.',
    mismatches: ['Marker 117'],
  }),
  parentageRequest({
    id: 'c0ffee00-0000-4000-8000-000000000956',
    verdict: 'qualifies_few_exclusions',
    meaning: 'Three of 230 markers do not fit, no more than reading errors alone make in so many.',
    mismatches: ['Marker 017', 'Marker 117', 'Marker 201'],
  }),
  parentageRequest({
    id: 'c0ffee00-0000-4000-8000-000000000953',
    sire: { id: animalId(308), name: 'Lerwick' },
    verdict: 'excluded',
    meaning:
      'Too many markers do not fit. Lerwick is excluded as the sire of Wren. Have the samples tested again first.',
    mismatches: ['Marker 004', 'Marker 019', 'Marker 077'],
  }),
  parentageRequest({
    id: 'c0ffee00-0000-4000-8000-000000000954',
    dam: null,
    verdict: 'inconclusive',
    meaning: 'Too few markers could be read in both animals to say anything.',
    markersCompared: 12,
    powerOfExclusion: null,
  }),
  parentageRequest({
    id: 'c0ffee00-0000-4000-8000-000000000955',
    sire: { id: animalId(304), name: 'Moss' },
    dam: null,
    verdict: 'not_comparable',
    meaning: 'Wren was profiled on ISAG 2020 SNP and Moss on ISAG 2006 STR. These have no markers in common.',
    panel: null,
    markersCompared: 0,
    powerOfExclusion: null,
  }),
]

/** Every verdict there is. */
export const Full: Story = {
  beforeEach: ({ msw }) => msw.use(mock(parentageCalls.listParentageRequests, listOf(results))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not comparable')).toBeVisible()
    const [first] = canvas.getAllByText('The numbers')
    if (first) await userEvent.click(first)
    await expect(canvas.getAllByText(/^99.99%/)[0]).toBeVisible()
  },
}
export const Phone: Story = {
  globals: phone,
  beforeEach: ({ msw }) => msw.use(mock(parentageCalls.listParentageRequests, listOf(results))),
}

export const Compares: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Animal/ }))
    await userEvent.click(await canvas.findByRole('option', { name: /Wren/ }))
    await userEvent.click(canvas.getByRole('combobox', { name: 'Dam' }))
    await userEvent.click(await canvas.findByRole('option', { name: /Skye/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    await canvas.findByText(/^Wren, and Skye.*: Qualifies$/, { selector: '[role=status]' })
    await expect(await canvas.findByRole('article', { name: /^Wren, and Skye/ })).toBeVisible()
  },
}

/** Two animals, or two samples of one: shown below the form, and not stored. */
export const SameAnimal: Story = {
  beforeEach: ({ msw }) => msw.use(mock(parentageCalls.listParentageRequests, listOf([]))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /First sample of/ }))
    await userEvent.click(await canvas.findByRole('option', { name: /Wren/ }))
    await userEvent.click(canvas.getByRole('combobox', { name: /Second sample of/ }))
    await userEvent.click(await canvas.findByRole('option', { name: /Skye/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tell them apart' }))
    await expect(await canvas.findByText('Two animals')).toBeVisible()
    await expect(canvas.getByText(/^112 of 230 markers differ/)).toBeVisible()
  },
}

/** A parent is missing: shown on the form before anything is sent. */
export const NoParent: Story = {
  parameters: { path: `${path}?offspring=${animalId(303)}` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue(/Wren/)
    await userEvent.click(canvas.getByRole('button', { name: 'Compare' }))
    await expect((await canvas.findAllByText('Choose the dam, the sire or both'))[0]).toBeVisible()
  },
}

/** Both forms, sent as they are: what is missing is written in words (error-2), not as the id that a choice sends. */
export const Untouched: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Compare', 'Tell them apart']) await userEvent.click(canvas.getByRole('button', { name }))
    for (const name of [/^Animal/, /^First sample of/, /^Second sample of/])
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name })).toHaveAccessibleDescription(/^This field is required/),
      )
    await expect(canvas.queryByText(/UUID/i)).toBeNull()
  },
}

export const DifferentPanels: Story = {
  parameters: { path: `${path}?offspring=${animalId(303)}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Sire' }))
    await userEvent.click(await canvas.findByRole('option', { name: /Moss/ }))
    await expect(await canvas.findByText('Different panels')).toBeVisible()
  },
}

export const Many: Story = {
  parameters: { path: `${path}?page=2` },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(
        parentageCalls.listParentageRequests,
        listOf(
          Array.from({ length: 20 }, (_, index) =>
            parentageRequest({ id: `c0ffee00-0000-4000-8000-0000000010${String(index).padStart(2, '0')}` }),
          ),
          { count: 60, next: 3, previous: 1 },
        ),
      ),
    ),
}
export const None: Story = {
  beforeEach: ({ msw }) => msw.use(mock(parentageCalls.listParentageRequests, listOf([]))),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing compared yet')).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(parentageCalls.listParentageRequests)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(parentageCalls.listParentageRequests, 500)),
}
/** That there is nothing is not claimed where it is not known. */
export const AnimalsFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(parentageCalls.listParentageAnimals, 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Dam/ }))
    // Below each of the five fields, and in the open list.
    await waitFor(() => expect(canvas.getAllByText('Failed to fetch animals')).toHaveLength(6))
    await expect(canvas.queryByText('Nothing found.')).toBeNull()
  },
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
export const ForVets: Story = { parameters: { settings: { user: signedIn(vet()) } } }
export const SessionExpired: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(parentageCalls.listParentageRequests, 401)),
}
