import { createVitest } from 'vitest/node'

/** What a run of some stories' tests is: their files, the pattern of their names, and the files that changed before it. */
export type Run = { changed: string[]; paths: string[]; pattern: string }
export type Result = { title: string; fullName: string; status: string; failureMessages: string[] }

/**
 * The suite of stories, open for one run after the other: a child process that answers each `Run` with its `Result`s.
 * Its browser and server take half a minute to start, and a story's test seconds.
 */
const vitest = await createVitest('test', { config: 'vitest/stories.ts', run: true, isolate: true, reporters: ['dot'] })

await vitest.standalone()

process.on('message', ({ changed, paths, pattern }: Run) => {
  void (async () => {
    for (const file of changed) vitest.invalidateFile(file)
    vitest.setGlobalTestNamePattern(new RegExp(pattern))
    const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(paths))
    const results = testModules.flatMap((module): Result[] => [
      ...module
        .errors()
        .map(({ message }) => ({ title: '', fullName: '', status: 'failed', failureMessages: [message] })),
      ...Array.from(module.children.allTests(), (test) => {
        const { state, errors = [] } = test.result()
        const failureMessages = errors.map(({ message }) => message)
        return { title: test.name, fullName: test.fullName, status: state, failureMessages }
      }),
    ])
    process.send?.(results)
  })()
})
process.on('disconnect', () => void vitest.exit())
