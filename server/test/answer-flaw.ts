import { type Call, isFileCall } from '@shop/contract/call'
import { type Schema, ValidationError } from 'yup'

/** The flaws that an answer may have: 500, against its schema, revealing internals, in a validator's words, or cacheable. */
export type Flaw = 'failed' | 'schema' | 'leaking' | 'wording' | 'kept'

/** Of stacks, statements and drivers: nothing of these is for a caller. */
const insides =
  /\bat \S+ \((file:|node:|\/)|\.ts:\d|node_modules|\b(select|insert into|update|delete from) "|violates \w+ constraint|invalid input syntax/i
/** How yup says what is wrong with a field, in its own words. */
const ofValidator =
  /"(?!you |This )[\w.[\]]+ (must|is a required field|cannot be|field has unspecified|field must)\b(?! be a valid email")/
const namesOfFailure = ['message', 'code', 'errors', 'user', 'agent']

/** What is wrong with an answer; null when nothing is. */
export async function answerFlaw(
  { row, isPage }: { row: Call; isPage?: true },
  { status, headers }: Response,
  text: string,
): Promise<{ flaw: Flaw; why: string } | null> {
  if (status >= 500) return { flaw: 'failed', why: `${status} ${text}` }
  if (insides.test(text)) return { flaw: 'leaking', why: text }
  if (status === 428 && ofValidator.test(text)) return { flaw: 'wording', why: text }
  // The forms to print are for every cache, and an address that names none is a page's.
  if (!row.path.startsWith('/api/')) return null
  const kept = headers.get('cache-control') ?? 'without cache-control'
  // A picture may be cached by its reader's browser, which asks each time whether it is still theirs to see.
  const isAsked = kept === 'private, no-cache' && headers.get('content-type') === 'image/jpeg'
  // What rests on the catalogue alone, too, as long as its browser is the same visitor's.
  const isOfCatalogue =
    kept === 'private, no-cache' && row.ofCatalogue && headers.has('etag') && headers.get('vary')?.includes('cookie')
  // A release of the open data is for every cache.
  const isOpenData = row.path.startsWith('/api/open-data/') && kept.startsWith('public')
  if (!kept.includes('no-store') && !isAsked && !isOfCatalogue && !isOpenData)
    return { flaw: 'kept', why: `${status} ${kept}` }
  // A page is none of the contract's forms, and a file is only when it is refused.
  if (isPage || (isFileCall(row) && status < 400)) return null
  try {
    const reply: unknown = JSON.parse(text)
    if (status < 300) await (row.reply as Schema).validate(reply, { strict: true })
    else if (!isFailure(reply)) return { flaw: 'schema', why: `${status} ${text}` }
  } catch (error) {
    if (!(error instanceof ValidationError || error instanceof SyntaxError)) throw error
    return { flaw: 'schema', why: `${status} ${error.message}` }
  }
  return null
}

const isFailure = (reply: unknown) =>
  typeof reply === 'object' &&
  reply !== null &&
  typeof (reply as { message?: unknown }).message === 'string' &&
  Object.keys(reply).every((name) => namesOfFailure.includes(name))
