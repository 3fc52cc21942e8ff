import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = []
  write(openLog({ logLevel: 'info', logFormat: 'json' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('a failed query is logged without the people in it', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email_unique',
    detail: 'Key (email)=(dana@example.com) already exists.',
  })
  const error = new DrizzleQueryError('insert into "users" values ($1)', ['dana@example.com'], cause)
  const text = logged((log) => log.error({ err: error }, 'unexpected'))
  expect(text).not.toContain('dana@example.com')
  expect(JSON.parse(text)).toMatchObject({
    msg: 'unexpected',
    err: { query: 'insert into "users" values ($1)', code: '23505', constraint: 'users_email_unique' },
  })
})

test('other errors keep their message and their place', () => {
  const text = logged((log) => log.error({ err: new Error('No such folder') }, 'mail'))
  expect(JSON.parse(text)).toMatchObject({
    err: { message: 'No such folder', stack: expect.stringContaining('log.unit.ts') },
  })
})

test('secrets are not logged', () => {
  expect(logged((log) => log.info({ body: { password: 'collie' } }))).not.toContain('collie')
})

test('for a terminal, what has a message is printed as text, and a request says nothing', () => {
  const lines: string[] = []
  const log = openLog({ logLevel: 'info', logFormat: 'text' }, { write: (line) => void lines.push(line) })
  log.info({ method: 'GET', route: '/', status: 200 })
  log.info('Mail: .data/mail/receipt.eml')
  log.warn('A setting is missing')
  log.error({ err: new Error('No such folder') }, 'mail')
  expect(lines.slice(0, 2)).toEqual(['Mail: .data/mail/receipt.eml\n', 'Warning: A setting is missing\n'])
  expect(lines[2]).toMatch(/^Error: mail\nError: No such folder\n\s+at .*log\.unit\.ts/)
  expect(lines).toHaveLength(3)
})
