import { colourNamings } from '@shop/contract/tool'
import { type ColourLocus, genotypesFor } from '../../content/colour-loci.ts'

/** What the form holds: an empty text where nothing is chosen. */
export type ColourForm = {
  animal: Record<string, string>
  mate: Record<string, string>
  hasMate: boolean
  naming: string
}

/** A locus that was not tested: the answer names every colour that it leaves open. */
export const untested = '?'
const separator = '_'

/**
 * How an address holds a colour tool's question: `cat=D/d_B/b_a/a_?&mate=…`, genotypes in the order of the loci. One that
 * no locus has is left empty.
 */
export function colourQuery(loci: readonly ColourLocus[], name: 'cat' | 'dog') {
  const genotypesIn = (text: string | null, gender?: 'female' | 'male') => {
    const parts = (text ?? '').split(separator)
    return Object.fromEntries(
      loci.map((locus, index) => {
        const part = parts[index] ?? (text && locus.isLater ? untested : '')
        return [locus.key, part === untested || genotypesFor(locus, gender).includes(part) ? part : '']
      }),
    )
  }
  const textOf = (animal: Record<string, string>) => loci.map(({ key }) => animal[key]).join(separator)
  return {
    formIn: (query: URLSearchParams): ColourForm => ({
      animal: genotypesIn(query.get(name), query.has('mate') ? 'female' : undefined),
      mate: genotypesIn(query.get('mate'), 'male'),
      hasMate: query.has('mate'),
      naming: colourNamings.find((naming) => naming === query.get('naming')) ?? 'common',
    }),
    queryOf: ({ animal, mate, hasMate, naming }: ColourForm) =>
      new URLSearchParams({
        [name]: textOf(animal),
        ...(hasMate && { mate: textOf(mate) }),
        ...(naming !== 'common' && { naming }),
      }).toString(),
    /** Whether every locus has its genotype, or is marked as not tested. */
    isWhole: ({ animal, mate, hasMate }: ColourForm) => loci.every(({ key }) => animal[key] && (!hasMate || mate[key])),
  }
}
