const here = 'http://here'

/**
 * Where a login leads on to: the path that `next` names, if it is a page of this site. Undefined for any other
 * address, so that a link to our login cannot end on another site, sign out again, or go round in circles.
 */
export function nextPath(next: string | null): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return undefined
  const { origin, pathname, search, hash } = new URL(next, here)
  // Read as a browser reads it: "/\evil", "/<tab>/evil" and "/.//evil" all name another site.
  if (origin !== here || pathname.startsWith('//')) return undefined
  return pathname === '/login' || pathname.startsWith('/api/') ? undefined : pathname + search + hash
}

/** A page on the way into an account, which carries where the visitor wanted to go. */
export const withNext = (path: string, next: string | undefined) =>
  next ? `${path}?${new URLSearchParams({ next })}` : path
