/**
 * What the words for coat colours look like: warm, muted CSS hex, as the drawn coats use them.
 * The words are those of server/data/breed_coats.csv, and those of the breeds' own standards.
 */
const coatColours: Readonly<Record<string, string>> = {
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

/** A word's colour, as CSS hex; undefined for a word without one. */
export const coatColour = (word: string): string | undefined => coatColours[word.trim().toLowerCase()]

type Word = { name: string; hex: string; light: number }

const markWords = [
  'black',
  'seal',
  'ebony',
  'chocolate',
  'liver',
  'brown',
  'mahogany',
  'steel blue',
  'blue',
  'grey',
  'red',
  'chestnut',
  'orange',
  'gold',
  'tan',
  'fawn',
  'lemon',
]
const paleWords = ['white', 'cream', 'ivory', 'snow']
/** Words that name a whole coat, and what its dark marks are. */
const marks: Readonly<Record<string, string>> = { 'blue merle': '#3c4350', 'red merle': '#8a4a32', brindle: '#46301f' }
const [white, cream, red, seal] = ['#f6efe4', '#f1e2c8', '#b05f34', '#4a3830']

/** How light a hex colour is to the eye, 0 to 255. */
const lightness = (hex: string) =>
  [0.3, 0.59, 0.11].reduce(
    (sum, weight, at) => sum + weight * Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16),
    0,
  )

/** The words that have a colour, beginning with the one the seed chooses. */
function knownWords(words: readonly string[], seed: number): Word[] {
  const known = words.flatMap((word) => {
    const [name, hex] = [word.trim().toLowerCase(), coatColour(word)]
    return hex ? [{ name, hex, light: lightness(hex) }] : []
  })
  const start = known.length ? Math.abs(seed) % known.length : 0
  return [...known.slice(start), ...known.slice(0, start)]
}

/**
 * A pattern's colours, ground first, from a breed's colour words: which word is ground and which is mark follows from
 * the pattern (a spotted dog is white with spots, a brindle is fawn with dark strokes), and where a breed has several
 * colours the seed chooses among them. Words without a colour are left out. An empty list means that the words do not
 * say: the picture then wears its pattern's own colours.
 */
export function coatPalette(pattern: string, words: readonly string[], seed: number): string[] {
  const known = knownWords(words, seed)
  const pale = known.find(({ name }) => paleWords.includes(name))
  const coloured = known.filter((word) => word !== pale && !marks[word.name])
  const byDepth = coloured.toSorted((a, b) => a.light - b.light)
  const [darkest, lightest] = [byDepth[0], byDepth.at(-1)]
  const warm = coloured.find(({ light }) => light > 95)
  switch (pattern) {
    case 'merle': {
      const merle = known.find(({ name }) => name.endsWith('merle'))
      return merle ? [merle.hex, marks[merle.name] ?? seal] : []
    }
    case 'brindle':
      return warm ? [warm.hex, marks.brindle ?? seal] : []
    case 'bicolour':
    case 'harlequin':
    case 'roan':
    case 'points': {
      const mark = coloured.find(({ name }) => markWords.includes(name)) ?? coloured[0]
      if (!mark) return []
      // Black and tan, where a breed has no white: the tan is the ground under the marks.
      const tan = pattern === 'bicolour' && lightest !== mark ? lightest?.hex : cream
      return [pale?.hex ?? tan ?? cream, mark.hex]
    }
    case 'spotted':
      return darkest ? [pale?.hex ?? cream, darkest.hex] : []
    case 'tricolour':
      return darkest && warm && warm !== darkest ? [pale?.hex ?? white, darkest.hex, warm.hex] : []
    case 'tuxedo':
      return darkest ? [darkest.hex, pale?.hex ?? white] : []
    case 'tortoiseshell':
      return darkest && darkest.light < 110 && darkest.hex !== red ? [darkest.hex, red, cream] : []
    case 'saddle':
    case 'sable':
      return warm ? [warm.hex, darkest && darkest !== warm ? darkest.hex : seal] : []
    // What breeders call a black tabby is brown with black stripes, the pattern's own colours.
    case 'tabby':
      return coloured[0] && coloured[0].light > 60 ? [coloured[0].hex] : []
    case 'solid': {
      const one = known.find(({ name }) => !marks[name])
      return one ? [one.hex] : []
    }
    default:
      return coloured[0] ? [coloured[0].hex] : []
  }
}
