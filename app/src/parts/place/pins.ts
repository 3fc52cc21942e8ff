import type { Town } from '@shop/contract/town'
import { mapBounds } from './map-bounds.ts'

export type Pin = {
  /** Where it is on the map, in percent of its width and height. */
  left: number
  top: number
  count: number
  /** The town with the most entries here, with its state: "Ballarat VIC". */
  name: string
  /** Other towns that one pin covers, because theirs would overlap it. */
  others: number
}

/** How near two pins may be, in percent of the map's width: a finger's width on a phone. */
const least = 9

const nameOf = ({ place, state }: Town) => [place, state].filter(Boolean).join(' ')

/** A town that is east of the antimeridian is beyond 180 degrees. */
const eastOf = (west: number, longitude: number) => (longitude < west ? longitude + 360 : longitude)

/** The towns of a country as pins on its map; none for a town that the image leaves out, as Honolulu. */
export function pinsOf(country: string, towns: Town[]): Pin[] {
  const bounds = mapBounds[country]
  if (!bounds) return []
  const [west, south, east, north] = bounds
  const pins: Pin[] = []
  for (const town of towns.toSorted((a, b) => b.count - a.count)) {
    const left = ((eastOf(west, town.longitude) - west) / (east - west)) * 100
    const top = ((north - town.latitude) / (north - south)) * 100
    if (town.country !== country || left < 0 || left > 100 || top < 0 || top > 100) continue
    const near = pins.find((pin) => Math.hypot(pin.left - left, (pin.top - top) / aspectOf(country)) < least)
    if (near) {
      near.count += town.count
      near.others += 1
    } else pins.push({ left, top, count: town.count, name: nameOf(town), others: 0 })
  }
  return pins.toSorted((a, b) => a.left - b.left)
}

/** The width of a country's image over its height; 1 where there is none. */
export function aspectOf(country: string): number {
  const [west, south, east, north] = mapBounds[country] ?? [0, 0, 1, 1]
  return ((east - west) / (north - south)) * Math.cos(((north + south) / 2) * (Math.PI / 180))
}
