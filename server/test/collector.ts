import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Exported = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: {
        traceId: string
        spanId: string
        parentSpanId?: string
        name: string
        kind: number
        attributes: Attribute[]
        status: { code: number; message?: string }
      }[]
    }[]
  }[]
}

const flat = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

/** An OpenTelemetry collector that stores what it is sent: OTLP over HTTP, as JSON. */
export async function openCollector() {
  const received: string[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const parts = (await request.toArray()) as Buffer[]
    if (request.url === '/v1/traces') received.push(Buffer.concat(parts).toString())
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const exported = () => received.flatMap((text) => (JSON.parse(text) as Exported).resourceSpans)
  return {
    url: `http://127.0.0.1:${port}`,
    /** All that came, as it came. */
    text: () => received.join('\n'),
    resources: () => exported().map(({ resource }) => flat(resource.attributes)),
    spans: () =>
      exported()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, ...span }) => ({ ...span, attributes: flat(attributes) })),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
