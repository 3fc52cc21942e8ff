import type { Plugin } from 'vite'

/** Leaves out of the router its developers' words, and the components that only their names for dev tools keep in use. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/development\/chunk-.+\.mjs$/.test(id) || !code.includes('ENABLE_DEV_WARNINGS'))
        return null
      const lean = code
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replaceAll(/^\w+\.displayName = ".+";$/gm, '')
        .replaceAll(/^var \w+ = (?=React\d+\.(createContext|forwardRef)\()/gm, '$&/* @__PURE__ */ ')
      if (/^\w+\.displayName|ENABLE_DEV_WARNINGS = true/m.test(lean))
        this.error('The router names its parts elsewhere now')
      return { code: lean, map: null }
    },
  }
}
