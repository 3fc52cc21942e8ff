import type { Microchip } from '@shop/contract/tool'
import { partsOf, readRows } from '../../reference/catalogue/csv.ts'
import { dataFolder } from '../../reference/catalogue/data-folder.ts'
import type { Refuse } from '../../reference/catalogue/rows.ts'
import { countryOfChip, isInEurope } from '../../people/country/handlers.ts'

/** Where microchips are looked up: a line of chip_registers.csv. */
type Register = Microchip['registers'][number] & {
  /** As AU; EU for one that covers all of Europe. */
  countries: string[]
}

const columns = ['name', 'countries', 'page', 'note', 'sources', 'read_on'] as const
const europe = 'EU'

/** In the file's order. A line without a source, or whose page is none, is refused. */
export function readChipRegisters(refuse: Refuse, folder = dataFolder): Register[] {
  return readRows(folder, 'chip_registers.csv', columns, refuse).flatMap((row) => {
    const countries = partsOf(row.countries)
    const isWhole = row.name && row.note && countries.length && URL.canParse(row.page)
    if (isWhole && partsOf(row.sources).length && row.read_on)
      return [{ name: row.name, page: row.page, note: row.note, countries }]
    refuse(row, 'needs a name, a note, a country, a page and sources')
    return []
  })
}

let registers: Register[] | null = null

const among = (all: Register[], country: string | null) => [
  ...all.filter(({ countries }) => country !== null && countries.includes(country)),
  ...all.filter(({ countries }) => country !== null && countries.includes(europe) && isInEurope(country)),
]

/**
 * Where a number is looked up. A country's number begins with the country, and its registers come first; a maker's is
 * registered where the animal lives, so those of the visitor's country do. Where neither has one known here, all are named.
 */
export function registersFor(code: string, visitorCountry: string): Microchip['registers'] {
  registers ??= readChipRegisters(() => {})
  const near = [...new Set([...among(registers, countryOfChip(code)), ...among(registers, visitorCountry)])]
  const named = near.length ? near : registers
  return named.map(({ name, page, note }) => ({ name, page, note }))
}
