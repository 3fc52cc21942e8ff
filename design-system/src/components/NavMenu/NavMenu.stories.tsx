import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NavMenu } from './NavMenu.tsx'

const link = (label: string) => ({ label, href: `/${label.toLowerCase().replaceAll(' ', '-')}` })

const meta = {
  component: NavMenu,
  title: 'Components/NavMenu',
  tags: ['manifest'],
  args: {
    label: 'For dogs',
    groups: [{ items: ['Best sellers', 'Full breed profiles', 'DNA tests', 'Geno Pet', 'Breeds'].map(link) }],
  },
} satisfies Meta<typeof NavMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('DNA tests')).not.toBeVisible(),
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For dogs'))
    await expect(canvas.getByRole('link', { name: 'DNA tests' })).toBeInTheDocument()
  },
}

export const Groups: Story = {
  args: {
    groups: [
      { heading: 'Dogs', items: ['DNA tests', 'Breeds'].map(link) },
      { heading: 'Cats', items: ['DNA tests ', 'Breeds '].map(link) },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For dogs'))
    await expect(canvas.getByRole('list', { name: 'Cats' })).toBeInTheDocument()
  },
}

export const OnTheHeader: Story = {
  args: {
    label: 'Your account',
    align: 'end',
    intro: 'Welcome, Maren',
    groups: [
      {
        items: [
          { label: 'My animals', href: '#animals', isCurrent: true },
          { label: 'Update your details', href: '#details' },
          { label: 'Log out', action: '#log-out', onPick: fn() },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ background: '#b8175c', color: '#fff', padding: 12, display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Your account')),
}

export const ClosedByAPressOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('For dogs'))
    await userEvent.click(canvasElement)
    await expect(canvas.getByText('DNA tests')).not.toBeVisible()
  },
}

export const ClosesOnPick: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('For dogs'))
    await userEvent.click(canvas.getByRole('link', { name: 'Breeds' }))
    await expect(canvas.getByText('Breeds')).not.toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('For dogs')
    await userEvent.tab()
    await expect(summary).toHaveFocus()
    // A synthetic Enter does not reach the browser's own <details>, so a click replaces it.
    await userEvent.click(summary)
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Best sellers' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('link', { name: 'Breeds' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Breeds')).not.toBeVisible()
    await expect(summary).toHaveFocus()
  },
}
