import { colourNamings, type FelineColourInput } from '@shop/contract/tool'
import { felineLoci } from '../../../content/feline-loci.ts'

/** What the form holds: an empty text where nothing is chosen. */
export type ColourForm = { cat: Record<string, string>; mate: Record<string, string>; hasMate: boolean; naming: string }

const none = () => Object.fromEntries(felineLoci.map(({ key }) => [key, '']))
const separator = '_'

/** `cat=D/d_B/b_a/a_C/cs`: genotypes in the order of the loci; one that no locus has is left empty. */
const genotypesIn = (text: string | null) => {
  const parts = (text ?? '').split(separator)
  return Object.fromEntries(
    felineLoci.map(({ key, genotypes }, index) => [
      key,
      genotypes.includes(parts[index] ?? '') ? (parts[index] ?? '') : '',
    ]),
  )
}
const isWhole = (cat: Record<string, string>) => felineLoci.every(({ key }) => cat[key])
const textOf = (cat: Record<string, string>) => felineLoci.map(({ key }) => cat[key]).join(separator)

export function formIn(query: URLSearchParams): ColourForm {
  const cat = query.get('cat')
  return {
    cat: cat ? genotypesIn(cat) : none(),
    mate: genotypesIn(query.get('mate')),
    hasMate: query.has('mate'),
    naming: colourNamings.find((naming) => naming === query.get('naming')) ?? 'common',
  }
}

export const queryOf = ({ cat, mate, hasMate, naming }: ColourForm) =>
  new URLSearchParams({
    cat: textOf(cat),
    ...(hasMate && { mate: textOf(mate) }),
    ...(naming !== 'common' && { naming }),
  }).toString()

/** What the address asks of the server; null until every locus has its genotype. */
export function inputIn(query: URLSearchParams): FelineColourInput | null {
  const { cat, mate, hasMate, naming } = formIn(query)
  if (!isWhole(cat) || (hasMate && !isWhole(mate))) return null
  return {
    ...(cat as Omit<FelineColourInput, 'mate' | 'naming'>),
    mate: hasMate ? (mate as FelineColourInput['mate']) : undefined,
    naming: naming as FelineColourInput['naming'],
  }
}
