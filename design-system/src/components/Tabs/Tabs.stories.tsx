import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'about', label: 'About the test', content: 'Collie eye anomaly is present from birth and does not get worse.' },
  { id: 'inheritance', label: 'Inheritance', content: 'Recessive: a dog with one copy is healthy and may pass it on.' },
  { id: 'sample', label: 'Taking the sample', content: 'Two cheek swabs, thirty seconds each.' },
  { id: 'sources', label: 'Sources', content: 'OMIA 000218-9615' },
]

const meta = {
  component: Tabs,
  title: 'Components/Tabs',
  args: { label: 'Collie eye anomaly', tabs, onChange: fn() },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'About the test' })).toBeVisible()
    await expect(canvas.getByText('OMIA 000218-9615')).not.toBeVisible()
  },
}

export const StartsElsewhere: Story = { args: { defaultTab: 'sample' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Inheritance', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Inheritance' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Sources', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'About the test', selected: true })).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}
