import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stepPictures } from '@shop/contract/next-steps'
import { serverFolder } from '../config/server-folder.ts'
import { cidOf, sourceOf } from './pictures.ts'

/** The pictures that a mail's HTML shows, as its attachments. */
export const picturesIn = (html: string) =>
  Promise.all(
    stepPictures
      .filter((name) => html.includes(`"${sourceOf(name)}"`))
      .map(async (name) => ({
        filename: `${name}.png`,
        content: await readFile(join(serverFolder, 'data/mail-pictures', `${name}.png`)),
        contentType: 'image/png',
        cid: cidOf(name),
        contentDisposition: 'inline' as const,
      })),
  )
