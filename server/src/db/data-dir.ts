import { mkdirSync } from 'node:fs'
import { StartError } from './start-error.ts'

/** Makes a folder of the data folder, where there is none. */
export function makeFolder(path: string) {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new StartError(`DATA_DIR: the folder ${path} cannot be made: ${(error as NodeJS.ErrnoException).code}.`)
  }
}
