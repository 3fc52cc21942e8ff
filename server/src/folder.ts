import { join } from 'node:path'

/** The server's folder, whether this runs from `src` or from the bundle, whose files lie in `dist` and nowhere below it. */
export const serverFolder = join(import.meta.dirname, '..')
