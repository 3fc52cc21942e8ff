import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  component: EmptyState,
  title: 'Components/EmptyState',
  tags: ['manifest'],
  args: { title: 'Your cart is empty' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithText: Story = { args: { text: 'Tests you choose wait here until you are ready.' } }
export const Full: Story = {
  args: {
    illustration: <Search size={56} strokeWidth={1.5} aria-hidden />,
    title: 'No test matches “colie eye”',
    text: 'Check the spelling, or look for the breed: each breed’s page lists every test we have for it.',
    actions: (
      <>
        <LinkButton href="/breeder/for-dogs/breeds">Find your breed</LinkButton>
        <LinkButton href="/contact-us" variant="ghost">
          Ask us
        </LinkButton>
      </>
    ),
  },
}
