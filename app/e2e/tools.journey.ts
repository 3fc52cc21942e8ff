import { spell } from '@shop/contract/spelling'
import { expect, test } from 'vitest'
import { toolsOf, type UserToolName } from '../src/content/user-tools.ts'
import { useBrowser } from './browser.ts'
import { newcomer } from './people.ts'
import { sharedEmptyShop } from './shop.ts'

useBrowser()

const { shop } = sharedEmptyShop()

/** Each name is walked to by one who has it; the others only have its page. */
const walked = new Set<UserToolName>()

test.each(['breeder', 'vet', 'owner'] as const)(
  'every tool of a %s opens, and the account continues with the last one (tools-8)',
  async (audience) => {
    const { page } = await newcomer(audience, { shop })
    // The newcomer is an American.
    const tools = toolsOf(audience).map((tool) => ({ ...tool, label: spell(tool.label, 'US') }))
    await page.goto('/my')
    for (const { label, href } of tools)
      expect([
        label,
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).first().getAttribute('href'),
      ]).toEqual([label, href])

    for (const { name, label, href } of tools) {
      const answer = await page.request.get(href, { maxRedirects: 0 })
      expect([name, answer.status(), (await answer.text()).match(/<h1[\s>]/g)?.length]).toEqual([name, 200, 1])
      if (walked.has(name)) continue
      walked.add(name)
      await page.goto(href)
      await expect
        .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('config') ?? '{}').userTool as unknown))
        .toBe(name)
      expect(new URL(page.url()).pathname).toBe(href)
      await page.goto('/my')
      const next = page.getByRole('region', { name: label, exact: true })
      await next.getByText('Pick up where you left off').waitFor()
      expect([name, await next.getByRole('link').getAttribute('href')]).toEqual([name, href])
    }
  },
)
