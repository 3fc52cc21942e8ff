// Makes a second visit quick and an absent connection bearable. It keeps only what never changes (built files, whose
// names say what is in them) and one page, with its picture and fonts, that says there is no connection. Pages, prices,
// carts and results always come from the server: an old one is never shown.

const offlinePage = 'offline-page'
const builtFiles = 'built-files'
/** About two releases. */
const mostFiles = 300

async function keepOfflinePage() {
  // Without cookies: nobody's name is in it.
  const answer = await fetch('/offline', { credentials: 'omit', cache: 'reload' })
  if (!answer.ok) throw new Error(`The page for offline is not there: ${answer.status}`)
  // Without its scripts: they would find another address than the page's own, and put another page in its place.
  const html = (await answer.text()).replace(
    /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  )
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  // Its picture and fonts, which a first visit may never have asked for.
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:svg|woff2)/g))]
  const answers = await Promise.all(files.map((file) => fetch(file)))
  // The files of the release before belong to its page.
  await caches.delete(offlinePage)
  const cache = await caches.open(offlinePage)
  await Promise.all(files.flatMap((file, index) => (answers[index].ok ? [cache.put(file, answers[index])] : [])))
  await cache.put('/offline', new Response(html, { headers }))
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (failure) {
    const kept = await caches.match('/offline', { cacheName: offlinePage })
    if (kept) return kept
    throw failure
  }
}

async function builtFile(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const cache = await caches.open(builtFiles)
  const answer = await fetch(request)
  if (answer.ok) {
    const files = await cache.keys()
    await Promise.all(files.slice(0, Math.max(0, files.length + 1 - mostFiles)).map((file) => cache.delete(file)))
    await cache.put(request, answer.clone())
  }
  return answer
}

addEventListener('install', (event) => event.waitUntil(keepOfflinePage().then(() => skipWaiting())))
addEventListener('activate', (event) => {
  // The page is requested while the worker still starts.
  const preload = registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preload, clients.claim()]))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(builtFile(request))
})
