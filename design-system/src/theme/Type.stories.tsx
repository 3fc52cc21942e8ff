import { chakra, Grid, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { expect } from 'storybook/test'
import { textStyles } from './tokens.ts'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const samples = {
  display: 'Know the litter before you plan it.',
  h1: 'One result needs your attention',
  h2: 'Carriers and clear',
  h3: 'Polycystic kidney disease',
  h4: 'Border Collie',
  price: '$165.00',
  lead: 'DNA tests for 648 registered dog breeds, read by geneticists and written for breeders.',
  body: 'Juno carries two copies of the variant. Every puppy will carry one copy.',
  small: 'Incomplete penetrance; healthy herself, may pass it on.',
  label: 'Confirm barcode',
  eyebrow: 'Full breed profile',
  mono: 'SLC3A1 M/M · KP4827193056',
}
const names = Object.keys(samples) as (keyof typeof samples)[]

export const Scale: Story = {
  render: () => (
    <Grid templateColumns={{ base: '1fr', md: '8rem 1fr' }} gap={{ base: '2', md: '6' }} alignItems="baseline">
      {names.map((name) => (
        <Fragment key={name}>
          <chakra.span textStyle="mono" color="ink2">
            {name}
          </chakra.span>
          <chakra.p textStyle={name} marginBottom={{ base: '4', md: '0' }}>
            {samples[name]}
          </chakra.p>
        </Fragment>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(new Set<string>(names)).toEqual(new Set(Object.keys(textStyles)))
    await document.fonts.ready
    await expect(getComputedStyle(canvas.getByText(samples.display)).fontFamily).toContain('Bricolage Grotesque')
    await expect(document.fonts.check("16px 'Figtree Variable'")).toBe(true)
  },
}

export const Page: Story = {
  render: () => (
    <Stack gap="4" maxWidth="prose">
      <chakra.p textStyle="eyebrow" color="colorPalette.solid">
        Disease
      </chakra.p>
      <chakra.h1 textStyle="h1">Collie eye anomaly</chakra.h1>
      <chakra.p textStyle="lead" color="ink2">
        {samples.lead}
      </chakra.p>
      <chakra.p textStyle="body">
        {samples.body} {samples.small}
      </chakra.p>
      <chakra.p textStyle="price">{samples.price}</chakra.p>
    </Stack>
  ),
}
