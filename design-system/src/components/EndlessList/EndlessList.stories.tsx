import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { EndlessList, type EndlessListProps } from './EndlessList.tsx'

type Dog = { id: string; name: string }
const dogs = (count: number): Dog[] =>
  Array.from({ length: count }, (_, index) => ({ id: `D${index}`, name: `Registered dog ${index + 1}` }))

/** Fetches fifteen at a time, as a screen does. */
function Paged(props: EndlessListProps<Dog>) {
  const [count, setCount] = useState(15)
  const onNearEnd = () => {
    props.onNearEnd?.()
    setCount((loaded) => Math.min(loaded + 15, props.total))
  }
  return <EndlessList {...props} items={props.items.slice(0, count)} onNearEnd={onNearEnd} />
}

const meta: Meta<typeof EndlessList<Dog>> = {
  component: EndlessList,
  title: 'Components/EndlessList',
  tags: ['manifest'],
  args: {
    label: 'Dogs',
    items: dogs(5),
    total: 5,
    itemKey: ({ id }) => id,
    renderItem: ({ name }) => <Card>{name}</Card>,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Few: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Dogs' })).toBeVisible()
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-posinset', '1')
    await expect(first).toHaveAttribute('aria-setsize', '5')
  },
}

/** In print every row is there, and how many are not. */
export const Printed: Story = {
  args: { items: dogs(60), total: 131 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Registered dog 60')).not.toBeInTheDocument()
    await waitFor(() => {
      dispatchEvent(new Event('beforeprint'))
      return expect(canvas.getByText('Registered dog 60')).toBeInTheDocument()
    })
    await expect(canvas.getByText(/^60 of 131\./)).toBeInTheDocument()
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByText('Registered dog 60')).not.toBeInTheDocument())
  },
}

export const LoadingMore: Story = { args: { total: 2000, isLoadingMore: true } }

export const LoadingMoreFailed: Story = {
  args: { total: 2000, failure: { message: 'Network error', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Network error')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
  },
}

export const TwoThousand: Story = {
  args: { items: dogs(2000), total: 2000, onNearEnd: fn() },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Registered dog 1')
    const lastShown = () => Number(canvas.getAllByRole('listitem').at(-1)?.getAttribute('aria-posinset'))
    await waitFor(
      async () => {
        scrollTo(0, document.documentElement.scrollHeight)
        await expect(lastShown()).toBeGreaterThan(100)
      },
      { timeout: 10_000 },
    )
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60)
    scrollTo(0, 0)
    await canvas.findByText('Registered dog 1')
  },
}

const tall = dogs(40)
/** The row that was the last in the document when more were requested. */
const lastAtRequest: number[] = []
const lastRow = () =>
  Number(document.querySelector('[role=listitem]:last-child')?.getAttribute('aria-posinset') ?? Number.NaN)

/** More is requested when the 32nd of 40 comes near the screen: neither before it nor at the end (animals-3). */
export const NearTheEnd: Story = {
  args: {
    items: tall,
    total: 2000,
    renderItem: ({ name }) => (
      <div style={{ height: 200 }}>
        <Card>{name}</Card>
      </div>
    ),
    onNearEnd: fn(() => void lastAtRequest.push(lastRow())),
  },
  beforeEach: () => {
    lastAtRequest.length = 0
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Registered dog 1')
    let unasked = 0
    await waitFor(
      async () => {
        if (!lastAtRequest.length) unasked = lastRow()
        scrollBy(0, 50)
        await expect(args.onNearEnd).toHaveBeenCalled()
      },
      { timeout: 10_000, interval: 20 },
    )
    await expect(unasked).toBeLessThanOrEqual(32)
    await expect(lastAtRequest[0]).toBeGreaterThanOrEqual(32)
    await expect(lastAtRequest[0]).toBeLessThan(36)
  },
}

function LeftAndFoundAgain(props: EndlessListProps<Dog>) {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <Button onClick={() => setHere(!isHere)}>{isHere ? 'Leave' : 'Go back'}</Button>
      {isHere && <EndlessList {...props} />}
    </>
  )
}

/** Whoever goes back finds the page at its full height at once, so that the browser returns to where they were. */
export const GoingBack: Story = {
  args: { items: dogs(300), total: 300, restoreKey: 'the visit' },
  render: (args) => <LeftAndFoundAgain {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(300 * 40))
    const height = document.documentElement.scrollHeight
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }))
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(height * 0.9)
    scrollTo(0, height / 2)
    await waitFor(() => expect(canvas.queryAllByText(/^Registered dog 1[3-7]\d$/).length).toBeGreaterThan(3))
  },
}
