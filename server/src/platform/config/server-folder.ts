import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

const packageFile = findPackageJSON('.', import.meta.url)
if (!packageFile) throw new Error('The server has no package.json above it.')

/** The server's folder, whether this runs from source or from the bundle. */
export const serverFolder = dirname(packageFile)
