import { timingSafeEqual } from 'node:crypto'
import { sampleProblems, sampleStages } from '@shop/contract/animal'
import { camelKeys } from '@shop/contract/case'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { array, type InferType, number, object, type Schema, string } from 'yup'
import { attemptLimit, tenTries } from '../platform/attempts.ts'
import { barcodeIn } from '../platform/barcode.ts'
import { generateResults } from '../laboratory/generate.ts'
import { importResults } from '../laboratory/import-results.ts'
import { listSamples } from '../laboratory/list-samples.ts'
import { advance, labProblems, labStages } from '../laboratory/stages.ts'
import { revokeReport } from '../report/register.ts'
import { hashToken } from '../platform/secrets.ts'
import { checked } from '../platform/validate.ts'
import type { Services } from '../services.ts'
import { clientAddress } from './security.ts'

/** A file of 10,000 samples has some 12 MB. */
const maxBodyBytes = 32 * 1024 * 1024

const barcodesSchema = array().of(string().required()).min(1).max(1000)
const listSchema = object({
  stage: string().oneOf(sampleStages),
  problem: string().oneOf(sampleProblems),
  after: string().max(50),
})
const advanceSchema = object({
  barcodes: barcodesSchema.required(messages.fieldRequired),
  stage: string()
    .oneOf(labStages, `Use one of ${labStages.join(', ')}`)
    .required(messages.fieldRequired),
  at: string().datetime('Use a moment as 2026-11-12T15:30:00Z'),
  note: string().max(200),
  problem: string().oneOf(labProblems, `Use one of ${labProblems.join(', ')}`),
  expectedAt: string().datetime('Use a moment as 2026-11-12T15:30:00Z'),
})
const revokeSchema = object({
  number: string().max(50).required(messages.fieldRequired),
  reason: string().max(500).required(messages.fieldRequired),
})
const importSchema = object({ fileName: string().max(200), reason: string().max(500) })
const generateSchema = object({ barcodes: barcodesSchema, seed: number().integer() })

/**
 * The laboratory's API, beside the contract: its caller is a machine with a key, and no browser. It sees barcodes and
 * what is ordered, never whose a sample is. Must be mounted before the limit on the size of other bodies.
 */
export function mountLab(app: Hono, { config, db, jobs, secrets }: Services) {
  const wrongKeys = attemptLimit(db, secrets, { name: 'lab-key', ...tenTries })

  app.use('/api/lab/*', async (c, next) => {
    if (!config.labApiKey) throw new Failure(404, { message: messages.somethingWentWrong })
    const [, key = ''] = c.req.header('authorization')?.match(/^Bearer (\S+)$/) ?? []
    if (!isSame(key, config.labApiKey)) {
      await wrongKeys.count(clientAddress(config, c))
      throw new Failure(401, { message: 'The key of the laboratory is missing or wrong.' })
    }
    c.header('cache-control', 'no-store')
    return next()
  })
  app.use(
    '/api/lab/*',
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new Failure(413, { message: `A file may have at most ${maxBodyBytes / 1024 / 1024} MB: split it.` })
      },
    }),
  )

  app.get('/api/lab/samples', async (c) => c.json(await listSamples(db, await read(listSchema, c.req.query()))))

  app.post('/api/lab/advance', async (c) => {
    const { barcodes, at, expectedAt, ...rest } = await read(advanceSchema, await jsonIn(c))
    const asked = {
      ...rest,
      barcodes: barcodes.map(barcodeIn),
      ...(at && { at: new Date(at) }),
      ...(expectedAt && { expectedAt: new Date(expectedAt) }),
    }
    const advanced = await db.transaction(async (tx) => {
      const { mails, ...outcome } = await advance(tx, asked)
      for (const mail of mails) await jobs.send('lab-mail', mail, tx)
      return outcome
    })
    return c.json(advanced)
  })

  app.post('/api/lab/imports', async (c) => {
    const { fileName = 'results.csv', reason } = await read(importSchema, c.req.query())
    const text = utf8(await c.req.arrayBuffer())
    const imported = await db.transaction(async (tx) => {
      const done = await importResults(tx, { fileName, text, reason }, { isDemo: config.isDemo })
      if (!done.isRepeat) await jobs.send('lab-import', { importId: done.id, after: null }, tx)
      return done
    })
    return c.json(imported, imported.isRepeat ? 200 : 201)
  })

  app.post('/api/lab/revoke', async (c) => {
    const { number: typed, reason } = await read(revokeSchema, await jsonIn(c))
    if (!(await revokeReport(db, typed, reason)))
      throw new Failure(404, { message: 'No valid report has this number.' })
    return c.json({ revoked: typed })
  })

  // Only a demonstration takes what it makes.
  if (config.isDemo)
    app.post('/api/lab/sample-results', async (c) => {
      const { barcodes, seed } = await read(generateSchema, await jsonIn(c))
      const csv = await generateResults(db, { barcodes: barcodes?.map(barcodeIn), seed })
      return c.body(csv, 200, { 'content-type': 'text/csv; charset=utf-8' })
    })
}

/** In constant time, whatever the lengths. */
const isSame = (given: string, key: string) =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(key)))

/** Keys cross the wire in snake_case, as those of the contract's calls. */
const read = async <Shape extends Schema>(schema: Shape, input: unknown) =>
  (await checked(schema, camelKeys(input))) as InferType<Shape>

const jsonIn = (c: Context): Promise<unknown> =>
  c.req.json().catch(() => {
    throw new Failure(400, { message: 'This is not JSON.' })
  })

function utf8(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Failure(428, { message: 'The file is not UTF-8. Nothing was imported.' })
  }
}
