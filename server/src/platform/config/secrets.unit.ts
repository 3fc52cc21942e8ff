import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashToken, labKeyOf, newToken, openSecrets, secretKeyOf } from './secrets.ts'

test('a token follows from the key and its parts, and from nothing less', () => {
  const { tokenOf } = openSecrets('a key')
  expect(tokenOf('mail', '1')).toBe(openSecrets('a key').tokenOf('mail', '1'))
  const others = [tokenOf('mail', '2'), tokenOf('mail1'), tokenOf('m', 'ail1'), openSecrets('b').tokenOf('mail', '1')]
  expect(others).not.toContain(tokenOf('mail', '1'))
  expect(tokenOf('mail', '1')).toMatch(/^[\w-]{43}$/)
})

test('random tokens have 256 bits and are hashed for the database', () => {
  const [one, two] = [newToken(), newToken()]
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(one).not.toBe(two)
  expect(hashToken(one)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashToken(one)).not.toBe(hashToken(two))
})

test('what is sealed opens with the same key only, and only unchanged', () => {
  const { seal, open } = openSecrets('a key')
  const sealed = seal('ada@example.org')
  expect(sealed).not.toContain('ada')
  expect(seal('ada@example.org')).not.toBe(sealed)
  expect(openSecrets('a key').open(sealed)).toBe('ada@example.org')
  expect(() => openSecrets('another key').open(sealed)).toThrow('unable to authenticate data')
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(() => open(bytes.toString('base64url'))).toThrow('unable to authenticate data')
})

test('without a configured key the folder gets one of its own, which stays, for its owner’s eyes', () => {
  const parent = mkdtempSync(join(tmpdir(), 'pet-dna-key-'))
  const dataDir = join(parent, 'not yet there')
  const key = secretKeyOf({ secretKey: null, dataDir })
  expect(key.length).toBeGreaterThan(40)
  expect(secretKeyOf({ secretKey: null, dataDir })).toBe(key)
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(secretKeyOf({ secretKey: 'configured', dataDir })).toBe('configured')
  rmSync(parent, { recursive: true })
})

test('a demonstration makes its laboratory a key and stores it; any other shop has none that is not configured', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pet-dna-lab-'))
  const key = labKeyOf({ labApiKey: null, isDemo: true, dataDir })
  expect(key).toHaveLength(43)
  expect(labKeyOf({ labApiKey: null, isDemo: true, dataDir })).toBe(key)
  expect(labKeyOf({ labApiKey: null, isDemo: false, dataDir })).toBeNull()
  expect(labKeyOf({ labApiKey: 'configured', isDemo: true, dataDir })).toBe('configured')
  rmSync(dataDir, { recursive: true })
})
