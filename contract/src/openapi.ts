import type { Schema, SchemaFieldDescription } from 'yup'
import { type Call, type Caller, isFileCall, longestParameter, wireKey } from './call.ts'
import { snakeKey } from './case.ts'
import { type DeskCall, deskAccess } from './desk-access.ts'
import type { FileReply, FileType } from './file.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
type JsonSchema = { [key: string]: Json }

export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string }
  paths: Record<string, Record<string, JsonSchema>>
  components: JsonSchema
}

const formats: Record<string, string> = { email: 'email', uuid: 'uuid', datetime: 'date-time', day: 'date', url: 'uri' }
const sizes: Record<string, [min: string, max: string]> = {
  string: ['minLength', 'maxLength'],
  array: ['minItems', 'maxItems'],
  number: ['minimum', 'maximum'],
}

/** yup's tests in JSON Schema's words. Limits that are references to other fields are left out. */
function limitsOf({
  type,
  tests = [],
}: {
  type: string
  tests?: { name?: string; params?: Record<string, unknown> }[]
}): JsonSchema {
  const limits: JsonSchema = {}
  const [min = 'minimum', max = 'maximum'] = sizes[type] ?? []
  for (const { name = '', params = {} } of tests) {
    if (name === 'integer') limits.type = 'integer'
    if (formats[name]) limits.format = formats[name]
    // yup's uuid and datetime are patterns too: the format is clearer.
    else if (params.regex instanceof RegExp) limits.pattern = params.regex.source
    if (typeof params.min === 'number') limits[min] = params.min
    if (typeof params.max === 'number') limits[max] = params.max
    if (typeof params.more === 'number') limits.exclusiveMinimum = params.more
    if (typeof params.less === 'number') limits.exclusiveMaximum = params.less
  }
  return limits
}

function jsonSchema(field: SchemaFieldDescription, rename: (key: string) => string): JsonSchema {
  if (!('tests' in field)) return {}
  const { type = field.type, ...limits } = limitsOf(field)
  const schema: JsonSchema = { type: field.nullable ? [type, 'null'] : type, ...limits }
  if (field.oneOf.length) {
    const values = field.oneOf.filter(
      (value): value is string | number | boolean => value !== null && typeof value !== 'object',
    )
    schema.enum = field.nullable ? [...values, null] : values
  }
  if ('fields' in field) {
    const entries = Object.entries(field.fields)
    const required = entries.filter(([, item]) => 'optional' in item && !item.optional).map(([key]) => rename(key))
    schema.properties = Object.fromEntries(entries.map(([key, item]) => [rename(key), jsonSchema(item, rename)]))
    if (required.length) schema.required = required
  }
  if ('innerType' in field && field.innerType && !Array.isArray(field.innerType))
    schema.items = jsonSchema(field.innerType, rename)
  return schema
}

const asIs = (key: string) => key
const describe = (schema: Schema, rename = asIs) => jsonSchema(schema.describe(), rename)
const contentOf = (schema: JsonSchema, type = 'application/json'): JsonSchema => ({ content: { [type]: { schema } } })

const schemaOfFile = (type: FileType): JsonSchema => {
  if (type === 'application/json') return {}
  return type.startsWith('text/') ? { type: 'string' } : { type: 'string', format: 'binary' }
}
const fileContentOf = ({ fileTypes }: FileReply): JsonSchema => ({
  content: Object.fromEntries(fileTypes.map((type) => [type, { schema: schemaOfFile(type) }])),
})

const failure = (status: string): JsonSchema => ({ [status]: { $ref: `#/components/responses/${status}` } })

function parametersOf(row: Call): JsonSchema[] {
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): JsonSchema => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: longestParameter },
  }))
  const query = row.query ? describe(row.query, (key) => wireKey(row, key)).properties : undefined
  const inQuery = Object.entries((query ?? {}) as JsonSchema).map(([name, schema]): JsonSchema => ({
    name,
    in: 'query',
    schema,
  }))
  return [...inPath, ...inQuery]
}

/** The laboratory's machines and the desk's command line show a key instead of a session. */
function securityOf(who: Caller): JsonSchema {
  if (who === 'anyone') return {}
  const keys = who === 'laboratory' ? [{ laboratoryKey: [] }] : who === 'desk' ? [{ deskKey: [] }] : []
  return { security: [...keys, { session: [] }] }
}

function operation(name: string, row: Call): JsonSchema {
  const parameters = parametersOf(row)
  const content = isFileCall(row) ? fileContentOf(row.reply) : contentOf(describe(row.reply as Schema))
  const reply = { description: row.summary, ...content }
  return {
    operationId: name,
    summary: row.summary,
    ...(parameters.length && { parameters }),
    ...(row.body && { requestBody: { required: true, ...contentOf(describe(row.body, snakeKey), row.bodyType) } }),
    ...securityOf(row.who),
    ...(Array.isArray(row.who) && { 'x-roles': [...row.who] }),
    ...((row.who === 'desk' || row.who === 'laboratory') && {
      'x-roles': [...deskAccess[name as DeskCall], 'manager'],
    }),
    responses: {
      '200': reply,
      ...(row.creates && { '201': reply }),
      ...(row.who !== 'anyone' && failure('401')),
      ...(row.who !== 'anyone' && failure('403')),
      ...((row.path.includes('{') || row.who === 'laboratory') && failure('404')),
      ...failure('409'),
      ...failure('428'),
      ...failure('429'),
      ...failure('503'),
    },
  }
}

const failureTexts: Record<string, string> = {
  '401': 'Not signed in, or without the key of the laboratory or the desk',
  '403': 'Not for your role',
  '404': "It does not exist, or is another person's; of the laboratory's calls also: this shop has no key for them",
  '409': 'Refused: code 79 pending payment, 101 upgrades among regular products, 103 voucher already redeemed',
  '428': 'Fields that are wrong, by name; advance orders have maps `user` and `agent`',
  '429': 'Too many requests: slow down',
  '503': 'The shop is without its database: try again in some seconds',
}

const fieldErrors: JsonSchema = { type: 'object', additionalProperties: { type: 'string' } }

/** The contract as an OpenAPI 3.1 document: queries and bodies as they cross the wire; replies as they are read. */
export function openApi(calls: Record<string, Call>, info: { title: string; version: string }): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [name, row] of Object.entries(calls)) {
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row) }
  }
  const body = contentOf({ $ref: '#/components/schemas/Failure' })
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        laboratoryKey: { type: 'http', scheme: 'bearer' },
        deskKey: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['message'],
          properties: {
            message: { type: 'string' },
            code: { type: 'integer' },
            errors: { oneOf: [fieldErrors, { type: 'array', items: { type: 'string' } }] },
            user: fieldErrors,
            agent: fieldErrors,
          },
        },
      },
      responses: Object.fromEntries(
        Object.entries(failureTexts).map(([status, description]) => [status, { description, ...body }]),
      ),
    },
  }
}
