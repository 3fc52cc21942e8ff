import { speciesIdOf } from '@shop/contract/constants'
import { orNull, partsOf, readRows } from '../../reference/catalogue/csv.ts'
import { dataFolder } from '../../reference/catalogue/data-folder.ts'
import type { Refuse } from '../../reference/catalogue/rows.ts'

/** What a registry can require besides results. */
export const registryFields = [
  'registered_name',
  'registration_number',
  'breed',
  'sex',
  'colour',
  'date_of_birth',
  'microchip',
  'sire',
  'dam',
  'owner',
  'address',
] as const
export type RegistryField = (typeof registryFields)[number]

const resultKinds = ['disease', 'trait', 'blood_group'] as const
export type ResultKind = (typeof resultKinds)[number]

/** Whoever records DNA results: a line of registries.csv. */
export type Registry = {
  slug: string
  name: string
  /** As AU; null for a sheet that suits any registry. */
  countryCode: string | null
  speciesId: number
  takes: ResultKind[]
  asks: RegistryField[]
  /** It records only samples of which somebody independent read the microchip. */
  needsIdentity: boolean
  /** What it does about clear by parentage; null where nothing is known. */
  parentage: string | null
  note: string
  page: string | null
}

const columns = [
  'slug',
  'name',
  'country',
  'species',
  'takes',
  'asks',
  'needs_identity',
  'parentage',
  'note',
  'page',
  'sources',
  'read_on',
] as const

const known = <Name extends string>(names: readonly Name[], field: string): Name[] | null => {
  const parts = partsOf(field)
  const found = names.filter((name) => parts.includes(name))
  return found.length && found.length === parts.length ? found : null
}

/**
 * In the file's order. Refuses a line that requires what no sheet has, or states rules of a registry without a source.
 */
export function readRegistries(refuse: Refuse, folder = dataFolder): Registry[] {
  return readRows(folder, 'registries.csv', columns, refuse).flatMap((row) => {
    const speciesId = speciesIdOf(row.species)
    const [takes, asks] = [known(resultKinds, row.takes), known(registryFields, row.asks)]
    const isSourced = !row.country || (row.page && partsOf(row.sources).length > 0 && row.read_on)
    if (!row.slug || !row.name || !row.note || !speciesId || !takes || !asks || !isSourced) {
      refuse(row, 'needs a name, a note, a species, what it takes and asks that a sheet has, and sources')
      return []
    }
    return [
      {
        slug: row.slug,
        name: row.name,
        countryCode: orNull(row.country),
        speciesId,
        takes,
        asks,
        needsIdentity: row.needs_identity === 'yes',
        parentage: orNull(row.parentage),
        note: row.note,
        page: orNull(row.page),
      },
    ]
  })
}

let registries: Registry[] | null = null

/** The registries of a species, those of a country first; read with the first request. */
export function registriesOf(speciesId: number, countryCode: string): Registry[] {
  registries ??= readRegistries(() => {})
  const own = registries.filter((registry) => registry.speciesId === speciesId)
  const isNear = (registry: Registry) => registry.countryCode === countryCode
  return [...own.filter(isNear), ...own.filter((registry) => !isNear(registry))]
}
