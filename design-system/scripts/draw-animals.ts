/**
 * Draws src/artwork/animals: a file for each outline with its body, the patterns that its breeds have, and its lines, as
 * symbols of 480 by 400, filled with --coat-1 to --coat-3, which reach through <use>. The same run always gives the same
 * files. Run: npx node scripts/draw-animals.ts, with names for some of them.
 */
import { writeFileSync } from 'node:fs'
import { figures } from './animals/draw.ts'

for (const [name, symbols] of Object.entries(figures(process.argv.slice(2))))
  writeFileSync(
    new URL(`../src/artwork/animals/${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.replaceAll('<symbol', '\n<symbol').trim()}\n</svg>\n`,
  )
