import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  component: Pagination,
  title: 'Components/Pagination',
  tags: ['manifest'],
  args: { page: 1, totalPages: 5, hrefOf: (page) => `#page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

const shown = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getAllByRole('listitem').map(({ textContent }) => textContent)

export const AllWithinFive: Story = {
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toEqual(['1', '2', '3', '4', '5'])
    await expect(canvas.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page=2')
  },
}

export const Middle: Story = {
  args: { page: 7, totalPages: 15 },
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toEqual(['1', '…', '6', '7', '8', '…', '15'])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 7')
  },
}

export const Last: Story = { args: { page: 15, totalPages: 15 } }
export const Hundreds: Story = { args: { page: 312, totalPages: 999 } }
const phone = { viewport: { value: 'phone' } }
export const Phone: Story = {
  args: { page: 7, totalPages: 15 },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(shown(canvas)).toEqual(['1', '…', '7', '…', '15'])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 7')
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page=6')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page=8')
  },
}
export const PhoneHundreds: Story = { args: { page: 312, totalPages: 999 }, globals: phone }
export const PhoneAllWithinFive: Story = {
  globals: phone,
  play: async ({ canvas }) => expect(shown(canvas)).toEqual(['1', '2', '3', '4', '5']),
}

export const OnePage: Story = {
  args: { totalPages: 1 },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
}

export const Keyboard: Story = {
  args: { page: 2, totalPages: 3 },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
  },
}
