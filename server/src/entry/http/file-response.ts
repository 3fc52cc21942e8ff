import type { FileReply, FileType } from '@shop/contract/file'
import type { Context } from 'hono'
import type { Elsewhere, FileAnswer } from '../../people/visitor/handler.ts'

const cacheRules: Record<NonNullable<FileAnswer['cache']>, string> = {
  never: 'private, no-store',
  checked: 'private, no-cache',
  hour: 'public, max-age=3600',
  forever: 'public, max-age=31536000, immutable',
}

/** Browsers show a PDF in a page of their own making: it may style itself and embed the file, and load nothing else. */
const viewerPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const uploadPolicy = "default-src 'none'; sandbox"

const contentType = (type: FileType) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)

/** The characters that RFC 8187 allows beside those that `encodeURIComponent` leaves. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** RFC 6266: a name of other characters than these is encoded, so that none ends the header or the quotation. */
const dispositionOf = (isAttachment: boolean, name: string) =>
  `${isAttachment ? 'attachment' : 'inline'}; ${/^[\w.-]+$/.test(name) ? `filename="${name}"` : `filename*=UTF-8''${encoded(name)}`}`

/** Whether If-None-Match names the tag, weakly compared; `*` names every one. */
const hasAlready = (c: Context, tag: string) => {
  const known = c.req.header('if-none-match')
  return known === '*' || known?.includes(tag) === true
}

export type FileOrAddress = FileAnswer | Elsewhere

/** A file with its headers, 304 without it, or 302 to where it is. */
export async function fileResponse(c: Context, { isAttachment }: FileReply, answer: FileOrAddress): Promise<Response> {
  if ('location' in answer) return c.redirect(answer.location)
  const { type, content, name, cache = 'never', etag, isUploaded, headers } = answer
  // A shared cache would hand the cookie to others.
  if (cacheRules[cache].startsWith('public')) c.header('set-cookie', undefined)
  const tag = etag && `"${etag}"`
  const always = { ...headers, ...(tag && { etag: tag }), 'cache-control': cacheRules[cache] }
  if (tag && hasAlready(c, tag)) return c.body(null, 304, always)
  const body = typeof content === 'function' ? await content() : content
  const policy = isUploaded ? uploadPolicy : type === 'application/pdf' ? viewerPolicy : null
  return c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
    ...always,
    'content-type': contentType(type),
    ...(typeof body !== 'string' && { 'content-length': String(body.length) }),
    ...(name && { 'content-disposition': dispositionOf(isAttachment, name) }),
    ...(policy && { 'content-security-policy': policy }),
  })
}
