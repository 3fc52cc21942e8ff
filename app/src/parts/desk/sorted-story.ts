import { expect, waitFor } from 'storybook/test'
import type { StoryObj } from '@storybook/react-vite'

type Play = NonNullable<StoryObj['play']>

/** A list of the desk, sorted by one of its columns, which is not the usual one. */
export const sortedBy =
  (column: string, usual?: readonly [column: string, direction: 'ascending' | 'descending']): Play =>
  async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.findByRole('columnheader', { name })
    if (usual) await expect(await heading(usual[0])).toHaveAttribute('aria-sort', usual[1])
    await userEvent.click(await canvas.findByRole('button', { name: column }))
    await waitFor(async () => expect(await heading(column)).toHaveAttribute('aria-sort', 'ascending'))
  }
