import { compile } from '@mdx-js/mdx'
import type { Plugin } from 'vite'

/** Pages of words (app/src/content) to plain JSX: no provider, a page is given its components as a prop. */
export const words = (): Plugin => ({
  name: 'words',
  enforce: 'pre',
  async transform(value, path) {
    if (!path.endsWith('.mdx')) return null
    return { code: String(await compile({ value, path })), map: null }
  },
})
