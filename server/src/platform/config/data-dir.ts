import { accessSync, constants, mkdirSync } from 'node:fs'
import { StartError } from './start-error.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Makes a folder of the data folder, where there is none. Throws `StartError` where it cannot, or can write nothing in it. */
export function makeFolder(path: string) {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new StartError(`DATA_DIR: the folder ${path} cannot be made: ${codeOf(error)}.`)
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`DATA_DIR: nothing can be written in the folder ${path}: ${codeOf(error)}.`)
  }
}
