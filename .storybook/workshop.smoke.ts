import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts'
import { builtWorkshop, withWorkshop } from '../visual/workshop.ts'
import { readComponents } from './components.ts'
import type { DesignSystemEntry } from './manifest.ts'

type Entry = { name: string; designSystem?: DesignSystemEntry }

const folder = builtWorkshop()
const executablePath = chromiumPath()
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
afterAll(() => browser.close())

let entries: Entry[] = []
const named = (name: string) => entries.find((entry) => entry.name === name)?.designSystem

beforeAll(() => {
  const { components }: { components: Record<string, Entry> } = JSON.parse(
    readFileSync(join(folder, 'manifests/components.json'), 'utf8'),
  )
  entries = Object.values(components).filter(({ designSystem }) => designSystem)
})

test('each component of the library is in the manifest, with its props', () => {
  expect(entries).toHaveLength(readComponents().length)
  expect(entries.filter(({ designSystem }) => !designSystem?.props.length).map(({ name }) => name)).toEqual([])
  expect(named('Table')?.props).toContainEqual(expect.objectContaining({ name: 'columns', isRequired: true }))
})

test('a component has its variants, its guidance, and each prop with type, default and values', () => {
  const variant = ['solid', 'outline', 'soft', 'ghost']
  expect(named('Button')).toMatchObject({
    title: 'Components/Button',
    group: 'Actions',
    status: 'stable',
    since: '2026-11',
    use: expect.stringContaining('Something happens here'),
    variants: { variant, size: ['sm', 'md', 'lg'], full: ['true'] },
    props: expect.arrayContaining([
      expect.objectContaining({ name: 'variant', default: 'solid', options: variant }),
      expect.objectContaining({ name: 'isBusy', type: 'boolean', isRequired: false }),
      expect.objectContaining({ name: 'disabled', type: 'boolean' }),
    ]),
  })
})

test('nothing is empty that tells what a component is for, or what its props do', () => {
  const holes = entries.flatMap(({ name, designSystem }) => [
    ...(designSystem?.use && designSystem.reads && designSystem.instead ? [] : [name]),
    ...(designSystem?.props ?? []).filter(({ description }) => !description).map((prop) => `${name}.${prop.name}`),
  ])
  expect(holes).toEqual([])
})

test('All themes shows a story to each audience, in light and in dark', async () => {
  await withWorkshop(folder, async (url) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${url}?path=/story/components-button--solid`)
    const tab = page.getByRole('tab', { name: 'All themes' })
    await tab.waitFor()
    expect(await page.locator('iframe[title="breeder, light"]').count()).toBe(0)
    await tab.click()
    const looks = await Promise.all(
      ['breeder', 'owner', 'vet'].flatMap((viewer) =>
        ['light', 'dark'].map(async (scheme) => {
          const button = page.frameLocator(`iframe[title="${viewer}, ${scheme}"]`).getByRole('button')
          return button.evaluate((element) => getComputedStyle(element).backgroundColor)
        }),
      ),
    )
    expect(new Set(looks).size).toBe(6)
    await page.close()
  })
})

test('another vision of colour is simulated', async () => {
  await withWorkshop(folder, async (url) => {
    const page = await browser.newPage()
    await page.goto(`${url}iframe.html?viewMode=story&id=components-resultstatus--all&globals=vision:deuteranopia`)
    await page.getByText('Carrier', { exact: true }).first().waitFor()
    await page.waitForFunction(() => getComputedStyle(document.body).filter.includes('deuteranopia'))
    expect(await page.locator('#storybook-a11y-vision-deuteranopia').count()).toBe(1)
    await page.close()
  })
})
