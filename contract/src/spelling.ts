/** Countries whose visitors read American English; all others read British. */
const americanCountries: readonly string[] = ['US', 'PR', 'GU', 'VI', 'AS', 'MP']

/** Parts of words that the two spell differently, wherever they are in a word. */
const parts: Readonly<Record<string, string>> = {
  colour: 'color',
  favour: 'favor',
  behaviour: 'behavior',
  neighbour: 'neighbor',
  honour: 'honor',
  tumour: 'tumor',
  odour: 'odor',
  fibre: 'fiber',
  centre: 'center',
  mould: 'mold',
  licence: 'license',
  catalogue: 'catalog',
  programme: 'program',
  enquir: 'inquir',
  practise: 'practice',
  cancelled: 'canceled',
  cancelling: 'canceling',
  labelled: 'labeled',
  labelling: 'labeling',
  travelled: 'traveled',
  travelling: 'traveling',
  traveller: 'traveler',
  haem: 'hem',
  anaem: 'anem',
  anaesth: 'anesth',
  leukaem: 'leukem',
  aemia: 'emia',
  oedema: 'edema',
  oesoph: 'esoph',
  phaeo: 'pheo',
  diarrhoea: 'diarrhea',
  paediatr: 'pediatr',
  orthopaed: 'orthoped',
}

/** Verbs in -ise, by their stems: recognise, recognised, recognising; but not organism, promise, or exercise. */
const stems = 'recogn|organ|author|character|summar|special|general|normal|standard|stabil|steril|real|critic|neutral'

const british = new RegExp(
  `grey(?!hound)|analys(?=e[drs]?\\b|ing\\b)(?!es\\b)|(?:${stems})is(?=e|ing\\b|ation)|${Object.keys(parts).join('|')}`,
  'gi',
)

function americanPart(found: string): string {
  const word = found.toLowerCase()
  if (word === 'grey') return 'gray'
  return parts[word] ?? `${word.slice(0, -1)}z`
}

/** Leaves the case of what was found: "Colour", "COLOUR". */
function inCaseOf(found: string, word: string): string {
  if (found === found.toUpperCase()) return word.toUpperCase()
  return found.charAt(0) === found.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

const american = (text: string) => text.replace(british, (found) => inCaseOf(found, americanPart(found)))

/** Whether visitors of a country read American English. */
export const isAmerican = (country: string) => americanCountries.includes(country)

/**
 * The shop's own words as they are spelled in a country, by its code: they are written in British English. Not for what
 * people have typed, for addresses, nor for titles of others' works.
 */
export const spell = (text: string, country: string): string => (isAmerican(country) ? american(text) : text)
