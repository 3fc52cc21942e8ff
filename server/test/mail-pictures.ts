import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { type Step, stepPictures } from '@shop/contract/next-steps'
import { serverFolder } from '../src/platform/config/server-folder.ts'

const drawings = join(serverFolder, '../design-system/src/components/Illustration/drawings')
export const mailPictureFile = (name: Step['picture']) => join(serverFolder, 'data/mail-pictures', `${name}.png`)

/** The ground of Illustration.tsx, in the brand's palest colour. */
const ground = '<path fill="#fbe3ed" d="M36 96c-4-48 32-80 86-80s86 28 82 78-32 72-86 72-78-22-82-70z"/>'

/** The shop's drawing as a mail has it: a PNG of twice its size in the mail, in the drawing's own colours. */
export function drawMailPicture(name: Step['picture']): Buffer {
  const drawing = readFileSync(join(drawings, `${name}.svg`), 'utf8')
  const painted = drawing.replaceAll(/var\(--\w+,(#[\da-f]+)\)/g, '$1').replace(/(<svg[^>]*>)/, `$1${ground}`)
  return Buffer.from(new Resvg(painted, { fitTo: { mode: 'width', value: 240 } }).render().asPng())
}

// `node server/test/mail-pictures.ts` draws them anew, after a drawing has changed.
if (process.argv[1] === import.meta.filename)
  for (const name of stepPictures) writeFileSync(mailPictureFile(name), drawMailPicture(name))
