import { type Coat, type CoatLocus, first, recessive } from './coat-loci.ts'

/** Merle from two long alleles, whatever the coat shows of it. */
export const doubleMerle = 'double'

/**
 * The seven loci, after the tests of the Veterinary Genetics Laboratory, University of California, Davis
 * (vgl.ucdavis.edu, "Dog coat color") and Kerns et al. 2007 on how E, K and A act on one another: e/e hides the rest of
 * them, KB hides A. E: EM (mask) over E over e. K: KB over ky; brindle cannot be distinguished from ky. A: ay over aw
 * over at over a.
 */
export const canineLoci: CoatLocus[] = [
  {
    key: 'e',
    locus: 'E',
    gene: 'MC1R',
    alleles: ['EM', 'E', 'e'],
    alleleNames: { E: 'no mask', e: 'red' },
    shows: first,
    hidden: recessive,
    meanings: {
      EM: 'Dark pigment, with a mask where the coat is fawn or grey',
      E: 'Dark pigment',
      e: 'Red or cream all over: hides black, pattern and merle',
    },
  },
  {
    key: 'k',
    locus: 'K',
    gene: 'CBD103',
    alleles: ['KB', 'ky'],
    alleleNames: { ky: 'pattern of the A locus, or brindle' },
    shows: first,
    hidden: recessive,
    meanings: { KB: 'One colour all over: hides the A locus', ky: 'The A locus shows' },
  },
  {
    key: 'a',
    locus: 'A',
    gene: 'ASIP',
    alleles: ['ay', 'aw', 'at', 'a'],
    alleleNames: { aw: 'wolf grey', at: 'tan points', a: 'recessive black' },
    shows: first,
    hidden: recessive,
    meanings: {
      ay: 'Fawn or sable',
      aw: 'Wolf grey',
      at: 'Tan points, or a saddle',
      a: 'One colour all over, by two copies of a',
    },
  },
  {
    key: 'b',
    locus: 'B',
    gene: 'TYRP1',
    alleles: ['B', 'b'],
    alleleNames: { b: 'brown' },
    shows: first,
    hidden: recessive,
    meanings: { B: 'Black pigment', b: 'Brown pigment, on the nose too' },
  },
  {
    key: 'd',
    locus: 'D',
    gene: 'MLPH',
    alleles: ['D', 'd'],
    alleleNames: { d: 'dilute' },
    shows: first,
    hidden: recessive,
    meanings: { D: 'Full colour', d: 'Dilute: black turns blue, brown turns isabella' },
  },
  {
    key: 'm',
    locus: 'M',
    gene: 'PMEL',
    alleles: ['N', 'Mc', 'M'],
    alleleNames: { Mc: 'cryptic merle' },
    shows: (genotype) => {
      const long = genotype.filter((allele) => allele === 'M').length
      return ['none', 'merle', doubleMerle][long] ?? doubleMerle
    },
    hidden: (genotype) => (genotype.includes('Mc') ? ['Mc'] : []),
    meanings: {
      none: 'No merle to be seen',
      merle: 'Merle, where the pigment is dark',
      [doubleMerle]: 'Double merle: often deaf, or with damaged eyes',
    },
  },
  {
    key: 's',
    locus: 'S',
    gene: 'MITF',
    alleles: ['S', 'sp'],
    alleleNames: {},
    shows: (genotype) => genotype.join('/'),
    hidden: () => [],
    meanings: {
      'S/S': 'No white by this gene',
      'S/sp': 'Some white is possible, its amount varies by breed',
      'sp/sp': 'White spotting (piebald)',
    },
  },
]

/** Every mark of white, which comes on top of any colour. */
export const canineMarks: Coat[] = [
  { name: 'No white by this gene', needs: { s: ['S/S'] } },
  { name: 'Some white is possible', needs: { s: ['S/sp'] } },
  { name: 'White spotting', needs: { s: ['sp/sp'] } },
]

const dark = ['EM', 'E']
/** The pigment that B and D make, what merle makes of it, and its name within a sentence. */
const pigments = [
  { name: 'Black', merle: 'Blue merle', b: 'B', d: 'D' },
  { name: 'Blue', merle: 'Slate merle', b: 'B', d: 'd' },
  { name: 'Brown', merle: 'Red merle', b: 'b', d: 'D' },
  { name: 'Isabella', merle: 'Isabella merle', b: 'b', d: 'd' },
] as const
type Pigment = (typeof pigments)[number]

/** The coats of one pigment, plain or merle; where the coat is fawn or grey the mask shows. */
function coatsOf({ name, merle, b, d }: Pigment, shown: 'none' | 'merle'): Coat[] {
  const ground = shown === 'merle' ? merle : name
  const pigment = { b: [b], d: [d], m: [shown] }
  const beside = shown === 'merle' ? `${name.toLowerCase()}, merle` : name.toLowerCase()
  const masked = (coat: string, a: string): Coat[] => [
    { name: `${coat} with ${beside}`, needs: { e: ['E'], k: ['ky'], a: [a], ...pigment } },
    { name: `${coat} with ${beside}, masked`, needs: { e: ['EM'], k: ['ky'], a: [a], ...pigment } },
  ]
  return [
    { name: ground, needs: { e: dark, k: ['KB'], ...pigment } },
    ...masked('Fawn or sable', 'ay'),
    ...masked('Wolf grey', 'aw'),
    { name: `${ground} and tan`, needs: { e: dark, k: ['ky'], a: ['at'], ...pigment } },
    { name: `${ground}, by recessive black`, needs: { e: dark, k: ['ky'], a: ['a'], ...pigment } },
  ]
}

/** Every colour with what must show for it: e/e hides all others, two long merle alleles make the coat mostly white. */
export const canineCoats: Coat[] = [
  ...pigments.flatMap((pigment) => coatsOf(pigment, 'none')),
  { name: 'Red or cream', needs: { e: ['e'] } },
  ...pigments.flatMap((pigment) => coatsOf(pigment, 'merle')),
  { name: 'Double merle, mostly white', needs: { e: dark, m: [doubleMerle] } },
]
