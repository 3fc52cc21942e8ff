import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** In seconds: when it is worth trying again while the database is away. */
export const retryAfter = '5'

/** In seconds: how soon a page that could not be shown is tried again by itself. */
const refresh = '10'

const texts: Record<number, string> = {
  429: 'There have been very many requests from your network. Please wait a minute, then load this page again.',
  503: 'We cannot get at our records just now. Your cart is where you left it. This page tries again by itself every few seconds.',
}
/** What was sent is not sent again by a page that is. */
const sentText =
  'We cannot get at our records just now, and are not sure that what you sent has arrived. Please go back in a moment: what you typed is still there.'
const broken = 'Something broke on our side, not yours. Your cart is where you left it.'

/** For when a page cannot be rendered at all (error-1): whole by itself, as nothing of the app can be relied on. */
const errorPage = (text: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Please try again shortly</title>
<body style="font:18px/1.5 system-ui,sans-serif;background:#fbf8f4;color:#241a20;text-align:center;padding:20vh 20px">
<h1>Please try again shortly</h1>
<p>${text}</p>
<p><a style="color:#b8175c;font-weight:600" href="/">Back to home</a></p>
</body>
</html>
`

export function sendErrorPage(c: Context, status: ContentfulStatusCode) {
  c.header('content-security-policy', "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'")
  c.header('cache-control', 'no-store')
  const isAway = status === 503
  const isRead = c.req.method === 'GET'
  if (isAway && isRead) c.header('refresh', refresh)
  return c.html(errorPage(isAway && !isRead ? sentText : (texts[status] ?? broken)), status)
}
