import { chakra, HStack, SimpleGrid, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { contrast } from './contrast.ts'
import { audiences, neutrals, results } from './palettes.ts'

const meta = { title: 'Foundations/Colours' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]
type Audience = keyof typeof audiences
const audienceNames = Object.keys(audiences) as Audience[]
/** A pair of colours is [light, dark]. */
const at = (scheme: Scheme) => (scheme === 'light' ? 0 : 1)

type Use = { use: string; text: string; ground: string }

/** How an audience's colours are used, as text on a ground. */
function usesOf(audience: Audience, scheme: Scheme): Use[] {
  const of = at(scheme)
  const { solid, emphasized, contrast: onSolid, subtle } = audiences[audience]
  return [
    { use: 'Main action', text: onSolid[of], ground: solid[of] },
    { use: 'Main action, pointed at', text: onSolid[of], ground: emphasized[of] },
    { use: 'Link on paper', text: solid[of], ground: neutrals.paper[of] },
    { use: 'Link on a card', text: solid[of], ground: neutrals.card[of] },
    { use: 'Soft button', text: emphasized[of], ground: subtle[of] },
    { use: 'Soft button, pointed at', text: emphasized[of], ground: audiences[audience].muted[of] },
    { use: 'Second text on a tint', text: neutrals.ink2[of], ground: subtle[of] },
  ]
}

/** How neutrals and results are used. */
function textUsesIn(scheme: Scheme): Use[] {
  const of = at(scheme)
  const { paper, card, sand, ink, ink2 } = neutrals
  return [
    { use: 'Text on paper', text: ink[of], ground: paper[of] },
    { use: 'Text on a card', text: ink[of], ground: card[of] },
    { use: 'Second text on paper', text: ink2[of], ground: paper[of] },
    { use: 'Second text on sand', text: ink2[of], ground: sand[of] },
    ...(['clear', 'carrier', 'affected', 'danger'] as const).map((name) => ({
      use: name[0]?.toUpperCase() + name.slice(1),
      text: results[name].fg[of],
      ground: results[name].bg[of],
    })),
    { use: 'Danger on a card', text: results.danger.fg[of], ground: card[of] },
  ]
}

const Swatch = ({ name, value }: { name: string; value: string }) => (
  <Stack gap="1.5">
    <chakra.div height="16" borderRadius="control" border="hairline" style={{ background: value }} />
    <chakra.span textStyle="label">{name}</chakra.span>
    <chakra.span textStyle="mono" color="ink2">
      {value}
    </chakra.span>
  </Stack>
)

const UseCard = ({ use, text, ground }: Use) => (
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

const Panel = chakra('section', {
  base: { display: 'grid', gap: '4', alignContent: 'start', padding: '5', borderRadius: 'card', border: 'hairline' },
})

/** An example in light and in dark surroundings, side by side. */
const InBoth = ({ title, children }: { title: string; children: (scheme: Scheme) => ReactNode }) => (
  <Stack gap="4" marginBottom="10">
    <chakra.h2 textStyle="h3">{title}</chakra.h2>
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
      {schemes.map((scheme) => (
        <Panel key={scheme} bg="paper" color="ink" style={{ colorScheme: scheme }}>
          <chakra.h3 textStyle="label">{scheme === 'light' ? 'Light' : 'Dark'}</chakra.h3>
          {children(scheme)}
        </Panel>
      ))}
    </SimpleGrid>
  </Stack>
)

export const Neutrals: Story = {
  render: () => (
    <InBoth title="Warm neutrals">
      {(scheme) => (
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
          {Object.entries(neutrals).map(([name, pair]) => (
            <Swatch key={name} name={name} value={pair[at(scheme)]} />
          ))}
        </SimpleGrid>
      )}
    </InBoth>
  ),
}

/** One name, three audiences: `colorPalette.solid` is another colour in each of these columns. */
export const Audiences: Story = {
  render: () => (
    <>
      {(['solid', 'emphasized', 'contrast', 'muted', 'subtle'] as const).map((shade) => (
        <InBoth key={shade} title={`colorPalette.${shade}`}>
          {(scheme) => (
            <SimpleGrid columns={3} gap="4">
              {audienceNames.map((audience) => (
                <Swatch key={audience} name={audience} value={audiences[audience][shade][at(scheme)]} />
              ))}
            </SimpleGrid>
          )}
        </InBoth>
      ))}
    </>
  ),
}

/** What each result colour means. It is never the only sign: a word is beside it. */
export const Results: Story = {
  render: () => (
    <InBoth title="Results">
      {(scheme) =>
        (
          [
            ['clear', 'No copy of the variant was found.'],
            ['carrier', 'One copy: usually well, and passes it to half of the litter.'],
            ['affected', 'As many copies as the condition needs: at risk.'],
            ['danger', 'Not a result: something failed, or cannot be undone.'],
          ] as const
        ).map(([name, meaning]) => (
          <HStack key={name} gap="4" align="start">
            <chakra.span
              flexShrink="0"
              width="24"
              paddingBlock="1"
              borderRadius="pill"
              textAlign="center"
              fontWeight="semibold"
              style={{ background: results[name].bg[at(scheme)], color: results[name].fg[at(scheme)] }}
            >
              {name}
            </chakra.span>
            <span>{meaning}</span>
          </HStack>
        ))
      }
    </InBoth>
  ),
}

/** Every pair of text and ground the shop uses, with its contrast: at least 4.5 to 1 (WCAG AA), in light and in dark. */
export const Contrast: Story = {
  render: () => (
    <>
      {audienceNames.map((audience) => (
        <InBoth key={audience} title={audience}>
          {(scheme) => usesOf(audience, scheme).map((use) => <UseCard key={use.use} {...use} />)}
        </InBoth>
      ))}
      <InBoth title="Text and results">
        {(scheme) => textUsesIn(scheme).map((use) => <UseCard key={use.use} {...use} />)}
      </InBoth>
    </>
  ),
}

const styleOf = (text: string) => Object.assign(document.createElement('style'), { textContent: text })

/** Rules of an earlier page come first in the document, and this page's reset last: a panel keeps its padding. */
export const AfterAnotherPage: Story = {
  ...Neutrals,
  tags: ['!dev', '!autodocs', 'behaviour'],
  play: async ({ canvas }) => {
    const earlier = styleOf('@layer recipes { .earlier { color: red } }')
    const reset = styleOf('@layer reset { * { padding: 0 } }')
    document.head.firstElementChild?.after(earlier)
    document.head.append(reset)
    const [heading] = canvas.getAllByRole('heading', { level: 3 })
    await expect(getComputedStyle(heading?.parentElement ?? document.body).paddingTop).toBe('20px')
    earlier.remove()
    reset.remove()
  },
}
