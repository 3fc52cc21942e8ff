/**
 * Prints the picture of server/src: each wing with its lines, its rooms and the wings that it imports, and every import
 * that runs up or around a circle of rooms. `node scripts/wings.ts`
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { wings } from '../server/src/wings.ts'

const root = join(import.meta.dirname, '../server/src')
const files = globSync('*/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(test|race|unit|d)\.ts$/.test(file))
const floor = new Map<string, number>(wings.map(({ name }, index) => [name, index]))
const placeOf = (file: string) => {
  const [wing = '', room = ''] = file.split('/')
  return { wing, room: room.endsWith('.ts') ? '' : room }
}

const sources = files.map((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const imported = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    relative(root, join(root, dirname(file), path)),
  )
  return { file, ...placeOf(file), lines: text.split('\n').length - 1, imported }
})
const arrows = sources.flatMap(({ file, wing, room, imported }) =>
  imported.map((path) => ({ file, path, from: { wing, room }, to: placeOf(path) })),
)
const roomsBefore = ({ wing, room }: (typeof arrows)[number]['from']) => {
  const rooms = wings.find(({ name }) => name === wing)?.rooms ?? []
  return rooms.slice(0, rooms.indexOf(room) + 1)
}
const runsUp = arrows.filter(({ from, to }) => {
  const [here = -1, there = Infinity] = [floor.get(from.wing), floor.get(to.wing)]
  return there > here || (there === here && from.room !== '' && to.room !== '' && !roomsBefore(from).includes(to.room))
})

for (const { name, rooms } of wings) {
  const own = sources.filter(({ wing }) => wing === name)
  const lines = own.reduce((sum, source) => sum + source.lines, 0)
  const imports = wings
    .map((other) => ({
      other,
      count: arrows.filter(({ from, to }) => from.wing === name && to.wing === other.name).length,
    }))
    .filter(({ other, count }) => count && other.name !== name)
  const linesOf = (room: string) =>
    own.filter((source) => source.room === room).reduce((sum, source) => sum + source.lines, 0)
  console.log(`${name}  ${lines} lines, ${own.length} files`)
  if (rooms.length) console.log(`  rooms    ${rooms.map((room) => `${room} ${linesOf(room)}`).join(', ')}`)
  console.log(`  imports  ${imports.map(({ other, count }) => `${other.name} ${count}`).join(', ') || 'nothing'}`)
}
console.log(`Imports that run up: ${runsUp.map(({ file, path }) => `${file} -> ${path}`).join(', ') || 'none'}`)
