/**
 * Draws the site's own /animals folder (app/public/animals): a file for each outline with its body and its lines, and one
 * for each pattern that its breeds have, as symbols of 480 by 400, filled with --coat-1 to --coat-3, which reach through
 * <use>. The same run always gives the same files. Run: npx node scripts/draw-animals.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { figures } from './animals/draw.ts'

const folder = new URL('../../app/public/animals/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const write = (name: string, symbols: string) =>
  writeFileSync(new URL(`${name}.svg`, folder), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols}\n</svg>\n`)

const lines = figures().map(([name, { body, coats }]) => {
  write(name, body)
  for (const [pattern, marks] of Object.entries(coats)) write(`${name}.${pattern}`, marks)
  return `  ${name}: [${Object.keys(coats)
    .map((pattern) => `'${pattern}'`)
    .join(', ')}],`
})
writeFileSync(
  new URL('../src/components/AnimalFigure/outlines.ts', import.meta.url),
  `// Written by scripts/draw-animals.ts.

/** The builds that are drawn, and the patterns of each that have a drawing. */
export const outlineCoats = {
${lines.join('\n')}
} satisfies Record<string, string[]>
`,
)
