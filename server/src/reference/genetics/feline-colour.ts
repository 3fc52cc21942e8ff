import type { CoatColour } from '@shop/contract/tool'
import type { Genotypes } from './coat-loci.ts'
import { predictCoat, readGenotypes } from './coat-colour-tool.ts'
import { type ColourKey, felineCoats, felineLoci, type Naming } from './feline-loci.ts'

/** Cinnamon is written bl, b1 or b'. */
const spelled = (text: string) => text.replace(/\bb(?:1|'|’|`)/g, 'bl')

/** The four genotypes as alleles, the dominant first; "?" was not tested. Throws `ColourError`. */
export const readCat = (input: Record<ColourKey, string>): Genotypes =>
  readGenotypes(felineLoci, { ...input, bcc: spelled(input.bcc) })

/** What orange and the others hide is not known here; how c acts beside cb or cs is not known anywhere. */
const limitsOf = (...cats: Genotypes[]): string[] => [
  'Orange is not in this tool. It turns a cat red, or cream where it is dilute, and its tabby stripes show even in a solid cat (a/a). A female with one copy is tortoiseshell.',
  'Dominant white, white spotting, silver, tabby pattern and amber are not in this tool either, and can hide or change the colour.',
  ...(cats.some(({ colourpoint }) => colourpoint?.includes('c'))
    ? ['How the albino allele (c) acts beside cb or cs is uncertain, so the colour of such a cat is too.']
    : []),
]

/**
 * The colour of one cat from its four genotypes, or with a mate the colours of their kittens. The loci are those of
 * feline-loci.ts; what they cannot show is listed in `limits`.
 */
export const predictColour = (cat: Genotypes, mate: Genotypes | null, naming: Naming = 'common'): CoatColour => ({
  ...predictCoat({ loci: felineLoci, coats: felineCoats(naming), marks: [] }, cat, mate),
  warnings: [],
  limits: limitsOf(...[cat, mate].filter((one) => one !== null)),
})
