import { expect, test } from 'vitest'
import { storyAudiences, stateNames, type StoryModule } from './classify.ts'
import { isFor, matrixOf } from './matrix.ts'

const files = import.meta.glob<StoryModule>('../../app/src/screens/**/*.stories.tsx')

test('every page of the site has a story in every state that it can be in, and for everybody who may open it', async () => {
  const modules = await Promise.all(Object.entries(files).map(async ([file, load]) => [file, await load()] as const))
  const rows = matrixOf(Object.fromEntries(modules))
  expect(rows.map(({ route }) => route.path)).toContain('/cart')
  const holes = rows.flatMap(({ route, shown, never }) =>
    [
      ...stateNames.filter((state) => !shown[state] && !never[state]),
      ...storyAudiences.filter((audience) => !shown[audience] && isFor(route, audience)),
    ].map((column) => `${route.path}: ${column}`),
  )
  expect(holes).toEqual([])
})
