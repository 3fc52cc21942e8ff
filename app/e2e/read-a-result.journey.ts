import { expect, test } from 'vitest'
import { openPage, useBrowser } from './browser.ts'
import { logIn } from './log-in.ts'
import { onPage } from './steps/on-page.ts'
import { readAResult } from './steps/read-a-result.ts'
import { walk } from './steps/visitor.ts'
import { isShort } from '../../vitest/tier.ts'

useBrowser()

test.each(isShort ? (['phone'] as const) : (['desktop', 'phone'] as const))(
  'a breeder reads what a result means, step by step (%s)',
  async (size) => {
    const page = await openPage({ size })
    await logIn(page, 'breeder@example.com', { next: '/my/my-animals?search=Skye' })
    await walk(onPage(page), readAResult({ name: 'Skye', disease: /^Collie eye anomaly/ }))
    expect(new URL(page.url()).pathname).toMatch(/\/reports$/)
  },
)
