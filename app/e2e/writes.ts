import type { Page } from 'playwright'

/** The calls of a page, from now on, that change something; gets longer while the page sends. */
export function writesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.url())
  })
  return sent
}
