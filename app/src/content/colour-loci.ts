/** A gene of a colour tool, with every pair of its alleles. */
export type ColourLocus = {
  key: string
  label: string
  help: string
  genotypes: readonly string[]
  /** A male's, of a gene on the X chromosome; where left out, they are a female's. */
  maleGenotypes?: readonly string[]
  /** An address of before this gene was in the tool counts as not tested. */
  isLater?: boolean
}

/** The loci of the feline colour tool: SPEC's four (tools-4), and three that hide or change what these show. */
export const felineLoci: readonly ColourLocus[] = [
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
  {
    key: 'orange',
    label: 'Orange (O)',
    help: 'Red or cream; a queen with O/o is tortoiseshell, a tom has one copy',
    genotypes: ['O/O', 'O/o', 'o/o'],
    maleGenotypes: ['O/Y', 'o/Y'],
    isLater: true,
  },
  {
    key: 'silver',
    label: 'Silver (I)',
    help: 'Silver or smoke. No DNA test reads it: go by the coat and the parents',
    genotypes: ['I/I', 'I/i', 'i/i'],
    isLater: true,
  },
  {
    key: 'white',
    label: 'White (W)',
    help: 'White all over (DW), or white spotting (Ws)',
    genotypes: ['DW/DW', 'DW/Ws', 'DW/N', 'Ws/Ws', 'Ws/N', 'N/N'],
    isLater: true,
  },
]

/** The seven loci of the dogs' colour tool. */
export const canineLoci: readonly ColourLocus[] = [
  {
    key: 'e',
    label: 'E locus',
    help: 'Dark pigment, a mask, or red all over',
    genotypes: ['EM/EM', 'EM/E', 'EM/e', 'E/E', 'E/e', 'e/e'],
  },
  {
    key: 'k',
    label: 'K locus',
    help: 'One colour, or the A locus shows. Where a test writes N, choose ky',
    genotypes: ['KB/KB', 'KB/ky', 'ky/ky'],
  },
  {
    key: 'a',
    label: 'A locus',
    help: 'Fawn, wolf grey, tan points or black',
    genotypes: ['ay/ay', 'ay/aw', 'ay/at', 'ay/a', 'aw/aw', 'aw/at', 'aw/a', 'at/at', 'at/a', 'a/a'],
  },
  {
    key: 'b',
    label: 'B locus',
    help: 'Black or brown. bs, bd and bc are all b',
    genotypes: ['B/B', 'B/b', 'b/b'],
  },
  {
    key: 'd',
    label: 'D locus',
    help: 'Full colour or dilute. d1, d2 and d3 are all d',
    genotypes: ['D/D', 'D/d', 'd/d'],
  },
  {
    key: 'm',
    label: 'M locus',
    help: 'Merle; Mc is cryptic merle',
    genotypes: ['N/N', 'N/Mc', 'N/M', 'Mc/Mc', 'Mc/M', 'M/M'],
  },
  { key: 's', label: 'S locus', help: 'White spotting', genotypes: ['S/S', 'S/sp', 'sp/sp'] },
]

/** What can be chosen at a locus; of an animal of either sex all of it. */
export const genotypesFor = ({ genotypes, maleGenotypes }: ColourLocus, gender?: 'female' | 'male') =>
  maleGenotypes
    ? { female: genotypes, male: maleGenotypes, either: [...genotypes, ...maleGenotypes] }[gender ?? 'either']
    : genotypes

/** What black and its shades are called, by breed of cat. */
export const namings = [
  { value: 'common', label: 'Most breeds: black, seal points' },
  { value: 'burmese', label: 'Burmese: sable, champagne, platinum' },
  { value: 'abyssinian', label: 'Abyssinian and Somali: ruddy, sorrel' },
] as const
