import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Link, type Profile, ShapedSocket } from './link.ts'

type Handler = (request: Http2ServerRequest, response: Http2ServerResponse) => void

/** A certificate for localhost, and the fingerprint by which Chromium can be told to trust it. */
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
  const front = createSecureServer({ key, cert }, handler)
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

/** Passes everything on to a server on this machine, which compresses by itself. */
export const proxyTo =
  (origin: string): Handler =>
  (request, response) => {
    const headers = Object.entries(request.headers).filter(
      ([name]) => !name.startsWith(':') && !ofConnection.includes(name),
    )
    // No kept connections: the server may close one just as it is used again.
    const options = { method: request.method, headers: Object.fromEntries(headers), agent: false as const }
    const onward = ask(new URL(request.url, origin), options, (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !ofConnection.includes(name))
      response.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept))
      reply.pipe(response)
    })
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.pipe(onward)
  }

/** Serves a folder of pages and AVIF pictures, the pages brotli-compressed as far as it goes. */
export const serveFolder =
  (folder: string): Handler =>
  (request, response) => {
    const path = join(folder, request.url.endsWith('/') ? `${request.url}index.html` : request.url)
    const file = readFileSync(path)
    if (extname(path) === '.avif')
      response.writeHead(200, { 'content-type': 'image/avif', 'content-length': file.length }).end(file)
    else
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(brotliCompressSync(file))
  }
