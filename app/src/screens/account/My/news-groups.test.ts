import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { atWorkNews, reportedNews } from './news.test-data.ts'
import { newsGroups } from './news-groups.ts'

beforeAll(() => void vi.setSystemTime('2026-11-21T10:00:00Z'))
afterAll(() => void vi.useRealTimers())

const named = ({ title, when, animals }: ReturnType<typeof newsGroups>[number]) =>
  [title, when, animals.map(({ petName }) => petName).join(' ')] as const
const bracken = atWorkNews().animal

test('results stand by their day, and an animal once a day', () => {
  const again = reportedNews({ barcode: 'KP4827193399' })
  const earlier = reportedNews({ barcode: 'KP4827193398', reportedAt: '2026-11-02T08:00:00.000Z', animal: bracken })
  expect(newsGroups([reportedNews(), again, earlier], [], 'US').map(named)).toEqual([
    ['New results', '11/12/2026', 'Skye'],
    ['New results', '11/02/2026', 'Bracken'],
  ])
})

test('samples at work stand by the day they are expected, and what holds one up by itself', () => {
  const skye = reportedNews().animal
  const atWork = [
    atWorkNews(),
    atWorkNews({ barcode: 'KP4827193397', stage: 'received', animal: skye }),
    atWorkNews({ barcode: 'KP4827193396', stage: 'activated', expectedAt: null }),
    atWorkNews({ barcode: 'KP4827193395', problem: 'failed' }),
  ]
  expect(newsGroups([], atWork, 'US').map(named)).toEqual([
    ['In the laboratory', 'expected by 11/28/2026', 'Bracken Skye'],
    ['Activated', null, 'Bracken'],
    ['We need another swab', null, 'Bracken'],
  ])
})
