import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../platform/config.ts'
import { runLab } from './command-line.ts'

const { publicUrl, labApiKey, dataDir } = readConfig()
const kept = join(dataDir, 'lab.key')
const key = labApiKey ?? (existsSync(kept) ? readFileSync(kept, 'utf8') : '')
process.exitCode = await runLab(process.argv.slice(2), { url: publicUrl, key, fetch, say: console.log })
