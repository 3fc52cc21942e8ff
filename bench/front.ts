import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request as ask } from 'node:http'
import { createSecureServer, type IncomingHttpHeaders as Http2Headers, type ServerHttp2Stream } from 'node:http2'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { Link, type Profile, ShapedSocket } from './link.ts'

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Handler = (method: string, path: string, headers: IncomingHttpHeaders, body: Buffer) => Promise<Reply>

/** A certificate for localhost, and the fingerprint by which Chromium can be made to trust it. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'))
  const [keyPath, certPath] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', keyPath, '-out', certPath], { stdio: 'ignore' })
  const [key, cert] = [readFileSync(keyPath), readFileSync(certPath)]
  rmSync(folder, { recursive: true })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}
const certificate = makeCertificate()

/** Chromium's argument that makes it trust the front, without the slower ways of a page with a certificate error. */
export const trustArgument = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`

/** TLS and HTTP/2 at the far end of a link of its own: what a visitor's browser meets. */
export async function openFront(handler: Handler, profile: Profile) {
  const { key, cert } = certificate
  const front = createSecureServer({ key, cert })
  // Streams, not requests and responses: those send a file's end by itself, where it queues behind every other file.
  const answer = async (
    stream: ServerHttp2Stream,
    { ':method': method = 'GET', ':path': path = '/', ...headers }: Http2Headers,
  ) => {
    const reply = await handler(method, path, headers, await buffer(stream)).catch((error: Error): Reply => ({
      status: 502,
      headers: {},
      body: Buffer.from(error.message),
    }))
    // The browser may have left.
    if (stream.destroyed) return
    stream.respond({ ...reply.headers, ':status': reply.status })
    stream.end(reply.body)
  }
  // Streams, not requests and responses: those send a file's end by itself, where it queues behind every other file.
  front.on('stream', (stream, headers) => void answer(stream, headers))
  // A browser that closes in the middle is no news.
  for (const event of ['sessionError', 'tlsClientError', 'clientError']) front.on(event, () => {})
  const link = new Link(profile)
  const sockets = new Set<Socket>()
  const entrance = createServer((socket) => {
    sockets.add(socket)
    front.emit('connection', new ShapedSocket(socket, link))
  })
  await once(entrance.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `https://localhost:${(entrance.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      entrance.close()
      front.close()
    },
  }
}

/** Headers that belong to one connection only; HTTP/2 forbids them. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']

const without = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.includes(name)))

/** Passes everything on to a server on this machine, which compresses by itself. */
export const proxyTo =
  (origin: string): Handler =>
  (method, path, headers, sent) =>
    new Promise((resolve, reject) => {
      // No reused connections: the server may close one just as it is used again.
      const onward = ask(new URL(path, origin), { method, headers: without(headers), agent: false }, (reply) => {
        const status = reply.statusCode ?? 502
        buffer(reply).then((body) => resolve({ status, headers: without(reply.headers), body }), reject)
      })
      onward.on('error', reject)
      onward.end(sent)
    })

/** Serves a folder of pages and AVIF pictures, the pages brotli-compressed as far as it goes. */
export const serveFolder =
  (folder: string): Handler =>
  async (_method, path) => {
    const file = readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path))
    if (path.endsWith('.avif')) return { status: 200, headers: { 'content-type': 'image/avif' }, body: file }
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
    return { status: 200, headers, body: brotliCompressSync(file) }
  }
