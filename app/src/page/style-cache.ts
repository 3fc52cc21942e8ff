import createCache, { type Options } from '@emotion/cache'

const key = 'k'
const elementId = 'page-styles'

/** What browsers of the last years still want with a prefix; Emotion's own list, a sixth of the CSS, is for older ones. */
const stillPrefixed = /^(user-select|print-color-adjust|backdrop-filter):/
const prefixer: NonNullable<Options['stylisPlugins']>[number] = (element) => {
  if (element.type === 'decl' && stillPrefixed.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`
  return undefined
}
/** One list for all caches: Emotion compiles a style once for a list, not once for each page. */
const stylisPlugins = [prefixer]
const makeCache = () => createCache({ key, stylisPlugins })

/** The cache in which one page's styles gather on the server. */
export function serverStyleCache() {
  const cache = makeCache()
  cache.compat = true
  return cache
}

type StyleCache = ReturnType<typeof serverStyleCache>

const rulesOf = ({ inserted }: StyleCache) =>
  Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string')

/** All styles of a cache, as CSS. */
export const cssOf = (cache: StyleCache): string =>
  rulesOf(cache)
    .map(([, rule]) => rule)
    .join('')

/**
 * A page's critical CSS: what every page shares, then one element with the rules of its components and their names, as
 * Emotion's own `extractCritical` and `hydrate` have them. With Emotion's attribute instead it would move the element
 * when it starts, and the browser work out every style and the layout again.
 */
export function styleTags(cache: StyleCache, sharedCss: string): string {
  const own = rulesOf(cache).filter(([name]) => `${key}-${name}` in cache.registered)
  const names = own.map(([name]) => name).join(' ')
  const css = own.map(([, rule]) => rule).join('')
  return `<style>${sharedCss}</style><style id="${elementId}" data-names="${names}">${css}</style>`
}

/** The browser's cache, which knows the rules that came with the page. */
export function browserStyleCache() {
  const cache = makeCache()
  const names = document.getElementById(elementId)?.dataset.names?.split(' ') ?? []
  for (const name of names) cache.inserted[name] = true
  return cache
}

/**
 * For the token variables, which Chakra's provider inserts in the browser too. They came with the page; inserted again,
 * the browser would work out every style again, so they go into an element that is in no document.
 */
export const discardedStyleCache = () =>
  createCache({ key: `${key}-discarded`, container: document.createElement('div'), speedy: false })
