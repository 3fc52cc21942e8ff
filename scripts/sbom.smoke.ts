import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { npmRun } from './npm-run.ts'

type Bill = {
  bomFormat: string
  components: { 'bom-ref': string; properties?: { name: string }[] }[]
}

const dependenciesOf = (workspace: string) => {
  const text = readFileSync(new URL(`../${workspace}/package.json`, import.meta.url), 'utf8')
  return Object.keys((JSON.parse(text) as { dependencies: Record<string, string> }).dependencies)
}

test('`npm run sbom` names what the running server and the pages consist of, and marks what is a tool', async () => {
  const { bomFormat, components }: Bill = JSON.parse(await npmRun('sbom'))
  expect(bomFormat).toBe('CycloneDX')
  const isTool = new Map(
    components.map((component) => [
      component['bom-ref'].replace(/@[^@]*$/, ''),
      component.properties?.some(({ name }) => name === 'cdx:npm:package:development') ?? false,
    ]),
  )
  const used = [...dependenciesOf('server'), ...dependenciesOf('app')]
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter((name) => isTool.get(name) !== false)).toEqual([])
  expect(['vitest', 'msw'].filter((name) => isTool.get(name) !== true)).toEqual([])
})
