import { expect, spyOn, waitFor } from 'storybook/test'
import type { StoryObj } from '@storybook/react-vite'

type Play = NonNullable<StoryObj['play']>

/** A list of the desk, sorted by one of its columns, which is not the usual one: its heading and its call say so. */
export const sortedBy =
  (column: string, usual?: readonly [column: string, direction: 'ascending' | 'descending']): Play =>
  async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.findByRole('columnheader', { name })
    if (usual) await expect(await heading(usual[0])).toHaveAttribute('aria-sort', usual[1])
    const fetched = spyOn(globalThis, 'fetch')
    await userEvent.click(await canvas.findByRole('button', { name: column }))
    await waitFor(async () => expect(await heading(column)).toHaveAttribute('aria-sort', 'ascending'))
    const isSent = () =>
      fetched.mock.calls.some(([address]) => typeof address === 'string' && /[?&]sort=\w/.test(address))
    await waitFor(() => expect(isSent()).toBe(true))
  }
