import type { StoreSpecies } from '@shop/contract/constants'
import { animalOutlines } from '@shop/contract/shared'
import { readRows } from './csv.ts'
import type { Refuse } from './rows.ts'

/** A breed by its name, and the section of its FCI group where it has one. */
export type Bred = { name: string; section: string }
/** The build that stands for a breed. */
export type Outlines = (species: StoreSpecies, breed: Bred) => string

/**
 * Which drawn build stands for a breed: its own line, else that of the first word which its name contains, else that of
 * its section, else the species' own.
 */
export function readOutlines(folder: string, refuse: Refuse): Outlines {
  const columns = ['species', 'by', 'name', 'outline'] as const
  const rows = readRows(folder, 'breed_outlines.csv', columns, refuse)
  for (const row of rows)
    if (!animalOutlines.some((known) => known === row.outline)) refuse(row, `unknown outline "${row.outline}"`)
  const linesOf = (species: StoreSpecies, by: string) => rows.filter((row) => row.species === species && row.by === by)
  const tables = Object.fromEntries(
    (['dog', 'cat'] as const).map((species) => [
      species,
      {
        breeds: new Map(linesOf(species, 'breed').map((row) => [row.name.toLowerCase(), row.outline])),
        words: linesOf(species, 'word'),
        sections: new Map(linesOf(species, 'section').map((row) => [row.name, row.outline])),
        other: linesOf(species, 'other')[0]?.outline ?? 'shorthair',
      },
    ]),
  )
  return (species, { name, section }) => {
    const table = tables[species]
    const folded = name.toLowerCase()
    return (
      table?.breeds.get(folded) ??
      // "Pug, Black"
      table?.breeds.get(folded.split(',')[0] ?? folded) ??
      table?.words.find((row) => folded.includes(row.name))?.outline ??
      table?.sections.get(section) ??
      table?.other ??
      'shorthair'
    )
  }
}
