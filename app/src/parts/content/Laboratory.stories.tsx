import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Laboratory } from './Laboratory.tsx'

const person = { name: 'A. N. Other', role: 'Head of laboratory', text: 'Answers for every certificate.' }

const meta = {
  component: Laboratory,
  title: 'Parts/Laboratory',
  args: {
    laboratory: {
      people: [person, { name: 'B. N. Other', role: 'Geneticist', text: null }],
      accreditations: [{ standard: 'ISO/IEC 17025', body: 'An accreditation body', number: '12345', url: null }],
    },
  },
} satisfies Meta<typeof Laboratory>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A. N. Other' })).toBeVisible()
    await expect(canvas.getByText('An accreditation body, 12345')).toBeVisible()
  },
}
/** What the brand does not name has no place on the page. */
export const NoAccreditation: Story = {
  args: { laboratory: { people: [person], accreditations: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Who has checked our work' })).not.toBeInTheDocument()
  },
}
export const NoPeople: Story = {
  args: { laboratory: { people: [], accreditations: meta.args.laboratory.accreditations } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'The people in our laboratory' })).not.toBeInTheDocument()
  },
}
/** Where the brand names nobody, the page says nothing. */
export const Nothing: Story = {
  args: { laboratory: { people: [], accreditations: [] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).not.toBeInTheDocument(),
}
export const OnAPhone: Story = { ...Full, globals: { viewport: { value: 'phone' } } }
