import { type Coat, type CoatLocus, first, isSame, recessive } from './coat-loci.ts'
import { felineCoats, felineLoci, type Naming } from './feline-loci.ts'
import { noCopy } from './genotype.ts'

/**
 * Three genes that decide a cat's coat beside the four of SPEC's tool, after the Veterinary Genetics Laboratory
 * (vgl.ucdavis.edu, "Cat coat color") and OMIA 000209-9685: orange lies on the X chromosome, so a male has one copy of it;
 * one copy of dominant white hides everything else. Silver is dominant and mapped to chromosome D2; its gene is not known,
 * so no test reads it (Menotti-Raymond et al. 2009, doi:10.1093/jhered/esp018).
 */
const orangeLocus: CoatLocus = {
  key: 'orange',
  locus: 'O',
  gene: 'ARHGAP36',
  isXLinked: true,
  alleles: ['O', 'o'],
  alleleNames: {},
  shows: ([one = '', other = '']) => (other !== noCopy && !isSame([one, other]) ? 'both' : one),
  hidden: () => [],
  meanings: {
    O: 'Red, or cream where it is dilute',
    both: 'Tortoiseshell: red beside the other colour',
    o: 'No red',
  },
}
const silverLocus: CoatLocus = {
  key: 'silver',
  locus: 'I',
  gene: 'chromosome D2',
  alleles: ['I', 'i'],
  alleleNames: { i: 'no silver' },
  shows: first,
  hidden: recessive,
  meanings: { I: 'Silver, or smoke in a solid cat: the base of each hair is white', i: 'No silver' },
}
const whiteLocus: CoatLocus = {
  key: 'white',
  locus: 'W',
  gene: 'KIT',
  alleles: ['DW', 'Ws', 'N'],
  alleleNames: {},
  shows: (genotype) => (genotype.includes('DW') ? 'white' : genotype.join('/')),
  hidden: () => [],
  meanings: {
    white: 'White all over: hides every other colour',
    'Ws/Ws': 'White spotting, often much of it',
    'Ws/N': 'White spotting',
    'N/N': 'No white by this gene',
  },
}
const notWhite = ['Ws/Ws', 'Ws/N', 'N/N']

export const wholeCatLoci: readonly CoatLocus[] = [...felineLoci, orangeLocus, silverLocus, whiteLocus]

/** White on top of a colour. */
export const felineMarks: Coat[] = [
  { name: 'No white by this gene', needs: { white: ['N/N'] } },
  { name: 'White spotting', needs: { white: ['Ws/N'] } },
  { name: 'White spotting, often much of it', needs: { white: ['Ws/Ws'] } },
]

const within = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const redOf = (dilute: string | undefined) => (dilute === 'd' ? 'Cream' : 'Red')

/** What colourpoint makes of red; its stripes show in a solid cat too. */
const redPatterns: Record<string, string> = {
  C: 'tabby',
  cb: 'sepia',
  'cb/cs': 'mink',
  cs: 'point',
  'cb/c': 'sepia, uncertain',
  'cs/c': 'point, uncertain',
}
const redCoats: Coat[] = ['D', 'd'].flatMap((dilute) =>
  ['i', 'I'].flatMap((silver) =>
    Object.entries(redPatterns).map(([colourpoint, pattern]) => ({
      name: [redOf(dilute), ...(silver === 'I' ? ['silver'] : []), pattern].join(' '),
      needs: { dilute: [dilute], silver: [silver], colourpoint: [colourpoint], orange: ['O'] },
    })),
  ),
)

/** The colours of the four loci, each alone and beside red; the red ones; and white. Exactly one fits a cat whose loci are all known. */
export function wholeCatCoats(naming: Naming): Coat[] {
  const coloured = ['i', 'I'].flatMap((silver) =>
    felineCoats(naming, silver === 'I').flatMap(({ name, needs }) => {
      if (!needs['dilute']) return silver === 'I' ? [] : [{ name, needs }]
      const ground = { ...needs, silver: [silver] }
      return [
        { name, needs: { ...ground, orange: ['o'] } },
        {
          name: `Tortoiseshell of ${within(name)} and ${within(redOf(needs['dilute'][0]))}`,
          needs: { ...ground, orange: ['both'] },
        },
      ]
    }),
  )
  return [
    ...[...coloured, ...redCoats].map(({ name, needs }) => ({ name, needs: { ...needs, white: notWhite } })),
    { name: 'White all over', needs: { white: ['white'] } },
  ]
}
