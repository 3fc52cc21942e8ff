import { type Coat, type CoatLocus, isSame } from './coat-loci.ts'
import { felineCoats, felineLoci, type Naming } from './feline-loci.ts'
import { noCopy } from './genotype.ts'

/**
 * Two genes that decide a cat's coat and are not in the colour tool, after the Veterinary Genetics Laboratory
 * (vgl.ucdavis.edu, "Cat coat color") and OMIA 000209-9685: orange lies on the X chromosome, so a male has one copy of it;
 * one copy of dominant white hides everything else.
 */
const orangeLocus: CoatLocus = {
  key: 'orange',
  locus: 'O',
  gene: 'ARHGAP36',
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
const whiteLocus: CoatLocus = {
  key: 'white',
  locus: 'W',
  gene: 'KIT',
  alleles: ['DW', 'N'],
  alleleNames: {},
  shows: (genotype) => (genotype.includes('DW') ? 'white' : 'coloured'),
  hidden: () => [],
  meanings: { white: 'White all over: hides every other colour', coloured: 'Not white all over' },
}

export const wholeCatLoci: readonly CoatLocus[] = [...felineLoci, orangeLocus, whiteLocus]

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
  Object.entries(redPatterns).map(([colourpoint, pattern]) => ({
    name: `${redOf(dilute)} ${pattern}`,
    needs: { dilute: [dilute], colourpoint: [colourpoint], orange: ['O'] },
  })),
)

/** The tool's coats, each alone and beside red; the red ones; and white. Exactly one fits a cat whose loci are all known. */
export function wholeCatCoats(naming: Naming): Coat[] {
  const plain = felineCoats(naming)
  const coloured = plain.flatMap(({ name, needs }) =>
    needs['dilute']
      ? [
          { name, needs: { ...needs, orange: ['o'] } },
          {
            name: `Tortoiseshell of ${within(name)} and ${within(redOf(needs['dilute'][0]))}`,
            needs: { ...needs, orange: ['both'] },
          },
        ]
      : [{ name, needs }],
  )
  return [
    ...[...coloured, ...redCoats].map(({ name, needs }) => ({ name, needs: { ...needs, white: ['coloured'] } })),
    { name: 'White all over', needs: { white: ['white'] } },
  ]
}
