import { chakra, HStack, SimpleGrid, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { contrast } from './contrast.ts'
import { colors } from './palettes.ts'

const meta = { title: 'Foundations/Colours' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const neutrals = ['paper', 'card', 'sand', 'line', 'edge', 'ink2', 'ink'] as const
const audiences = ['breeder', 'owner', 'vet'] as const
const { paper, card, sand, ink, ink2, edge } = colors

type Pair = { use: string; text: string; ground: string }
const audiencePairs = (audience: (typeof audiences)[number]): Pair[] => {
  const { solid, contrast: onSolid, emphasized, subtle } = colors[audience]
  return [
    { use: 'Main action', text: onSolid.value, ground: solid.value },
    { use: 'Main action, pointed at', text: onSolid.value, ground: emphasized.value },
    { use: 'Link on paper', text: solid.value, ground: paper.value },
    { use: 'Link on a card', text: solid.value, ground: card.value },
    { use: 'Soft button', text: emphasized.value, ground: subtle.value },
  ]
}
const textPairs: Pair[] = [
  { use: 'Text on paper', text: ink.value, ground: paper.value },
  { use: 'Second text on paper', text: ink2.value, ground: paper.value },
  { use: 'Second text on sand', text: ink2.value, ground: sand.value },
  { use: 'Clear', text: colors.clear.fg.value, ground: colors.clear.bg.value },
  { use: 'Carrier', text: colors.carrier.fg.value, ground: colors.carrier.bg.value },
  { use: 'Affected', text: colors.affected.fg.value, ground: colors.affected.bg.value },
  { use: 'Danger on a card', text: colors.danger.fg.value, ground: card.value },
]

const Swatch = ({ name, value }: { name: string; value: string }) => (
  <Stack gap="1.5">
    <chakra.div height="20" borderRadius="control" border="hairline" style={{ background: value }} />
    <chakra.span textStyle="label">{name}</chakra.span>
    <chakra.span textStyle="mono" color="ink2">
      {value}
    </chakra.span>
  </Stack>
)

const PairCard = ({ use, text, ground }: Pair) => (
  <HStack
    padding="4"
    borderRadius="control"
    border="hairline"
    justify="space-between"
    gap="3"
    style={{ background: ground, color: text }}
  >
    <chakra.span fontWeight="semibold">{use}</chakra.span>
    <span data-ratio>{contrast(text, ground).toFixed(1)}</span>
  </HStack>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="4" marginBottom="10">
    <chakra.h2 textStyle="h3">{title}</chakra.h2>
    {children}
  </Stack>
)

export const Neutrals: Story = {
  render: () => (
    <Part title="Warm neutrals">
      <SimpleGrid columns={{ base: 2, md: 4, lg: 7 }} gap="4">
        {neutrals.map((name) => (
          <Swatch key={name} name={name} value={colors[name].value} />
        ))}
      </SimpleGrid>
    </Part>
  ),
  play: async () => {
    for (const ground of [paper, card]) await expect(contrast(edge.value, ground.value)).toBeGreaterThanOrEqual(3)
  },
}

export const Audiences: Story = {
  render: () => (
    <>
      {audiences.map((audience) => (
        <Part key={audience} title={audience}>
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
            {(['emphasized', 'solid', 'muted', 'subtle'] as const).map((shade) => (
              <Swatch key={shade} name={shade} value={colors[audience][shade].value} />
            ))}
          </SimpleGrid>
        </Part>
      ))}
    </>
  ),
}

/** Every pair of text and ground the shop uses, with its contrast: at least 4.5 to 1 (WCAG AA). */
export const Contrast: Story = {
  render: () => (
    <>
      {audiences.map((audience) => (
        <Part key={audience} title={audience}>
          <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="3">
            {audiencePairs(audience).map((pair) => (
              <PairCard key={pair.use} {...pair} />
            ))}
          </SimpleGrid>
        </Part>
      ))}
      <Part title="Text and results">
        <SimpleGrid columns={{ base: 1, md: 2, lg: 3 }} gap="3">
          {textPairs.map((pair) => (
            <PairCard key={pair.use} {...pair} />
          ))}
        </SimpleGrid>
      </Part>
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const { use, text, ground } of [...audiences.flatMap(audiencePairs), ...textPairs])
      await expect(contrast(text, ground), `${use}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    await expect(canvasElement.querySelectorAll('[data-ratio]')).toHaveLength(22)
  },
}
