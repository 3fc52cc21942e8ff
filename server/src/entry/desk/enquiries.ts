import { readFileSync } from 'node:fs'
import type { ReplyOf } from '@shop/contract/call-parts'
import { enquiryStates, enquiryThreadCalls, type Thread, type WholeThread } from '@shop/contract/enquiry-thread'
import { ask, type Command, type Connection, Refused, wordOf } from '../../platform/command-line/command-line.ts'

const lineOf = ({ reference, state, lastAt, kind, name, email }: Thread) =>
  [reference, state.padEnd(8), lastAt.slice(0, 16).replace('T', ' '), kind, `${name} <${email}>`].join('  ')

function tell(world: Connection, thread: WholeThread) {
  world.say(lineOf(thread))
  for (const { from, by, at, text, attachments } of thread.messages) {
    world.say(`\n${at.slice(0, 16).replace('T', ' ')}  ${from === 'house' ? `${by}, for us` : by}`)
    world.say(text)
    if (attachments.length) world.say(`Files, in the mailbox alone: ${attachments.join(', ')}`)
  }
}

async function typedText({ typed, say }: Connection): Promise<string> {
  if (!typed) throw new Refused('Give the answer with --text.')
  say('Type the answer; Ctrl-D ends it.')
  const lines: string[] = []
  for await (const line of typed()) lines.push(line)
  return lines.join('\n')
}

const nameOf = (words: string[]) => ({ reference: wordOf(words, 'the enquiry by its number, as KE-3F0C2A52') })

export const enquiryCommands: Record<string, Command> = {
  'enquiries list': {
    usage: `  npm run desk -- enquiries list [--state waiting]
      Enquiries made by a form, those that wait longest first.
      --state     ${enquiryStates.join(', ')}`,
    words: [0, 0],
    options: ['state'],
    run: async (_, { state }, world) => {
      for (let page: number | null = 1; page !== null;) {
        const found: ReplyOf<typeof enquiryThreadCalls.listEnquiries> = await ask(
          world,
          enquiryThreadCalls.listEnquiries,
          { query: { state, page } },
        )
        for (const thread of found.results) world.say(lineOf(thread))
        if (!found.count) world.say('There are no such enquiries.')
        page = found.next
      }
    },
  },

  'enquiries show': {
    usage: `  npm run desk -- enquiries show KE-3F0C2A52
      An enquiry, and all that was written after it.`,
    words: [1, 1],
    run: async (words, _, world) =>
      tell(world, await ask(world, enquiryThreadCalls.getEnquiry, { params: nameOf(words) })),
  },

  'enquiries answer': {
    usage: `  npm run desk -- enquiries answer KE-3F0C2A52 [--text "It has arrived."]
      Answers by mail; without --text, what is typed until the end of input (Ctrl-D).`,
    words: [1, 1],
    options: ['text'],
    run: async (words, { text }, world) => {
      const params = nameOf(words)
      const body = { text: text ?? (await typedText(world)) }
      const { thread, isNew } = await ask(world, enquiryThreadCalls.answerEnquiry, { params, body })
      world.say(
        isNew ? `${thread.reference} is answered: ${thread.email} gets a mail.` : 'These words were sent before.',
      )
    },
  },

  'enquiries close': {
    usage: `  npm run desk -- enquiries close KE-3F0C2A52
      Closes it, until its sender writes again.`,
    words: [1, 1],
    run: async (words, _, world) => {
      const { reference } = await ask(world, enquiryThreadCalls.closeEnquiry, { params: nameOf(words), body: {} })
      world.say(`${reference} is closed, until its sender writes again.`)
    },
  },

  'enquiries receive': {
    usage: `  npm run desk -- enquiries receive [mail.eml]
      Takes a mail that answers one of ours into its thread, once: from a file, or piped from the mail server.`,
    words: [0, 1],
    run: async ([file], _, world) => {
      // Zero is the standard input.
      const mail = readFileSync(file ?? 0).toString('base64')
      const { reference, isNew, attachmentCount } = await ask(world, enquiryThreadCalls.receiveEnquiryMail, {
        body: { mail },
      })
      if (!reference) return world.say('It was written by a machine, and is left out.')
      world.say(isNew ? `It is in the thread of ${reference}.` : `It was in the thread of ${reference} before.`)
      if (attachmentCount) world.say(`${attachmentCount} files stay in the mailbox.`)
    },
  },
}
