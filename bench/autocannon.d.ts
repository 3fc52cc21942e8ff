/** What we use of autocannon, which ships no types. */
declare module 'autocannon' {
  type Context = Record<string, string>
  export type Request = {
    method?: 'GET' | 'POST'
    path?: string
    body?: string
    headers?: Record<string, string>
    /** Changes the request just before it is sent; the context is one connection's, and new for each round of requests. */
    setupRequest?: (request: Request, context: Context) => Request
    onResponse?: (status: number, body: string, context: Context) => void
  }
  type Options = {
    url: string
    connections: number
    /** Seconds; or how many requests in all. */
    duration?: number
    amount?: number
    /** Sent one after another on each connection, over and over. */
    requests: Request[]
  }
  type Result = {
    requests: { total: number }
    /** Seconds. */
    duration: number
    /** ms. */
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
