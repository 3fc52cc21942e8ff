/** What went wrong with a form that was sent, as plain values. */
export type FormFailure = { message: string; fields: Record<string, string> }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Reads what a call threw: `{ message, errors? }`, the errors by field name or as a list of sentences.
 * Undefined for anything else, which is a mistake in our own code and not for the visitor's eyes.
 */
export function readFailure(thrown: unknown): FormFailure | undefined {
  if (!isRecord(thrown) || typeof thrown.message !== 'string') return undefined
  if (!('errors' in thrown || 'status' in thrown)) return undefined
  const { message, errors } = thrown
  if (Array.isArray(errors)) return { message: errors.join(' ') || message, fields: {} }
  const fields = Object.entries(isRecord(errors) ? errors : {}).map(([name, text]) => [name, String(text)])
  return { message, fields: Object.fromEntries(fields) as Record<string, string> }
}
