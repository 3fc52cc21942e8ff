/**
 * What the words for coat colours look like: warm, muted CSS hex, as the drawn coats use them.
 * The words are those of server/data/breed_coats.csv, and those of the breeds' own standards.
 */
export const coatColours: Readonly<Record<string, string>> = {
  amber: '#c98a4b',
  apricot: '#e3b483',
  beige: '#dcc7a8',
  biscuit: '#e8d3b0',
  black: '#2f2a2c',
  blue: '#7d8794',
  'blue merle': '#aab4c4',
  'blue-grey': '#828b97',
  brindle: '#8a623c',
  bronze: '#a9814f',
  brown: '#7a5138',
  champagne: '#d8bd9c',
  chestnut: '#8f4f30',
  'chestnut red': '#9a4b2b',
  chocolate: '#5f3f30',
  'chocolate brown': '#5a3b2c',
  cinnamon: '#a8673f',
  copper: '#b4683a',
  cream: '#f1e2c8',
  ebony: '#28242a',
  fallow: '#cba878',
  fawn: '#d8b48a',
  gold: '#d9a55c',
  golden: '#d9a55c',
  grey: '#8b8784',
  ivory: '#f3e9d6',
  lavender: '#b5a7ae',
  lemon: '#ecd08f',
  lilac: '#b3a0a3',
  liver: '#6b4433',
  mahogany: '#6e3526',
  'mouse grey': '#8f8780',
  orange: '#d2813f',
  platinum: '#cfc8c2',
  red: '#b05f34',
  'red merle': '#d3ab8e',
  'red-gold': '#c9813f',
  'reddish gold': '#c6813f',
  ruby: '#9c4a28',
  ruddy: '#b9723f',
  rust: '#a8562c',
  sable: '#b98850',
  'sandy yellow': '#deb878',
  seal: '#4a3830',
  sepia: '#8a6a50',
  silver: '#b9b6b3',
  'silver grey': '#a9a6a4',
  snow: '#f4eee6',
  'steel blue': '#5f6b78',
  tan: '#c58a52',
  wheaten: '#e2c08a',
  white: '#f6efe4',
  yellow: '#e6c68b',
}

/** The colour a word stands for, as CSS hex; undefined for a word nobody has given a colour. */
export const coatColour = (word: string): string | undefined => coatColours[word.trim().toLowerCase()]

const darkWords = ['black', 'seal', 'ebony', 'chocolate', 'liver', 'brown', 'mahogany', 'steel blue', 'blue', 'grey', 'red', 'chestnut', 'orange', 'gold', 'tan', 'fawn', 'lemon']
/** What a merle's or a brindle's dark marks are, beside the ground that the word itself names. */
const marks: Readonly<Record<string, string>> = { 'blue merle': '#3c4350', 'red merle': '#8a4a32', brindle: '#46301f' }

const lightness = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
const rotate = <T>(items: readonly T[], by: number): T[] => items.map((_, index) => items[(index + by) % items.length]!)

/**
 * A pattern's colours, ground first, from a breed's colour words: which word is ground and which is mark follows from
 * the pattern (a spotted dog is white with spots, a brindle is fawn with dark strokes), and where a breed has several
 * colours the seed chooses among them. Words without a colour are left out; with none, the list is empty and the
 * picture falls back on its pattern's own colours.
 */
export function coatPalette(pattern: string, words: readonly string[], seed: number): string[] {
  const known = words.map((word) => word.trim().toLowerCase()).filter((word) => coatColour(word))
  const hex = (word: string) => coatColour(word)!
  const turned = rotate(known, known.length ? Math.abs(seed) % known.length : 0)
  const pale = ['white', 'cream', 'ivory', 'snow'].find((word) => known.includes(word))
  const coloured = turned.filter((word) => word !== pale)
  const byDepth = [...coloured].sort((a, b) => lightness(hex(a)) - lightness(hex(b)))
  const darkest = byDepth[0]
  const lightest = byDepth.at(-1)
  switch (pattern) {
    case 'merle':
    case 'brindle': {
      const word = turned.find((one) => marks[one] && (pattern === 'merle') === one.endsWith('merle'))
      const ground = pattern === 'merle' ? word : coloured.find((one) => one !== word && lightness(hex(one)) > 100)
      return ground ? [hex(ground), marks[word ?? ''] ?? marks.brindle!] : []
    }
    case 'solid': {
      const word = turned.find((one) => !marks[one])
      return word ? [hex(word)] : []
    }
    case 'bicolour':
    case 'spotted':
    case 'harlequin':
    case 'roan':
    case 'points': {
      if (!coloured.length) return []
      const mark = pattern === 'spotted' ? darkest! : (coloured.find((one) => darkWords.includes(one)) ?? coloured[0]!)
      // Black and tan, where a breed has no white: the tan is the ground that the marks lie on.
      const ground = pale ?? (pattern === 'bicolour' && lightest !== mark ? lightest! : 'cream')
      return [hex(ground), hex(mark)]
    }
    case 'tricolour': {
      const tan = coloured.find((one) => lightness(hex(one)) > 85)
      return darkest && tan && tan !== darkest ? [hex(pale ?? 'white'), hex(darkest), hex(tan)] : []
    }
    case 'tuxedo':
      return darkest ? [hex(darkest), hex(pale ?? 'white')] : []
    case 'tortoiseshell':
      return darkest && lightness(hex(darkest)) < 110 ? [hex(darkest), hex('red'), hex('cream')] : []
    case 'saddle':
    case 'sable': {
      const ground = coloured.find((one) => lightness(hex(one)) > 95)
      return ground ? [hex(ground), hex(darkest && darkest !== ground ? darkest : 'seal')] : []
    }
    default:
      return coloured.length ? [hex(coloured[0]!)] : []
  }
}
