import { town, townsIn } from '@shop/mocks/fixtures/town'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { agentCopy } from '../../content/collection-agents.ts'
import { paths } from '../../paths.ts'
import { listAddress } from '../page/list-address.ts'
import { TownMap } from './TownMap.tsx'

const meta = {
  component: TownMap,
  title: 'Screens/Parts/TownMap',
  args: {
    label: agentCopy.mapLabel,
    towns: townsIn('US'),
    country: 'US',
    near: '',
    countText: agentCopy.count,
    hrefOf: (place) => listAddress(paths.agents, place),
  },
} satisfies Meta<typeof TownMap>
export default meta
type Story = StoryObj<typeof meta>

/** A pin leads to who is nearest; towns on one another share one. */
export const Country: Story = {
  play: async ({ canvas }) => {
    const pins = canvas.getAllByRole('link')
    await expect(pins.map((pin) => pin.querySelector('.town')?.textContent)).toEqual([
      'Boise ID: 1 agent',
      'Austin TX: 3 agents',
      'Ithaca NY and around: 3 agents',
      'Portland ME: 1 agent',
    ])
    await expect(pins[1]).toHaveAttribute('href', '/resources/collection-agents?country=US&near=Austin+TX')
  },
}
export const CountryOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The name of a pin is seen by whoever comes to it by keyboard. */
export const ByKeyboard: Story = {
  args: { near: 'Austin TX' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('Boise ID: 1 agent')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Boise ID: 1 agent')).not.toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Austin TX: 3 agents' })).toHaveAttribute('aria-current', 'true')
  },
}

/** Taller than wide. */
export const TallCountry: Story = { args: { towns: townsIn('GB'), country: 'GB' } }

/** A long name at either edge of a phone's map stays on the page. */
export const LongNamesOnAPhone: Story = {
  args: {
    towns: [
      town({ place: 'A town of the west with an exceedingly long name', state: 'CA', latitude: 37, longitude: -122 }),
      town({ place: 'A town of the east with an exceedingly long name', state: 'ME', latitude: 44.5, longitude: -68 }),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText(/of the west/)).toBeVisible()
    await userEvent.tab()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** No town is known, so there is no map. */
export const NoTowns: Story = {
  args: { towns: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument(),
}
