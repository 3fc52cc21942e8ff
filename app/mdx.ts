import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'

/** Pages of words (app/src/content) to plain JSX: no provider, a page is given its components as a prop. */
export const words = (): Plugin => ({ ...(mdx() as Plugin), enforce: 'pre' })
