import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from './components/Button/Button.tsx'
import { lazyPart } from './lazy-part.tsx'
import { PartBoundary, PartFailureProvider } from './part-boundary.tsx'

type Part = ReturnType<typeof lazyPart<{ name: string }>>[0]
type Props = { Part: Part; onFailure: (error: unknown) => void }

/** A page with a part that is opened and closed. */
function Page({ Part, onFailure }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <PartFailureProvider value={onFailure}>
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</Button>
      {isOpen && <Part part={{ name: 'Bramble' }} fallback={<p>See the whole cart</p>} />}
      <p>The rest of the page</p>
    </PartFailureProvider>
  )
}

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>
const Broken = (): never => {
  throw new Error('of our own making')
}
const lost = new TypeError('Failed to fetch dynamically imported module: /assets/CartDropdown.js')

const meta = {
  parameters: { provokesErrors: true },
  title: 'Components/LazyPart',
  component: Page,
  args: { onFailure: fn(), Part: lazyPart(async () => Greeting)[0] },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const open: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Open' }))

export const Arrives: Story = {
  play: async (context) => {
    await open(context)
    await expect(await context.canvas.findByText('Hello, Bramble')).toBeVisible()
    await expect(context.args.onFailure).not.toHaveBeenCalled()
  },
}

/** The code is no longer on the server, as after a deploy: the app is notified, the page stays. */
export const CodeIsLost: Story = {
  args: { Part: lazyPart<{ name: string }>(() => Promise.reject(lost))[0] },
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(context.args.onFailure).toHaveBeenCalledWith(lost))
    await expect(context.canvas.getByText('See the whole cart')).toBeVisible()
    await expect(context.canvas.getByText('The rest of the page')).toBeVisible()
  },
}

/** The connection was away for a moment: opened again, the part is there. */
export const TriedAgain: Story = {
  render: function WithABadFirstTry(args) {
    const [Part] = useState(() => {
      let tries = 0
      return lazyPart<{ name: string }>(async () => {
        tries += 1
        if (tries === 1) throw lost
        return Greeting
      })[0]
    })
    return <Page {...args} Part={Part} />
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await open(context)
    await expect(await canvas.findByText('See the whole cart')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await open(context)
    await expect(await canvas.findByText('Hello, Bramble')).toBeVisible()
  },
}

export const Breaks: Story = {
  args: { Part: lazyPart<{ name: string }>(async () => Broken)[0] },
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(context.args.onFailure).toHaveBeenCalledOnce())
    await expect(context.canvas.getByText('The rest of the page')).toBeVisible()
  },
}

export const WidgetBreaks: Story = {
  render: ({ onFailure }) => (
    <PartFailureProvider value={onFailure}>
      <PartBoundary fallback={<p>Best sellers are not to be had just now.</p>}>
        <Broken />
      </PartBoundary>
      <p>The rest of the page</p>
    </PartFailureProvider>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Best sellers are not to be had just now.')).toBeVisible()
    await expect(canvas.getByText('The rest of the page')).toBeVisible()
    await expect(args.onFailure).toHaveBeenCalledOnce()
  },
}
