import type { Guidance } from '../guidance.ts'

export const guidance: Guidance = {
  group: 'Navigation',
  since: '2026-11',
  use: 'Pages two levels or more below a menu: a product, an animal, an article.',
  instead: 'The steps of a task: Steps. The first level of the site: nothing.',
  reads: 'A navigation named “Breadcrumb”; the last entry is the current page.',
  keys: [['Tab', 'Moves the focus to it.']],
}
