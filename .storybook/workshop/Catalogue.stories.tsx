import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { components } from 'virtual:components'
import type { Guidance } from '../../design-system/src/components/guidance.ts'
import { Catalogue } from './Catalogue.tsx'

const files = import.meta.glob<{ guidance: Guidance }>('../../design-system/src/components/*/*.guidance.tsx')

const meta = {
  component: Catalogue,
  title: 'Components/All components',
  // It changes with every component: no picture is accepted (visual/).
  tags: ['!autodocs', 'behaviour'],
  args: { rows: [] },
  loaders: [
    async () => {
      const rows = await Promise.all(
        components.map(async (facts) => ({
          ...facts,
          guidance: (await files[`../../design-system/src/components/${facts.name}/${facts.name}.guidance.tsx`]?.())
            ?.guidance,
        })),
      )
      return { rows }
    },
  ],
  render: (_args, { loaded }) => <Catalogue rows={loaded.rows} />,
} satisfies Meta<typeof Catalogue>
export default meta

export const AllComponents: StoryObj<typeof meta> = {
  // As its title, so that the sidebar has one entry for both.
  name: 'All components',
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(components.length)
    const search = canvas.getByRole('textbox', { name: 'Find a component' })
    await step('by its use', async () => {
      await userEvent.type(search, 'worth remembering')
      const [only, ...others] = canvas.getAllByRole('listitem')
      await expect(others).toEqual([])
      await expect(only).toHaveTextContent(/Stat.*in \d+ files$/)
      await expect(await canvas.findByText('15 years')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Stat' })).toHaveAttribute(
        'href',
        './?path=/docs/components-stat--docs',
      )
      await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${components.length} components`)
    })
    await step('nothing', async () => {
      await userEvent.type(search, ' carousel')
      await expect(canvas.getByText('No component for that')).toBeVisible()
    })
    await userEvent.clear(search)
  },
}
