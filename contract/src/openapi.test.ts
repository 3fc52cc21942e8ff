import { describe, expect, test } from 'vitest'
import { number, object, type ObjectSchema, string } from 'yup'
import { checklist } from '../checklist.ts'
import { addressOf, type Call, call } from './call.ts'
import { calls } from './calls.ts'
import { camelKey } from './case.ts'
import { laboratoryCalls } from './laboratory.ts'
import { messages } from './messages.ts'
import { openApi } from './openapi.ts'

type Node = { [key: string]: unknown }
type Operation = {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content: { 'application/json': { schema: Node } } }
  responses: Record<string, Node>
  security?: unknown
}

const document = openApi(calls, { title: 'Shop', version: '1' })
const operationOf = (row: { method: string; path: string }, from = document) =>
  from.paths[row.path]?.[row.method.toLowerCase()] as unknown as Operation

function walk(node: unknown, visit: (node: Node) => void): void {
  if (node === null || typeof node !== 'object') return
  visit(node as Node)
  for (const value of Object.values(node)) walk(value, visit)
}

const resolve = (ref: string) =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], document)

describe('the document of our calls', () => {
  test.each(Object.entries(calls))('%s is there, with its path parameters', (name, row) => {
    const operation = operationOf(row)
    expect(operation.operationId).toBe(name)
    const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    expect(declared.map((parameter) => `{${parameter.name}}`)).toEqual(row.path.match(/\{\w+\}/g) ?? [])
    expect(declared.every((parameter) => parameter.required)).toBe(true)
    expect(operation.requestBody !== undefined).toBe('body' in row)
    expect(operation.security !== undefined).toBe(row.who !== 'anyone')
  })

  test('nothing is there besides', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path))
    expect(operations).toHaveLength(Object.keys(calls).length)
  })

  /** What nobody can send more of than is meant: a length, a choice, a form that ends. */
  const isBounded = ({ maxLength, enum: choices, format, pattern }: Node) =>
    maxLength !== undefined ||
    choices !== undefined ||
    format === 'uuid' ||
    format === 'date-time' ||
    format === 'date' ||
    (typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|\{\d*,\}/.test(pattern))

  test.each(Object.entries(calls).filter(([, row]) => !('bodyType' in row)))(
    '%s takes no text without a limit',
    (_, row) => {
      const { parameters, requestBody } = operationOf(row)
      const unbounded: Node[] = []
      walk({ parameters, requestBody }, (node) => {
        if ([node.type].flat().includes('string') && !isBounded(node)) unbounded.push(node)
      })
      expect(unbounded).toEqual([])
    },
  )

  test('every reference resolves', () => {
    const refs = new Set<string>()
    walk(document, (node) => {
      if (typeof node.$ref === 'string') refs.add(node.$ref)
    })
    expect(refs.size).toBeGreaterThan(6)
    expect([...refs].filter((ref) => resolve(ref) === undefined)).toEqual([])
  })

  test('every property of a body is in snake_case, at every depth', () => {
    const names: string[] = []
    for (const row of Object.values(calls)) {
      walk(operationOf(row).requestBody, (node) => {
        if (node.properties) names.push(...Object.keys(node.properties))
      })
    }
    expect(names).toContain('product_id')
    expect(names).toContain('is_upgrade_tests')
    expect(names.filter((name) => /[A-Z]/.test(name))).toEqual([])
  })

  const withQuery = checklist('calls').flatMap(({ method = '', path = '', sends = '' }) =>
    sends.startsWith('query ') ? [{ method, path, keys: sends.slice('query '.length).split(', ') }] : [],
  )
  test.each(withQuery)('$method $path: the query keys are SPEC’s, letter for letter', ({ method, path, keys }) => {
    const declared = (operationOf({ method, path }).parameters ?? []).filter((parameter) => parameter.in === 'query')
    expect(declared.map(({ name }) => name)).toEqual(expect.arrayContaining(keys))
    const row = Object.values(calls).find((one) => one.method === method && one.path === path) as Call
    const address = addressOf(row, { query: Object.fromEntries(keys.map((key) => [camelKey(key), 'x'])) })
    expect([...new URLSearchParams(address.split('?')[1]).keys()].toSorted()).toEqual(keys.toSorted())
  })

  test('what a row excepts from snake_case is a key of its query', () => {
    for (const row of Object.values(calls) as Call[])
      expect(Object.keys((row.query as ObjectSchema<object> | undefined)?.fields ?? {})).toEqual(
        expect.arrayContaining([...(row.camelCaseQuery ?? [])]),
      )
  })

  test('what a schema requires is among its properties', () => {
    const missing: string[] = []
    let count = 0
    walk(document, ({ required, properties }) => {
      if (!Array.isArray(required) || !properties) return
      count += required.length
      missing.push(...required.filter((name: string) => !Object.hasOwn(properties, name)))
    })
    expect(count).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })

  test('it is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})

test('the laboratory sends a key, sends and gets files, and gets what is new', () => {
  const { importResults, makeSampleResults } = laboratoryCalls
  expect(operationOf(importResults)).toMatchObject({
    security: [{ laboratoryKey: [] }, { session: [] }],
    requestBody: { content: { 'text/csv': { schema: { type: 'string' } } } },
    responses: { '200': {}, '201': { content: { 'application/json': {} } }, '401': {}, '404': {} },
  })
  expect(operationOf(laboratoryCalls.advanceSamples)).toMatchObject({ 'x-roles': ['laboratory', 'manager'] })
  expect(operationOf(makeSampleResults).responses['200']).toMatchObject({ content: { 'text/csv': {} } })
  expect(document.components.securitySchemes).toMatchObject({ laboratoryKey: { type: 'http', scheme: 'bearer' } })
})

test('a file is listed with each of its types, and bytes as bytes', () => {
  expect(operationOf(calls.getReportFile).responses['200']).toMatchObject({
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  expect(operationOf(calls.getResultsFile).responses['200']).toMatchObject({
    content: { 'text/csv': { schema: { type: 'string' } }, 'application/json': { schema: {} } },
  })
})

test('types, limits, nulls and choices are stated in JSON Schema', () => {
  const sample = call({
    method: 'POST',
    path: '/api/sample/{id}',
    summary: 'A sample',
    body: object({
      petName: string().min(2).max(9).required(),
      howMany: number().integer().min(1).max(99).required(),
      price: number().positive(),
      gender: string().oneOf(['male', 'female']).nullable(),
      email: string().email(),
      key: string().uuid(),
      code: string().matches(/^[A-Z]{2}$/),
    }),
    reply: object({ petName: string().required() }),
    who: ['vet'],
    fails: messages.somethingWentWrong,
  })
  const operation = operationOf(sample, openApi({ sample }, { title: 'Shop', version: '1' }))
  expect(operation.requestBody?.content['application/json'].schema).toEqual({
    type: 'object',
    required: ['pet_name', 'how_many'],
    properties: {
      pet_name: { type: 'string', minLength: 2, maxLength: 9 },
      how_many: { type: 'integer', minimum: 1, maximum: 99 },
      price: { type: 'number', exclusiveMinimum: 0 },
      gender: { type: ['string', 'null'], enum: ['male', 'female', null] },
      email: { type: 'string', format: 'email' },
      key: { type: 'string', format: 'uuid' },
      code: { type: 'string', pattern: '^[A-Z]{2}$' },
    },
  })
  expect(operation.responses['200']).toMatchObject({
    content: { 'application/json': { schema: { properties: { petName: { type: 'string' } } } } },
  })
  expect(Object.keys(operation.responses)).toEqual(['200', '401', '403', '404', '409', '428', '429', '503'])
  expect(operation).toMatchObject({ 'x-roles': ['vet'] })
})
