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
const makeCache = () => createCache({ key, stylisPlugins: [prefixer] })

/** The cache in which one page's styles gather on the server. */
export function serverStyleCache() {
  const cache = makeCache()
  cache.compat = true
  return cache
}

type StyleCache = ReturnType<typeof serverStyleCache>

/**
 * The page's critical CSS: first what every page shares, then one element with the rules of its components and their
 * names. Without Emotion's own attribute: it would move the elements, and the browser work out every style again.
 */
export function styleTags({ inserted, registered }: StyleCache): string {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const isShared = ([name]: [string, string]) => !(`${key}-${name}` in registered)
  const css = (some: typeof rules) => some.map(([, rule]) => rule).join('')
  const own = rules.filter((rule) => !isShared(rule))
  const names = own.map(([name]) => name).join(' ')
  return `<style>${css(rules.filter(isShared))}</style><style id="${elementId}" data-names="${names}">${css(own)}</style>`
}

/** The browser's cache, which knows the rules that came with the page. */
export function browserStyleCache() {
  const cache = makeCache()
  const names = document.getElementById(elementId)?.dataset.names?.split(' ') ?? []
  for (const name of names) cache.inserted[name] = true
  return cache
}
