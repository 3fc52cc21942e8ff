import type { FelineColourInput } from '@shop/contract/tool'

export type ColourKey = Exclude<keyof FelineColourInput, 'mate' | 'naming'>
type Locus = { key: ColourKey; label: string; help: string; genotypes: readonly string[] }

/** The four loci of the feline colour tool (tools-4), each with every pair of its alleles. */
export const felineLoci: readonly Locus[] = [
  {
    key: 'dilute',
    label: 'Dilute (D)',
    help: 'Black or blue, chocolate or lilac',
    genotypes: ['D/D', 'D/d', 'd/d'],
  },
  {
    key: 'bcc',
    label: 'Brown (B)',
    help: 'Black, chocolate or cinnamon',
    genotypes: ['B/B', 'B/b', 'B/bl', 'b/b', 'b/bl', 'bl/bl'],
  },
  { key: 'agouti', label: 'Agouti (A)', help: 'Tabby or solid', genotypes: ['A/A', 'A/a', 'a/a'] },
  {
    key: 'colourpoint',
    label: 'Colourpoint (C)',
    help: 'Full colour, sepia, mink or points',
    genotypes: ['C/C', 'C/cb', 'C/cs', 'C/c', 'cb/cb', 'cb/cs', 'cb/c', 'cs/cs', 'cs/c', 'c/c'],
  },
]

/** What black and its shades are called, by breed. */
export const namings = [
  { value: 'common', label: 'Most breeds: black, seal points' },
  { value: 'burmese', label: 'Burmese: sable' },
  { value: 'abyssinian', label: 'Abyssinian and Somali: ruddy' },
] as const
