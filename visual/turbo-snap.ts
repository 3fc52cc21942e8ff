import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { shownBy } from './changed.ts'
import { isStories, preview, shownIn, type Stats } from './modules.ts'
import { root, sourcesOfStories } from './workshop.ts'

/** By what TurboSnap knows which files are stories: whatever the second of these imports. */
const app = '/virtual:/@storybook/builder-vite/vite-app.js'
const entry = '/virtual:/@storybook/builder-vite/storybook-stories.js'

const moduleOf = (name: string, importers: string[]) => ({
  id: name,
  name,
  reasons: importers.map((moduleName) => ({ moduleName })),
})

/**
 * The stats that TurboSnap traces by: each file with the stories whose pictures show it, without frames around screens,
 * or with preview.tsx where all do. Storybook's own lead from every component through the barrel and the docs to all.
 */
export function turboSnapStats(stats: Stats) {
  const shown = shownIn(stats, (file) => readFileSync(join(root, file), 'utf8'), false)
  const files = sourcesOfStories().filter((file) => statSync(join(root, file)).isFile())
  const importersOf = (file: string) => {
    if (isStories(file)) return [entry]
    const its = shownBy([file], shown)
    if (its === 'all') return [`./${preview}`]
    // To TurboSnap whatever is in .storybook is of all.
    return [...its].filter((story) => !story.startsWith('.storybook/')).map((story) => `./${story}`)
  }
  const modules = files.map((file) => moduleOf(`./${file}`, importersOf(file)))
  return { modules: [moduleOf(entry, [app]), ...modules.filter(({ reasons }) => reasons.length)] }
}
