import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const coded = (code: string, more: object = {}) => Object.assign(new Error('reason'), { code, ...more })
const asked = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

test.each([
  ['nobody listens', coded('ECONNREFUSED', { syscall: 'connect' })],
  ['nobody listens on either address', new AggregateError([coded('ECONNREFUSED', { syscall: 'connect' })])],
  ['no such host', coded('ENOTFOUND', { syscall: 'getaddrinfo' })],
  ['it shuts down', asked(coded('57P01'))],
  ['it starts', coded('57P03')],
  ['it has too many connections', coded('53300')],
  ['a statement took too long', asked(coded('57014'))],
  ['a lock was waited for too long', asked(coded('55P03'))],
  ['it is a standby by now', asked(coded('25006'))],
  ['a standby ended what held up its log', asked(coded('40001'))],
  ['no connection came free', new Error('timeout exceeded when trying to connect')],
  ['it fell silent', asked(new Error('Query read timeout'))],
  ['it went away', asked(new Error('Connection terminated unexpectedly'))],
])('unavailable: %s', (_, error) => expect(isUnavailable(error)).toBe(true))

test.each([
  ['a unique key', asked(coded('23505'))],
  ['a table that is missing', asked(coded('42P01'))],
  ['two that wait for each other', asked(coded('40P01'))],
  ['a file that is missing', coded('ENOENT', { syscall: 'open' })],
  ['a provider that is away', new TypeError('fetch failed', { cause: coded('ECONNREFUSED', { syscall: 'connect' }) })],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['no error', 'gone'],
])('a fault of the query: %s', (_, error) => expect(isUnavailable(error)).toBe(false))
