import { mockNoConnection } from '@shop/mocks/mock'
import type { StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

type Play = NonNullable<StoryObj['play']>

/** On the page or in a toast. */
const saysSo: Play = async () => {
  const [said] = await screen.findAllByText(/We cannot reach the shop|Network error/)
  await expect(said).toBeVisible()
}

/** A screen's story without a connection: nothing can be read, and the page shows that. */
export const offline: Pick<StoryObj, 'beforeEach' | 'play'> = {
  beforeEach: ({ msw }) => msw.use(mockNoConnection()),
  play: saysSo,
}

/** `offline` for a screen that calls nothing before somebody sends its form. */
export const offlineAfter = (send: Play): typeof offline => ({
  ...offline,
  play: async (context) => {
    await send(context)
    await saysSo(context)
  },
})
