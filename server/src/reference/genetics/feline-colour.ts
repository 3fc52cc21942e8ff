import type { CoatColour } from '@shop/contract/tool'
import type { Genotypes } from './coat-loci.ts'
import { predictCoat, readGenotypes } from './coat-colour-tool.ts'
import { felineMarks, wholeCatCoats, wholeCatLoci } from './feline-coat.ts'
import { type ColourKey, felineCoats, felineLoci, type Naming } from './feline-loci.ts'
import { type Gender, noCopy } from './genotype.ts'

/** Cinnamon is written bl, b1 or b'. */
const spelled = (text: string) => text.replace(/\bb(?:1|'|’|`)/g, 'bl')

type CatInput = Record<ColourKey, string> & Partial<Record<'orange' | 'silver' | 'white', string | undefined>>

const isWhole = ({ orange, silver, white }: CatInput) => [orange, silver, white].some((text) => text !== undefined)
/** What a question says that leaves one of the other three out: a cat without red, silver and white. */
const plain = (isMale: boolean) => ({ orange: isMale ? `o/${noCopy}` : 'o/o', silver: 'i/i', white: 'N/N' })

/**
 * The genotypes as alleles, the dominant first; "?" was not tested. Of orange a male has one copy: without `gender` the
 * genotype says which it is. Throws `ColourError`.
 */
export function readCat({ bcc, ...input }: CatInput, gender?: Gender): Genotypes {
  const isMale = gender ? gender === 'male' : /\/y$/i.test(input.orange?.trim() ?? '')
  const more = Object.fromEntries(Object.entries(input).filter(([, text]) => text !== undefined))
  return readGenotypes(
    isWhole({ bcc, ...input }) ? wholeCatLoci : felineLoci,
    { ...plain(isMale), ...more, bcc: spelled(bcc) },
    isMale ? 'male' : 'female',
  )
}

/** A mate that the question says less of has no red, silver and white either. */
const filled = (cat: Genotypes, isMale: boolean): Genotypes => ({
  ...Object.fromEntries(Object.entries(plain(isMale)).map(([key, text]) => [key, text.split('/')])),
  ...cat,
})

/** What orange and the others hide is not known here; how c acts beside cb or cs is not known anywhere. */
const limitsOf = (...cats: Genotypes[]): string[] => [
  ...(cats.some(({ orange }) => orange !== undefined)
    ? [
        'Red shows its tabby stripes even in a solid cat (a/a).',
        'No DNA test reads silver: its gene is not known. Go by the white base of the hair, and by the parents.',
        'How much is white, the tabby pattern, gold and amber are not in this tool, and can change the look.',
      ]
    : [
        'Without orange, a cat without red is assumed. Orange turns a cat red, or cream where it is dilute, and its tabby stripes show even in a solid cat (a/a). A female with one copy is tortoiseshell.',
        'White and silver are left out of this answer, tabby pattern and amber are not in this tool: they can hide or change the colour.',
      ]),
  ...(cats.some(({ colourpoint }) => colourpoint?.includes('c'))
    ? ['How the albino allele (c) acts beside cb or cs is uncertain, so the colour of such a cat is too.']
    : []),
]

const hasMore = (cat: Genotypes | null) => cat?.['orange'] !== undefined

/**
 * The colour of one cat from its genotypes, or with a mate the colours of their kittens: at the four loci of
 * feline-loci.ts, and at those of feline-coat.ts where one of the two has them. What they cannot show is in `limits`.
 */
export function predictColour(cat: Genotypes, mate: Genotypes | null, naming: Naming = 'common'): CoatColour {
  const isMore = hasMore(cat) || hasMore(mate)
  const [dam, sire] = isMore ? [filled(cat, false), mate && filled(mate, true)] : [cat, mate]
  const tool = isMore
    ? { loci: wholeCatLoci, coats: wholeCatCoats(naming), marks: felineMarks }
    : { loci: felineLoci, coats: felineCoats(naming), marks: [] }
  return {
    ...predictCoat(tool, dam, sire),
    warnings: [],
    limits: limitsOf(...[dam, sire].filter((one) => one !== null)),
  }
}
