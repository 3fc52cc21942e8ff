import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../../reference/catalogue/data-folder.ts'
import { findCountry, statesNamed } from '../country/handlers.ts'

export type Place = { place: string; state: string | null; country: string }
/** In degrees. */
export type Position = { latitude: number; longitude: number }
type Row = Position & { state: string }

/** "St. Moritz", "saint moritz" and "SAINT-MORITZ" are one. */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst\b/g, 'saint')
    .trim()

/** What people call the towns that GeoNames has with "City" behind them. */
const withoutCity = (name: string) => name.replace(/ city$/, '')

function readTowns(country: string): Map<string, Row[]> {
  const towns = new Map<string, Row[]>()
  const file = join(dataFolder, 'towns', `${country}.tsv`)
  // Four islands have no town.
  if (!findCountry(country) || !existsSync(file)) return towns
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [name = '', state = '', latitude, longitude] = line.split('\t')
    const row = { state, latitude: Number(latitude), longitude: Number(longitude) }
    const exact = folded(name)
    for (const key of new Set([exact, withoutCity(exact)])) {
      const known = towns.get(key)
      if (known) known.push(row)
      else towns.set(key, [row])
    }
  }
  return towns
}

const townsByCountry = new Map<string, Map<string, Row[]>>()

/** The towns of a country by folded name, the largest of a name first. A country's are read once, when first needed. */
function townsOf(country: string): Map<string, Row[]> {
  let towns = townsByCountry.get(country)
  if (!towns) townsByCountry.set(country, (towns = readTowns(country)))
  return towns
}

/** Where a town is; without a state the largest of that name. Undefined for one that GeoNames does not know. */
export function locate({ place, state, country }: Place): Position | undefined {
  const found = townsOf(country).get(folded(place)) ?? []
  // GeoNames names no state in some countries.
  const row = found.find((town) => !state || !town.state || town.state === state)
  return row && { latitude: row.latitude, longitude: row.longitude }
}

/** Where somebody means: "Ballarat", "Ithaca NY", "Portland, Maine". */
export function locateText(text: string, country: string): Position | undefined {
  const words = text.split(/[\s,]+/).filter(Boolean)
  for (let size = words.length; size > 0; size--) {
    const place = words.slice(0, size).join(' ')
    const rest = words.slice(size).join(' ')
    const states = rest ? [rest.toUpperCase(), ...statesNamed(rest, country)] : [null]
    for (const state of states) {
      const position = locate({ place, state, country })
      if (position) return position
    }
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const earthRadius = 6371

/** Kilometres between two places as the crow flies, by the haversine formula. */
export function kilometres(a: Position, b: Position): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(half)))
}

/** Entries by their distance to a place, the nearest first; those whose town is not known come last, in their order. */
export const byDistance = <Entry extends Place>(entries: Entry[], to: Position) =>
  entries
    .map((entry) => {
      const at = locate(entry)
      return { ...entry, distance: at ? kilometres(at, to) : null }
    })
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0)

/** Each town that is known, with its position. */
export const located = <Entry extends Place>(entries: Entry[]) =>
  entries.flatMap((entry) => {
    const at = locate(entry)
    return at ? [{ ...entry, ...at }] : []
  })
