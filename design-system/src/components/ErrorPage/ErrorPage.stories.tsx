import type { Meta, StoryObj } from '@storybook/react-vite'
import { PawPrint } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ErrorPage } from './ErrorPage.tsx'

const meta = { component: ErrorPage, title: 'Components/ErrorPage', tags: ['manifest'] } satisfies Meta<
  typeof ErrorPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Please try again shortly')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveFocus()
  },
}
export const NotFound: Story = {
  args: {
    code: 404,
    title: 'This page has wandered off',
    text: 'The address may be mistyped, or the page has moved.',
    illustration: <PawPrint size={72} strokeWidth={1.25} aria-hidden />,
  },
}
const retry = fn()
export const WithRetry: Story = {
  args: {
    code: 500,
    text: 'Something went wrong on our side. Your cart is safe.',
    actions: (
      <Button variant="outline" onClick={retry}>
        Try again
      </Button>
    ),
  },
}
