/**
 * Values that belong to this tab alone and outlive a reload: what was typed and not yet sent. Never card data. Where
 * storage is full or forbidden they last as long as the page.
 */
const memory = new Map<string, string>()

export function readInTab<Value>(key: string): Partial<Value> | null {
  try {
    // What could not be stored is newer than what is there.
    const text = memory.get(key) ?? sessionStorage.getItem(key)
    return text ? (JSON.parse(text) as Partial<Value>) : null
  } catch {
    return null
  }
}

export function writeInTab(key: string, value: object | null) {
  const text = JSON.stringify(value)
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    if (value === null) memory.delete(key)
    else memory.set(key, text)
  }
}

/** Deletes everything this tab stores. */
export function clearTab() {
  memory.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Forbidden, so there is nothing in it.
  }
}
