import { build, type InlineConfig, type Rolldown } from 'vite'

/**
 * What every page loads, in two files: React, and the shop's own. Left to itself the build makes thirty of it, one for
 * each set of screens that share something; the browser starts every one of those fetches before it first paints, which
 * takes a slow phone a tenth of a second, and small files compress badly (10 kB in all). Which modules they are is known
 * once unused code is gone, so the build runs twice.
 */
export async function everyPageInTwoFiles(config: InlineConfig): Promise<Rolldown.OutputOptions> {
  const modules = await modulesOfEveryPage(config)
  const isReact = (id: string) => modules.has(id) && /node_modules\/(react|react-dom|scheduler)\//.test(id)
  return {
    codeSplitting: {
      // The modules are all there are: what they import besides is not used.
      includeDependenciesRecursively: false,
      groups: [
        { name: 'react', test: isReact, priority: 2 },
        { name: 'shop', test: (id) => modules.has(id), priority: 1 },
      ],
    },
  }
}

async function modulesOfEveryPage(config: InlineConfig): Promise<Set<string>> {
  const trial = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })
  const chunks = (trial as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk')
  const modules = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const [id, { renderedLength }] of Object.entries(chunk.modules))
      // The entry itself stays what the page names.
      if (renderedLength && id !== chunk.facadeModuleId && !id.includes('entry-client')) modules.add(id)
    chunk.imports.forEach(visit)
  }
  for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName)
  return modules
}
