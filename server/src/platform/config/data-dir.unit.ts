import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from './data-dir.ts'

const folder = mkdtempSync(join(tmpdir(), 'data-dir-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('where no folder can be made, its name and the reason are a sentence', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file', 'pglite'))).toThrow(
    /^DATA_DIR: the folder .* cannot be made: ENOTDIR\.$/,
  )
})

test('where nothing can be written, too', () => {
  const closed = join(folder, 'closed')
  makeFolder(closed)
  chmodSync(closed, 0o555)
  chmodSync(folder, 0o755)
  // Root may write everywhere, and becomes somebody else once the module is read.
  const script = `
    import { makeFolder } from ${JSON.stringify(import.meta.resolve('./data-dir.ts'))}
    if (process.getuid() === 0) process.setuid(65534)
    makeFolder(${JSON.stringify(closed)})`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect(stderr).toContain(`DATA_DIR: nothing can be written in the folder ${closed}: EACCES.`)
})
