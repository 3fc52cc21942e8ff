import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isNearTools } from '../data/user-tool.ts'
import { mostUsed, toolAt, toolNamesOf, toolsOf, toolToOpen, userToolNames } from './user-tools.ts'

/** tools-8, word for word: the names of the rule, without its default. */
const rule = readFileSync(new URL('../../../docs/conformance/rules.tsv', import.meta.url), 'utf8')
  .split('\n')
  .find((line) => line.startsWith('tools-8\t'))
const named = /all open: ([^;]+);/.exec(rule ?? '')?.[1]?.split(', ') ?? []

test('every named tool is in the table, and no other but the dogs’ colour tool, the litters, the sheets and the shows, which are ours', () => {
  expect(named).toHaveLength(27)
  expect(userToolNames.toSorted()).toEqual(
    [...named, 'canine-colour-tool', 'litters', 'work-spreadsheets', 'shows'].toSorted(),
  )
})

describe('whose tools they are', () => {
  test.each([
    [
      'breeder',
      `my-animals shared-animals transfer-animals litters collected-animals club-access archived-animals
      order-tests order-history redeem-tests multipack-transfer agent-products how-to-order
      breeding-strategy parentage-request feline-colour-tool canine-colour-tool view-advance-results
      microchip-parent-checker report-authentication collection-agents
      my-profile acm-form fact-sheets work-spreadsheets shows`,
    ],
    [
      'owner',
      `my-animals owner-shared-animals transfer-animals archived-animals
      order-tests order-history redeem-tests how-to-order
      microchip-parent-checker report-authentication collection-agents
      my-profile fact-sheets`,
    ],
    [
      'vet',
      `my-patients shared-animals collected-animals archived-animals
      order-tests order-history vet-invoices order-supplies agent-products how-to-order
      view-advance-results microchip-parent-checker report-authentication collection-agents
      my-profile acm-form fact-sheets work-spreadsheets case-studies`,
    ],
  ] as const)('%s', (audience, expected) => expect(toolNamesOf(audience)).toEqual(expected.split(/\s+/)))

  test('each is somebody’s', () => {
    expect(new Set((['breeder', 'owner', 'vet'] as const).flatMap(toolNamesOf)).size).toBe(userToolNames.length)
  })
})

test('vets read of patients wherever others read of animals (audience-7)', () => {
  const texts = toolsOf('vet').map(({ label, text }) => `${label} ${text}`)
  expect(texts.filter((text) => /animal/i.test(text))).toEqual([])
})

test('no address twice for one person', () => {
  for (const audience of ['breeder', 'owner', 'vet'] as const) {
    const hrefs = toolsOf(audience).map(({ href }) => href)
    expect(new Set(hrefs).size).toBe(hrefs.length)
  }
})

test('every tool has a page', () => {
  const offered = (['breeder', 'owner', 'vet'] as const).flatMap((audience) =>
    toolsOf(audience).map(({ name }) => name),
  )
  expect(userToolNames.filter((name) => !offered.includes(name))).toEqual([])
})

test('every tool is where tools are looked for, so that it is remembered (tools-8)', () => {
  const all = (['breeder', 'owner', 'vet'] as const).flatMap((audience) => toolsOf(audience))
  expect(all.filter(({ href }) => !isNearTools(href))).toEqual([])
  expect(isNearTools('/breeder/for-dogs/breeds')).toBe(false)
})

test.each([
  ['/my/my-animals', 'breeder', 'my-animals'],
  ['/my/my-animals/7', 'owner', 'my-animals'],
  ['/my/animals/shared', 'breeder', 'shared-animals'],
  ['/my/animals/shared', 'owner', 'owner-shared-animals'],
  ['/my/my-animals-too', 'owner', undefined],
  ['/my/order-supplies', 'owner', undefined],
  ['/cart', 'breeder', undefined],
] as const)('%s of a %s is the tool %s', (pathname, audience, name) => {
  expect(toolAt(pathname, audience)?.name).toBe(name)
})

test.each([
  ['breeder', 'feline-colour-tool', 'feline-colour-tool'],
  ['breeder', null, 'my-animals'],
  ['owner', 'case-studies', 'my-animals'],
  ['owner', 'no-tool', 'my-animals'],
  ['vet', null, 'my-patients'],
  ['vet', 'my-animals', 'my-patients'],
] as const)('a %s who last opened %s continues with %s', (audience, last, expected) => {
  expect(toolToOpen(toolsOf(audience), last)?.name).toBe(expected)
})

test.each([
  ['breeder', {}, 'my-animals redeem-tests litters breeding-strategy'],
  ['owner', {}, 'my-animals redeem-tests order-tests order-history'],
  ['vet', {}, 'my-patients order-tests order-supplies vet-invoices'],
  ['breeder', { shows: 7, litters: 2 }, 'shows litters my-animals redeem-tests'],
  // Another audience's, and what is no tool.
  ['owner', { shows: 7, nonsense: 9, 'fact-sheets': 1 }, 'fact-sheets my-animals redeem-tests order-tests'],
] as const)('a %s who opened %o has their four first', (audience, uses, expected) =>
  expect(
    mostUsed(toolsOf(audience), uses, audience)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(expected),
)
