import type { Page } from 'playwright'

/** The beginning of every security question. */
export const questionStart = /^(Which of these|How many)/
/** What makes a question its own; a form without scripts sends it. */
export const tokenOf = (page: Page) => page.locator('input[name=securityToken]').getAttribute('value')
export const questionOf = (page: Page) => page.locator('label').filter({ hasText: questionStart }).innerText()

/** A person's answer to the question on the page. */
export async function rightAnswer(page: Page): Promise<string> {
  const question = await questionOf(page)
  const [, kind, choice] = question.match(/is a (cat|dog): (.+)\?/) ?? []
  const isCat = (name: string) => ['kitten', 'tabby', 'tomcat', 'siamese'].includes(name.toLowerCase())
  if (choice) return choice.split(', ').find((name) => isCat(name) === (kind === 'cat')) ?? ''
  return String((question.includes('legs') ? 4 : 2) * (question.includes('three') ? 3 : 2))
}
