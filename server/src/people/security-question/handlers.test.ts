import { randomUUID } from 'node:crypto'
import { securityQuestionCalls, securityQuestionMinutes } from '@shop/contract/security-question'
import { expect, test } from 'vitest'
import { useShop } from '../../../test/shop.ts'
import { openSecrets } from '../../platform/config/secrets.ts'
import { askQuestion, checkAnswer } from './handlers.ts'

const shop = useShop()

const answersOf = (token: string) => (JSON.parse(shop.services.secrets.open(token)) as { answers: string[] }).answers
const over = { status: 428, errors: { securityAnswer: expect.stringContaining('is over') } }

/** A person's answer, from the question alone. */
function personSays(question: string): string {
  const cats = ['kitten', 'tabby', 'tomcat', 'siamese']
  const [, kind, choice] = question.match(/^Which of these is a (cat|dog): (.+)\?$/) ?? []
  if (kind && choice)
    return choice.split(', ').find((name) => cats.includes(name.toLowerCase()) === (kind === 'cat')) ?? ''
  const [, part, count] = question.match(/^How many (\w+) do (two|three) healthy \w+ have together\?$/) ?? []
  return String((part === 'legs' ? 4 : 2) * (count === 'three' ? 3 : 2))
}

test('every question has one answer, which a person can tell from it', async () => {
  for (let time = 0; time < 300; time++) {
    const { token, question } = askQuestion(shop.services.secrets)
    expect(answersOf(token), question).toContain(personSays(question).toLowerCase())
  }
})

test('the answer is in no part of the reply that others can read, and no reply is cached', async () => {
  const browser = shop.visitor()
  const { token } = await browser.ask(securityQuestionCalls.getSecurityQuestion)
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('answers')
  expect((await browser.ask(securityQuestionCalls.getSecurityQuestion)).token).not.toBe(token)
})

test.each([
  (answer: string) => `  The ${answer.toUpperCase()}! `,
  (answer: string) => `It is a ${answer}.`,
  (answer: string) => answer,
])('an answer counts however it is written (%#)', async (write) => {
  const { token } = askQuestion(shop.services.secrets)
  const answer = write(answersOf(token).at(-1) ?? '')
  const useQuestion = await checkAnswer(shop.services, { token, answer })
  await useQuestion(shop.db)
  await expect(useQuestion(shop.db)).rejects.toMatchObject(over)
})

test('an answer is taken for an hour', async () => {
  const life = securityQuestionMinutes * 60_000
  const tokenFrom = (ago: number) => askQuestion(shop.services.secrets, Date.now() - ago).token
  const old = tokenFrom(life + 1000)
  const [oldAnswer = ''] = answersOf(old)
  await expect(checkAnswer(shop.services, { token: old, answer: oldAnswer })).rejects.toMatchObject(over)
  const young = tokenFrom(life - 60_000)
  await checkAnswer(shop.services, { token: young, answer: answersOf(young)[0] ?? '' })
})

test.each([
  ['another shop’s', askQuestion(openSecrets('another key')).token],
  ['made up', randomUUID()],
  ['nothing', ''],
])('a token that is %s is over', async (_, token) => {
  await expect(checkAnswer(shop.services, { token, answer: 'tabby' })).rejects.toMatchObject(over)
})

test('a wrong answer uses the question up', async () => {
  const { token } = askQuestion(shop.services.secrets)
  await expect(checkAnswer(shop.services, { token, answer: 'a giraffe' })).rejects.toMatchObject({
    status: 428,
    errors: { securityAnswer: 'That was not the answer. Please try the new question.' },
  })
  const useQuestion = await checkAnswer(shop.services, { token, answer: answersOf(token)[0] ?? '' })
  await expect(useQuestion(shop.db)).rejects.toMatchObject(over)
})
