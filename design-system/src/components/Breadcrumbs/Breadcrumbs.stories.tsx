import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  title: 'Components/Breadcrumbs',
  tags: ['manifest'],
  args: {
    trail: [
      { label: 'Breeders', href: '#breeder' },
      { label: 'For dogs', href: '#for-dogs' },
      { label: 'Breeds', href: '#breeds' },
    ],
    current: 'Border Collie',
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Deep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Border Collie')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}

export const OneStep: Story = { args: { trail: [{ label: 'Home', href: '#home' }], current: 'Help' } }

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Breeds' })).toBeVisible(),
}

export const LongOnPhone: Story = {
  args: { current: 'Neuronal ceroid lipofuscinosis 5, Golden Retriever type' },
  globals: { viewport: { value: 'phone' } },
}

/** A name without a blank does not widen the page. */
export const LongParentOnPhone: Story = {
  args: {
    trail: [
      { label: 'My animals', href: '#a' },
      { label: 'Kirschbluete'.repeat(8), href: '#b' },
    ],
    current: 'Health',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Health').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'For dogs' })).toHaveFocus()
  },
}
