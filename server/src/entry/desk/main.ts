import { userInfo } from 'node:os'
import { createInterface } from 'node:readline'
import { readConfig } from '../../platform/config/config.ts'
import { storedKeyIn } from '../../platform/config/secrets.ts'
import { runDesk } from './command-line.ts'

const { publicUrl, deskApiKey, dataDir } = readConfig()
const key = deskApiKey ?? storedKeyIn(dataDir, 'desk.key')
const { username } = userInfo()
process.exitCode = await runDesk(process.argv.slice(2), {
  url: publicUrl,
  key,
  username,
  fetch,
  say: console.log,
  typed: () => createInterface({ input: process.stdin }),
})
