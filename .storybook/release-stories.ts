import { afterEach } from 'vitest'

// Vitest keeps each test's context until its run ends, and the addon keeps the story there, with all that it rendered.
afterEach((context) => {
  Object.assign(context, { story: undefined })
})
