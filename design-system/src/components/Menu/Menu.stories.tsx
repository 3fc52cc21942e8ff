import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, EllipsisVertical, Share2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Menu, type MenuItem } from './Menu.tsx'
import { buttonRecipe } from '../Button/Button.recipe.ts'
import { variantControls } from '../variant-controls.ts'

const onArchive = fn()
const items: MenuItem[] = [
  { label: 'Open the report', href: '#report' },
  { label: 'Share', icon: <Share2 size={18} />, onPick: fn() },
  { label: 'Archive', icon: <Archive size={18} />, onPick: onArchive },
  { label: 'Delete', tone: 'danger', onPick: fn() },
]

const meta = {
  component: Menu,
  title: 'Components/Menu',
  tags: ['manifest'],
  argTypes: variantControls(
    { ...buttonRecipe, defaultVariants: { variant: 'outline', size: 'md' } },
    'variant',
    'size',
  ),
  args: { label: 'Bramble', items },
  beforeEach: () => {
    onArchive.mockClear()
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bramble' }))
    await expect(canvas.getByRole('menu', { name: 'Bramble' })).toBeInTheDocument()
    await expect(canvas.getByRole('menuitem', { name: 'Open the report' })).toHaveFocus()
  },
}

export const IconOnly: Story = {
  args: { label: 'Actions for Bramble', variant: 'ghost', children: <EllipsisVertical size={20} /> },
}

export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [(Story) => <div style={{ textAlign: 'end' }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
}

export const ClosedByAPressOutside: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(canvasElement)
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button')
    const expectFocusOn = (name: string) => expect(canvas.getByRole('menuitem', { name })).toHaveFocus()
    await userEvent.tab()
    await step('arrows go round, Home and End jump', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expectFocusOn('Delete')
      await userEvent.keyboard('{ArrowDown}')
      await expectFocusOn('Open the report')
      await userEvent.keyboard('{End}')
      await expectFocusOn('Delete')
      await userEvent.keyboard('{Home}{ArrowDown}')
      await expectFocusOn('Share')
    })
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
      await expect(button).toHaveFocus()
    })
    await step('typing finds, Enter picks and closes', async () => {
      await userEvent.keyboard('{Enter}ar')
      await expectFocusOn('Archive')
      await userEvent.keyboard('{Enter}')
      await expect(onArchive).toHaveBeenCalledOnce()
      await expect(canvas.queryByRole('menu')).not.toBeInTheDocument()
      await expect(button).toHaveFocus()
    })
  },
}
