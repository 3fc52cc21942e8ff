import { type Microchip, toolCalls } from '@shop/contract/tool'
import { animalId } from '@shop/mocks/fixtures/animal'
import { chipParent, chipRecord, microchip } from '@shop/mocks/fixtures/tool'
import { owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import { mock, mockFailure, mockPending } from '@shop/mocks/mock'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offline } from '../../../parts/failure/offline-story.tsx'
import { MicrochipChecker } from './MicrochipChecker.screen.tsx'

const mine = '/my/microchip-checker?chip=981020000310301'
const meta = {
  component: MicrochipChecker,
  title: 'Screens/Tools/MicrochipChecker',
  parameters: { path: mine, settings: { user: signedIn() } },
} satisfies Meta<typeof MicrochipChecker>
export default meta
type Story = StoryObj<typeof meta>

const guest = { path: '/tools/microchip-checker?chip=981020000310301', settings: { user: null } }
const phone = { viewport: { value: 'phone' } }
const showing = (partial: Partial<Microchip>): Story => ({
  beforeEach: ({ msw }) => msw.use(mock(toolCalls.checkMicrochip, microchip(partial))),
})
const found = { panel: 'ISAG 2020 SNP', isOfBoth: false, markersCompared: 228, powerOfExclusion: 0.9987 } as const

export const Start: Story = {
  tags: ['empty'],
  parameters: { ...guest, path: '/tools/microchip-checker' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Microchip number/ }), '981 020 000 310 301{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'A valid number' })).toBeVisible()
  },
}

/** Panel, markers and power of exclusion of the one that was compared; what the other lacks, and where it is had. */
export const OneParentQualifies: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Wren: the dam qualifies by DNA, the sire is stated, not checked' }),
    ).toBeVisible()
    const dam = within(canvas.getByRole('article', { name: 'Dam' }))
    await expect(dam.getByRole('link', { name: 'Orchardlane Evening Star' })).toHaveAttribute(
      'href',
      `/my/animals/${animalId(301)}`,
    )
    await expect(dam.getByText('ISAG 2020 SNP')).toBeVisible()
    await expect(dam.getByText('228, with the sire at the same time')).toBeVisible()
    await expect(dam.getByText(/^99.99% together/)).toBeVisible()
    const sire = within(canvas.getByRole('article', { name: 'Sire' }))
    await expect(sire.getByText('Bracken has no DNA profile: order one.')).toBeVisible()
    await expect(sire.getByRole('link', { name: 'DNA profiles and parentage' })).toHaveAttribute(
      'href',
      '/breeder/for-dogs/dna-profile-parentage',
    )
    await expect(canvas.getByRole('link', { name: /AAHA/ })).toHaveAttribute(
      'href',
      'https://www.petmicrochiplookup.org',
    )
  },
}
export const Phone: Story = { globals: phone }

/** Profiles of two panels, and a pair that was not compared yet, with both animals chosen. */
export const WhatIsMissing: Story = {
  ...showing({
    records: [
      chipRecord({
        parents: [
          chipParent({
            state: 'not_comparable',
            panels: ['ISAG 2006 STR'],
            comparisons: [],
            gaps: ['common_panel'],
          }),
          chipParent({
            role: 'sire',
            state: 'stated',
            name: 'Bracken',
            animalId: animalId(302),
            comparisons: [],
            comparedAt: null,
            gaps: ['comparison'],
          }),
        ],
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Wren was profiled on ISAG 2020 SNP, Orchardlane Evening Star on ISAG 2006 STR/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Compare the DNA' })).toHaveAttribute(
      'href',
      `/my/parentage-requests?offspring=${animalId(303)}&sire=${animalId(302)}`,
    )
  },
}

/** Two panels agree on the dam; the sire does not fit. */
export const OneIsExcluded: Story = showing({
  records: [
    chipRecord({
      parents: [
        chipParent({
          panels: ['ISAG 2020 SNP', 'ISAG 2006 STR'],
          comparisons: [
            { ...found, verdict: 'qualifies_few_exclusions', mismatches: 3 },
            {
              ...found,
              panel: 'ISAG 2006 STR',
              verdict: 'qualifies',
              mismatches: 0,
              markersCompared: 21,
              powerOfExclusion: null,
            },
          ],
        }),
        chipParent({
          role: 'sire',
          state: 'excluded',
          name: 'Fellgate Supercalifragilisticexpialidocious Northern Lights',
          animalId: null,
          comparisons: [{ ...found, verdict: 'excluded', mismatches: 31 }],
          gaps: ['other_fits', 'retest'],
        }),
      ],
    }),
  ],
})

/** A stranger reads the registered name of the parent that qualifies, and no other. */
export const ToAStranger: Story = {
  parameters: guest,
  ...showing({
    records: [
      chipRecord({
        animal: null,
        parents: [
          chipParent({ animalId: null }),
          chipParent({
            role: 'sire',
            state: 'stated',
            name: null,
            animalId: null,
            panels: [],
            comparisons: [],
            comparedAt: null,
            gaps: ['share'],
          }),
        ],
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Orchardlane Evening Star')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Orchardlane Evening Star' })).toBeNull()
    const sire = within(canvas.getByRole('article', { name: 'Sire' }))
    await expect(sire.getByText('Not named here')).toBeVisible()
    await expect(sire.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Log in and see all of it' })).toHaveAttribute(
      'href',
      '/login?next=%2Fmy%2Fmicrochip-checker%3Fchip%3D981020000310301',
    )
  },
}
export const StrangerOnAPhone: Story = { ...ToAStranger, globals: phone, play: undefined }

/** The number is on two records of one account. */
export const SeveralOfOnesOwn: Story = {
  tags: ['long'],
  ...showing({
    records: [
      chipRecord(),
      chipRecord({
        animal: { id: animalId(331), petName: 'Juno', breed: null, rights: 'full' },
        parents: [
          chipParent({
            state: 'unknown',
            name: null,
            animalId: null,
            panels: [],
            comparisons: [],
            comparedAt: null,
            gaps: ['no_parent'],
          }),
          chipParent({
            role: 'sire',
            state: 'stated',
            name: 'Storm',
            animalId: null,
            panels: [],
            comparisons: [],
            comparedAt: null,
            gaps: ['offspring_profile', 'name_only'],
          }),
        ],
        panels: [],
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One number on several of your animals')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
}

export const NotOnRecord: Story = {
  parameters: guest,
  ...showing({ records: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No animal here has this number' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add this animal' })).toHaveAttribute(
      'href',
      '/login?next=%2Ftools%2Fadd-animal',
    )
  },
}
export const Shared: Story = {
  ...showing({
    records: [],
    code: '900123456789012',
    issuer: null,
    isShared: true,
  }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('heading', { name: 'More than one animal is on record with this number' }),
    ).toBeVisible(),
}
export const ForVets: Story = {
  parameters: { audience: 'vet', settings: { user: signedIn(vet()) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Orchardlane Evening Star')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/my')
    await expect(canvas.getByRole('textbox', { name: /Microchip number/ }).closest('form')).toHaveAttribute(
      'action',
      '/my/microchip-checker',
    )
  },
}
export const Invalid: Story = {
  parameters: guest,
  ...showing({ records: [], registers: [], code: '12345', format: 'invalid', issuer: null }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'This cannot be a microchip number' })).toBeVisible(),
}
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(mockPending(toolCalls.checkMicrochip)) }
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(toolCalls.checkMicrochip, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Try again/ })).toBeVisible(),
}
export const Offline: Story = offline
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
