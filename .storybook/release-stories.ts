import { afterEach } from 'vitest'

// Vitest holds each test's context until its run ends, and the addon stores the story there, with all that it rendered.
afterEach((context) => {
  Object.assign(context, { story: undefined })
})
