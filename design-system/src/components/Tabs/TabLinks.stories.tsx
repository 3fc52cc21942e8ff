import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TabLinks } from './TabLinks.tsx'

const meta = {
  component: TabLinks,
  title: 'Components/TabLinks',
  tags: ['manifest'],
  args: {
    label: 'Shop for',
    links: [
      { label: 'Breeders', href: '#breeder', isCurrent: true },
      { label: 'Pet owners', href: '#pet-owner' },
      { label: 'Veterinarians', href: '#vet' },
    ],
  },
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Audiences: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Breeders')
    await waitFor(() => expect(canvas.getByRole('list').dataset.more).toBe(''))
    await expect(getComputedStyle(canvas.getByRole('list')).maskImage).toBe('none')
  },
}

export const ManyOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Dog tests',
    links: ['Best sellers', 'DNA tests', 'Full breed profile', 'DNA profile', 'Geno Pet', 'Multi packs'].map(
      (label, index) => ({ label, href: `#${label}`, isCurrent: index === 1 }),
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list')
    await waitFor(() => expect(row.dataset.more).toBe('end'))
    await expect(getComputedStyle(row).maskImage).toContain('gradient')
    row.scrollLeft = row.scrollWidth
    await waitFor(() => expect(row.dataset.more).toBe('start'))
  },
}

/** The current page is never out of sight. */
export const CurrentAtTheEnd: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Skye',
    links: ['Overview', 'Health', 'Traits', 'Breeds', 'DNA profile', 'Family', 'Samples', 'Reports'].map(
      (label, index) => ({ label, href: `#${label}`, isCurrent: index === 7 }),
    ),
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' })
    await waitFor(() => expect(Math.floor(current.getBoundingClientRect().right)).toBeLessThanOrEqual(innerWidth))
  },
}

export const Pills: Story = {
  args: { look: 'pills' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Breeders'),
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Pet owners' })).toHaveFocus()
  },
}
