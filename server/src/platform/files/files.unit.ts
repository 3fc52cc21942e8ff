import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('nothing that speaks S3 is loaded without a bucket', async () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { openFiles } = await import('./files.ts')
    const bucket = { name: 'b', endpoint: null, region: 'r', accessKeyId: 'i', secretAccessKey: 's' }
    for (const one of [null, bucket]) {
      await openFiles({ bucket: one }, {})
      console.log(loaded.some((url) => url.includes('aws4fetch')))
    }`
  const asProgram = ['--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, asProgram, { cwd: import.meta.dirname })
  expect(stdout.trim().split('\n')).toEqual(['false', 'true'])
})
