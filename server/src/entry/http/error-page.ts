import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** In seconds: when it is worth trying again while the database is away. */
export const retryAfter = '5'

const texts: Record<number, string> = {
  429: 'There have been very many requests from your network. Please wait a minute, then load this page again.',
  503: 'We cannot get at our records just now. Your cart is where you left it; please load this page again in a moment.',
}
const broken = 'Something broke on our side, not yours. Your cart is where you left it.'

/** For when a page cannot be rendered at all (error-1): whole by itself, as nothing of the app can be relied on. */
const errorPage = (status: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Please try again shortly</title>
<body style="font:18px/1.5 system-ui,sans-serif;background:#fbf8f4;color:#241a20;text-align:center;padding:20vh 20px">
<h1>Please try again shortly</h1>
<p>${texts[status] ?? broken}</p>
<p><a style="color:#b8175c;font-weight:600" href="/">Back to home</a></p>
</body>
</html>
`

export function sendErrorPage(c: Context, status: ContentfulStatusCode) {
  c.header('content-security-policy', "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'")
  c.header('cache-control', 'no-store')
  return c.html(errorPage(status), status)
}
