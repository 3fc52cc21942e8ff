import { type Call, isFileCall } from '@shop/contract/call'
import { camelKey, camelKeys } from '@shop/contract/case'
import { Failure } from '@shop/contract/failure'
import { messages } from '@shop/contract/messages'
import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { decodeText, type FileText } from '../../platform/input/decode-text.ts'
import { kindOfFile } from '../../platform/input/kind-of-file.ts'
import { isDeeper, maxDepth } from '../../platform/input/storable.ts'
import type { Services } from '../../platform/services.ts'
import { type AnswerCall, inWordsOf } from './answer-call.ts'
import { sendJson } from './compressed.ts'
import { bodyLimitOf, honoPath } from './body-limit.ts'
import { type FileOrAddress, fileResponse } from './file-response.ts'
import { isShared, sharedReplies } from './shared-replies.ts'
import { callerOf } from './client-address.ts'
import { readAgain } from './read-again.ts'
import { deskKey, fileBodyLimit, keyShown, laboratoryKey } from './machine-key.ts'

/** Mounts every row at its exact path; what its answer throws becomes a `Failure` body. */
export function mount(app: Hono, calls: Record<string, Call>, answerCall: AnswerCall, services: Services) {
  const shared = sharedReplies(services)
  const keys = { laboratory: laboratoryKey(services), desk: deskKey(services) }
  for (const [name, row] of Object.entries(calls)) {
    const path = honoPath(row.path)
    // The key comes first: without it no large body is read.
    if (row.who === 'laboratory' || row.who === 'desk') app.on(row.method, path, keys[row.who], fileBodyLimit)
    if (isFileCall(row)) app.on(row.method, path, compress())
    if (row.maxBodyBytes) app.on(row.method, path, bodyLimitOf(row.maxBodyBytes))
    app.on(row.method, path, async (c, next) => {
      const input = { params: c.req.param(), query: requestQueryOf(c), body: () => bodyOf(row, c) }
      const again = row.method === 'GET' ? readAgain : async <Reply>(answer: () => Promise<Reply>) => answer()
      const visitor = row.ofCatalogue && (await again(() => callerOf(c, services)))
      const answer = () => again(() => answerCall(c, name, input, visitor))
      if (visitor && isShared(row, visitor, c))
        return shared(c, visitor, async () => JSON.stringify((await answer()).reply))
      const { reply, isNew } = await answer()
      if (isFileCall(row))
        return reply === null
          ? next()
          : fileResponse(c, row.reply, reply as FileOrAddress).catch((error: unknown) => {
              throw inWordsOf(row, error)
            })
      return sendJson(c, JSON.stringify(reply), isNew ? 201 : 200)
    })
  }
}

/** The query in camelCase. A repeated key reads as one comma-separated list. */
const requestQueryOf = (c: Context) =>
  Object.fromEntries(Object.entries(c.req.queries()).map(([key, values]) => [camelKey(key), values.join(',')]))

async function bodyOf(row: Call, c: Context): Promise<unknown> {
  if (row.bodyType) return textIn(new Uint8Array(await c.req.arrayBuffer()))
  const isMachine = keyShown(c) !== null
  // A call that sends nothing has no type either: POST /api/cart.
  if (!c.req.header('content-type') && (await c.req.text()) === '') return {}
  // A form of another site cannot send this type. A machine's key is in no browser.
  if (!isMachine && !c.req.header('content-type')?.includes('application/json'))
    throw new Failure(415, { message: messages.operationFailed })
  const refused = (why: string) => new Failure(400, { message: isMachine ? why : messages.operationFailed })
  const body: unknown = await c.req.json().catch(() => {
    throw refused('This is not JSON.')
  })
  if (isDeeper(body, maxDepth)) throw refused(`This is nested more than ${maxDepth} deep.`)
  const only = onlyFieldOf(row)
  const isBare = typeof body !== 'object' || Array.isArray(body)
  return camelKeys(only && isBare ? { [only]: body } : body)
}

/** A call that has one field takes its value bare too: "body is the note". */
function onlyFieldOf({ body }: Call): string | undefined {
  const fields = Object.keys(body && 'fields' in body ? (body.fields as object) : {})
  return fields.length === 1 ? fields[0] : undefined
}

function textIn(bytes: Uint8Array): FileText {
  const kind = kindOfFile(bytes)
  if (kind) throw new Failure(428, { message: `This is ${kind}. Save it as CSV. Nothing was imported.` })
  const text = decodeText(bytes)
  if (!text) throw new Failure(428, { message: 'This is no text. Save it as CSV. Nothing was imported.' })
  return text
}
