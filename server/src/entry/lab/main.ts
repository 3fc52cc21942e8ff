import { createInterface } from 'node:readline'
import { readConfig } from '../../platform/config/config.ts'
import { storedKeyIn } from '../../platform/config/secrets.ts'
import { runLab } from './command-line.ts'

const { publicUrl, labApiKey, dataDir } = readConfig()
const key = labApiKey ?? storedKeyIn(dataDir, 'lab.key')
process.exitCode = await runLab(process.argv.slice(2), {
  url: publicUrl,
  key,
  fetch,
  say: console.log,
  typed: () => createInterface({ input: process.stdin }),
})
