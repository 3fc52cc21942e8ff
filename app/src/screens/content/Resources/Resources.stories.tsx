import { breeder, owner, signedIn, vet } from '@shop/mocks/fixtures/user'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { Resources } from './Resources.screen.tsx'

const meta = {
  component: Resources,
  title: 'Screens/Content/Resources',
  parameters: {
    never: {
      loading: 'links alone',
      empty: 'links alone',
      failed: 'links alone',
      offline: 'links alone',
      long: 'links alone',
    },
    path: paths.resources,
  },
} satisfies Meta<typeof Resources>
export default meta
type Story = StoryObj<typeof meta>
const phone = { viewport: { value: 'phone' } }

/** Every resource has a card with a sentence, and leads to its page. */
export const Everybodys: Story = {
  play: async ({ canvas }) => {
    const expected: [name: string, href: string][] = [
      ['Resource Center', '/help'],
      ['How to take a sample', '/how-to-take-dna-sample'],
      ['Fact sheets', '/resources/fact-sheet'],
      ['Forms to print', '/resources/forms'],
      ['Forensics', '/resources/forensics'],
      ['Research and innovation', '/research-innovation'],
      ['Open data', '/resources/open-data'],
      ['Collection agents', '/resources/collection-agents'],
      ['Become a collection agent', '/resources/collection-agent-nomination'],
      ['For show secretaries', '/show-secretaries'],
      ['Show sponsorship', '/resources/show-sponsorship'],
      ['International shipping', '/resources/international-shipping'],
      ['Website help', '/resources/website-help'],
      ['Case studies: dogs', '/vet/for-dogs/case-studies'],
      ['Case studies: cats', '/vet/for-cats/case-studies'],
    ]
    for (const [name, href] of expected) await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    for (const item of canvas.getAllByRole('listitem')) await expect(item.textContent.length).toBeGreaterThan(40)
    await expect(canvas.queryByRole('heading', { name: 'Your tools' })).toBeNull()
  },
}
export const OnAPhone: Story = { globals: phone }

const mine = (user: ReturnType<typeof breeder>, audience: string) => ({
  path: paths.myResources,
  audience,
  settings: { user: signedIn(user) },
})

/** One's own tools first; what is among them is not repeated below. */
export const Breeder: Story = {
  parameters: mine(breeder(), 'breeder'),
  play: async ({ canvas }) => {
    const tools = within(canvas.getByRole('region', { name: 'Your tools' }))
    await expect(tools.getByRole('link', { name: 'Breeding strategy' })).toBeVisible()
    await expect(tools.getByRole('link', { name: 'Fact sheets' })).toHaveAttribute('href', '/my/fact-sheet')
    await expect(tools.getByRole('link', { name: 'Collection agents' })).toHaveAttribute(
      'href',
      '/my/collection-agents',
    )
    await expect(canvas.getAllByRole('link', { name: 'Fact sheets' })).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Forms to print' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Case studies/ })).toBeNull()
  },
}
export const BreederOnAPhone: Story = { ...Breeder, globals: phone }

export const Owner: Story = {
  parameters: mine(owner(), 'owner'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Breeding strategy' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Report authenticator' })).toBeVisible()
  },
}

export const Vet: Story = {
  parameters: mine(vet(), 'vet'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Case studies' })).toHaveAttribute('href', '/my/case-studies')
    await expect(canvas.getByRole('link', { name: 'Case studies: cats' })).toBeVisible()
  },
}
