import { randomInt, randomUUID } from 'node:crypto'
import {
  type SecurityQuestion,
  type securityQuestionCalls,
  securityQuestionMinutes,
} from '@shop/contract/security-question'
import { refusal } from '../../platform/input/refusal.ts'
import type { Db } from '../../platform/db/open.ts'
import { attempts } from '../../schema/attempts.ts'
import type { Secrets } from '../../platform/config/secrets.ts'
import type { Services } from '../../platform/services.ts'
import type { Handlers } from '../visitor/handler.ts'

type Riddle = { question: string; answers: string[] }
/** What a token holds, sealed: nobody but the server can read the answers in it. */
type Sealed = { id: string; answers: string[]; expiresAt: number }

const cats = ['kitten', 'tabby', 'tomcat', 'Siamese']
const dogs = ['puppy', 'poodle', 'spaniel', 'whippet', 'Labrador', 'terrier']
const numbers: Record<number, string> = { 2: 'two', 4: 'four', 6: 'six', 8: 'eight', 12: 'twelve' }

const one = <Item>(from: readonly Item[]) => from[randomInt(from.length)] as Item

function oddOneOut(): Riddle {
  const [kind, odd, others] = one([
    ['cat', cats, dogs],
    ['dog', dogs, cats],
  ] as const)
  const answer = one(odd)
  const first = one(others)
  const second = one(others.filter((name) => name !== first))
  const place = randomInt(3)
  const choice = [first, second].toSpliced(place, 0, answer)
  return { question: `Which of these is a ${kind}: ${choice.join(', ')}?`, answers: [answer] }
}

function counted(): Riddle {
  const [part, each] = one([
    ['legs', 4],
    ['ears', 2],
    ['eyes', 2],
  ] as const)
  const [count, word] = one([
    [2, 'two'],
    [3, 'three'],
  ] as const)
  const total = count * each
  return {
    question: `How many ${part} do ${word} healthy ${one(['dogs', 'cats', 'kittens', 'puppies'])} have together?`,
    answers: [String(total), numbers[total] ?? ''],
  }
}

/** "The tabby!" is "tabby". */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/^(it is |its )?(the |a |an )?/, '')

export function askQuestion(secrets: Secrets, now = Date.now()): SecurityQuestion {
  const { question, answers } = one([oddOneOut, counted])()
  const sealed: Sealed = {
    id: randomUUID(),
    answers: answers.map(plain),
    expiresAt: now + securityQuestionMinutes * 60_000,
  }
  return { token: secrets.seal(JSON.stringify(sealed)), question }
}

const answerRefusal = (why: string) => refusal({ securityAnswer: why }, 'Not sent yet')
const isOver = () => answerRefusal('That question is over. Please answer the new one.')

function openToken(secrets: Secrets, token: string): Sealed | null {
  try {
    return JSON.parse(secrets.open(token)) as Sealed
  } catch {
    return null
  }
}

/** Marks a question as used, like any counted attempt; false where it was before. */
async function use(tx: Db, { id, expiresAt }: Sealed): Promise<boolean> {
  const used = await tx
    .insert(attempts)
    .values({ key: `security-question:${id}`, points: 1, expire: new Date(expiresAt) })
    .onConflictDoNothing()
    .returning({ key: attempts.key })
  return used.length > 0
}

/**
 * Checks an answer, and gives back how its question is used up: within the transaction that stores what was sent. A
 * wrong answer uses it up at once, so that nobody tries them all. Throws 428 on `securityAnswer`.
 */
export async function checkAnswer(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { token, answer }: { token: string; answer: string },
) {
  const sealed = openToken(secrets, token)
  if (!sealed || sealed.expiresAt < Date.now()) throw isOver()
  if (!sealed.answers.includes(plain(answer))) {
    await use(db, sealed)
    throw answerRefusal('That was not the answer. Please try the new question.')
  }
  return async (tx: Db) => {
    if (!(await use(tx, sealed))) throw isOver()
  }
}

export const securityQuestionHandlers = ({ secrets }: Services): Handlers<typeof securityQuestionCalls> => ({
  getSecurityQuestion: async () => askQuestion(secrets),
})
