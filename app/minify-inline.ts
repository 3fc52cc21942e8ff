import { minify, type Plugin } from 'vite'

/** Minifies the script in the template: it is the start of every page. */
export function minifyInline(): Plugin {
  return {
    name: 'minify-inline',
    apply: 'build',
    transformIndexHtml: async (html) => {
      const [script, code = ''] = html.match(/<script>([\s\S]*?)<\/script>/) ?? []
      if (!script) throw new Error('index.html has no script of its own')
      const { code: small, errors } = await minify('inline.js', code)
      if (errors.length) throw new Error(errors.map(({ message }) => message).join('\n'))
      return html.replace(script, () => `<script>${small.trim()}</script>`)
    },
  }
}
