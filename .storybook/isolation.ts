/** The name of each frame that shows a story beside others. */
export const frameName = 'story'

/** Its address, with values of the toolbar. Whether it is accessible is the tests' matter. */
export function frameAddress(id: string, globals: Record<string, string> = {}) {
  const values = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  return `iframe.html?viewMode=story&id=${id}&globals=${[...values, 'a11y.manual:!true'].join(';')}`
}

/** As the browser's own, for as long as the document is there. */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>()
  get length() {
    return this.#values.size
  }
  key(at: number) {
    return [...this.#values.keys()][at] ?? null
  }
  getItem(key: string) {
    return this.#values.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.#values.set(key, value)
  }
  removeItem(key: string) {
    this.#values.delete(key)
  }
  clear() {
    this.#values.clear()
  }
}

/** Frames of one page are tabs of one browser to each other: one story's cart, or its logout, would be another's. */
export function isolateFrame() {
  if (window.name !== frameName) return
  const own = crypto.randomUUID()
  Object.defineProperty(window, 'localStorage', { value: new MemoryStorage() })
  Object.defineProperty(window, 'sessionStorage', { value: new MemoryStorage() })
  // A focus would scroll the page around its frame too.
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its element
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} ${own}`)
    }
  }
}

/** MSW takes its worker away with the last page, while the next one may need it already. */
export const leaveWorker = () =>
  addEventListener('pagehide', (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true })
