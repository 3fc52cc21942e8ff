import { owner, signedIn } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { articles } from '../../../content/articles.ts'
import { paths } from '../../../paths.ts'
import { News } from './News.screen.tsx'

const meta = {
  title: 'Screens/Content/News',
  component: News,
  parameters: {
    never: {
      loading: 'its text comes with it',
      empty: 'always has its text',
      offline: 'its text comes with it',
      failed: 'its text comes with it',
    },
    path: paths.news,
  },
} satisfies Meta<typeof News>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const [id, name] of [
      ['news', 'News'],
      ['blogs', 'Blogs'],
    ]) {
      const section = canvas.getByRole('region', { name })
      await expect(section).toHaveAttribute('id', id)
      await expect(within(section).getAllByRole('link').length).toBeGreaterThan(1)
    }
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(articles.length)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ForVets: Story = { parameters: { audience: 'vet' } }
export const ForOwners: Story = { parameters: { settings: { user: signedIn(owner()) } } }
