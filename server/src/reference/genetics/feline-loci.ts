import type { colourNamings } from '@shop/contract/tool'
import { type Coat, type CoatLocus, first, isSame, recessive } from './coat-loci.ts'

export type Naming = (typeof colourNamings)[number]
export type ColourKey = 'dilute' | 'bcc' | 'agouti' | 'colourpoint'
/** What shows of each locus, by the keys of `meanings`. */
type Base = Record<ColourKey, string> & { isSilver: boolean }

/**
 * The four loci, after the tests of the Veterinary Genetics Laboratory, University of California, Davis
 * (vgl.ucdavis.edu, "Cat coat color"). D: dilute is recessive. B: B over b (chocolate) over bl (cinnamon).
 * A: a (solid) is recessive. C: full colour over cb (Burmese) and cs (Siamese), which show together as mink; c is albino.
 */
export const felineLoci: CoatLocus[] = [
  {
    key: 'dilute',
    locus: 'D',
    gene: 'MLPH',
    alleles: ['D', 'd'],
    alleleNames: { d: 'dilute' },
    shows: first,
    hidden: recessive,
    meanings: { D: 'Full colour', d: 'Dilute: a paler colour' },
  },
  {
    key: 'bcc',
    locus: 'B',
    gene: 'TYRP1',
    alleles: ['B', 'b', 'bl'],
    alleleNames: { b: 'chocolate', bl: 'cinnamon' },
    shows: first,
    hidden: recessive,
    meanings: { B: 'Black', b: 'Chocolate', bl: 'Cinnamon' },
  },
  {
    key: 'agouti',
    locus: 'A',
    gene: 'ASIP',
    alleles: ['A', 'a'],
    alleleNames: { a: 'solid' },
    shows: first,
    hidden: recessive,
    meanings: { A: 'Tabby or ticked', a: 'Solid, no tabby' },
  },
  {
    key: 'colourpoint',
    locus: 'C',
    gene: 'TYR',
    alleles: ['C', 'cb', 'cs', 'c'],
    alleleNames: { cb: 'Burmese sepia', cs: 'Siamese points', c: 'albino' },
    shows: (genotype) => (first(genotype) === 'C' || isSame(genotype) ? first(genotype) : genotype.join('/')),
    hidden: (genotype) => (genotype.join('/') === 'cb/cs' ? [] : recessive(genotype)),
    meanings: {
      C: 'Full colour all over',
      cb: 'Sepia, the Burmese pattern',
      'cb/cs': 'Mink, the Tonkinese pattern',
      cs: 'Points, the Siamese pattern',
      'cb/c': 'Probably sepia: how c acts beside cb is uncertain',
      'cs/c': 'Probably points: how c acts beside cs is uncertain',
      c: 'Albino: no colour',
    },
  },
]

/** What B makes, in full colour and dilute. */
const pigments: Record<string, [dense: string, dilute: string]> = {
  B: ['Black', 'Blue'],
  b: ['Chocolate', 'Lilac'],
  bl: ['Cinnamon', 'Fawn'],
}

/** The pattern that C makes of a solid and of an agouti cat. */
const patterns: Record<string, [solid: string, agouti: string]> = {
  C: ['', 'tabby'],
  cb: ['sepia', 'sepia tabby'],
  'cb/cs': ['mink', 'mink tabby'],
  cs: ['point', 'lynx point'],
  'cb/c': ['sepia, uncertain', 'sepia tabby, uncertain'],
  'cs/c': ['point, uncertain', 'lynx point, uncertain'],
}

/** What breeders of the Burmese call its sepia coats, and of the Abyssinian and Somali its ticked ones, where they differ. */
const burmeseNames: Record<string, string> = { Black: 'Sable', Chocolate: 'Champagne', Lilac: 'Platinum' }
const abyssinianNames: Record<string, string> = { Black: 'Ruddy', Cinnamon: 'Sorrel' }

/**
 * The name of a colour: "Chocolate tabby", "Seal lynx point", "Blue mink". Where C narrows the colour black is called
 * seal. Burmese breeders call black sepia "Sable", chocolate "Champagne" and lilac "Platinum"; Abyssinian breeders call
 * black agouti "Ruddy" and cinnamon "Sorrel", and their cats are ticked. Silver whitens the base of each hair: an agouti
 * cat is silver, a solid one smoke.
 */
function colourOf({ dilute, bcc, agouti, colourpoint, isSilver }: Base, naming: Naming): string {
  const isAgouti = agouti === 'A'
  const isFull = colourpoint === 'C'
  const pigment = pigments[bcc]?.[dilute === 'd' ? 1 : 0] ?? ''
  const pattern = patterns[colourpoint]?.[isAgouti ? 1 : 0] ?? ''
  const silver = isSilver ? (isAgouti ? 'silver' : 'smoke') : ''
  const named = (...parts: string[]) => parts.filter(Boolean).join(' ')
  const burmese = naming === 'burmese' && colourpoint === 'cb' ? burmeseNames[pigment] : undefined
  if (burmese) return named(burmese, silver, isAgouti ? 'tabby' : '')
  if (naming === 'abyssinian' && isFull && isAgouti)
    return abyssinianNames[pigment] ? named(abyssinianNames[pigment], silver) : named(pigment, silver, 'ticked')
  return named(pigment === 'Black' && !isFull ? 'Seal' : pigment, silver, pattern)
}

const albino = 'c'

/** Every colour with what must show for it, plain or on silver; an albino's other genes are hidden. */
export function felineCoats(naming: Naming, isSilver = false): Coat[] {
  const [dilutes, browns, agoutis, points] = felineLoci.map(({ meanings }) => Object.keys(meanings)) as [
    string[],
    string[],
    string[],
    string[],
  ]
  const coats = dilutes.flatMap((dilute) =>
    browns.flatMap((bcc) =>
      agoutis.flatMap((agouti) =>
        points
          .filter((colourpoint) => colourpoint !== albino)
          .map((colourpoint) => ({
            name: colourOf({ dilute, bcc, agouti, colourpoint, isSilver }, naming),
            needs: { dilute: [dilute], bcc: [bcc], agouti: [agouti], colourpoint: [colourpoint] },
          })),
      ),
    ),
  )
  return [...coats, { name: 'Albino white', needs: { colourpoint: [albino] } }]
}
