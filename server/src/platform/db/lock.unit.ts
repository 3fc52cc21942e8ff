import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './lock.ts'
import { StartError } from '../config/start-error.ts'

test('a folder is locked whatever path leads to it, until it is let go; its neighbour is not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pet-dna-lock-'))
  const paths = ['folder', 'other', 'link'].map((name) => join(root, name)) as [string, string, string]
  const [folder, other, link] = paths
  mkdirSync(folder)
  mkdirSync(other)
  symlinkSync(folder, link)
  const release = await lockFolder(link)
  for (const path of [folder, link, join(root, 'other/../folder')])
    await expect(lockFolder(path)).rejects.toThrow(
      new StartError(`Another server is using ${path}. Stop it, or set DATA_DIR to another folder.`),
    )
  ;(await lockFolder(other))()
  release()
  ;(await lockFolder(folder))()
  rmSync(root, { recursive: true })
})
