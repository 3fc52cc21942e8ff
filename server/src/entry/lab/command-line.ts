import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ReplyOf } from '@shop/contract/call-parts'
import { advanceDays, advanceResultCalls } from '@shop/contract/advance-result'
import { laboratoryCalls } from '@shop/contract/laboratory'
import { labProblems, labStages } from '@shop/contract/laboratory-stages'
import {
  ask,
  type Command,
  eachScan,
  numberIn,
  Refused,
  runCommand,
  sayGuessed,
  send,
  usageOf,
  type World,
  wordOf,
} from '../../platform/command-line/command-line.ts'
import { readBarcode } from '@shop/contract/codes'
import { reviewCommands } from './review-commands.ts'

const decisionOf = (words: string[], { about, by, reason }: Record<string, string | undefined>) => ({
  barcode: wordOf(words, 'the barcode of the sample that stands'),
  about,
  by,
  reason,
})

export const commands: Record<string, Command> = {
  list: {
    usage: `  npm run lab -- list [--stage genotyping] [--problem not_activated]
      Samples by barcode: where they are, the numbers of the tests ordered, and of those added since they came.`,
    words: [0, 0],
    options: ['stage', 'problem'],
    run: async (_, { stage, problem }, world) => {
      for (let after: string | null = ''; after !== null;) {
        const page: ReplyOf<typeof laboratoryCalls.listLabSamples> = await ask(world, laboratoryCalls.listLabSamples, {
          query: { stage, problem, after },
        })
        for (const sample of page.results)
          world.say(
            [
              sample.barcode,
              sample.stage.padEnd(13),
              (sample.problem ?? '-').padEnd(14),
              sample.product,
              sample.tests.join(' '),
              ...(sample.added.length ? [`added: ${sample.added.join(' ')}`] : []),
            ].join('  '),
          )
        after = page.next
      }
    },
  },

  advance: {
    usage: `  npm run lab -- advance --stage received KP4827190001 …
      Brings samples to a stage, all or none.
      --stage     ${labStages.join(', ')}
      --at        when it was, as 2026-11-12T15:30:00Z; else now
      --note      a note for the animal's owner
      --problem   ${labProblems.join(', ')}
      --expected  when results are expected, as 2026-11-28T08:00:00Z`,
    words: [1, Infinity],
    options: ['stage', 'at', 'note', 'problem', 'expected'],
    run: async (barcodes, { stage, at, note, problem, expected }, world) => {
      wordOf(barcodes, 'the samples')
      const { moved, unchanged, recollections } = await ask(world, laboratoryCalls.advanceSamples, {
        body: { barcodes, stage, at, note, problem, expectedAt: expected },
      })
      world.say(`${moved.length} moved to ${stage}, ${unchanged.length} unchanged.`)
      for (const [failed, kit] of Object.entries(recollections))
        world.say(`${failed} failed: the free kit ${kit} is ordered.`)
    },
  },

  scan: {
    usage: `  npm run lab -- scan [--stage received]
      Brings each sample that is scanned to a stage, one after another: for the post of the day.`,
    words: [0, 0],
    options: ['stage'],
    run: async (_, { stage = 'received' }, world) => {
      const done = new Set<string>()
      const take = async (text: string) => {
        const barcode = readBarcode(text)
        const { moved, unchanged } = await ask(world, laboratoryCalls.advanceSamples, {
          body: { barcodes: [barcode], stage },
        })
        for (const one of moved) done.add(one)
        world.say(unchanged.length ? `${barcode} is at ${stage} already.` : `${barcode}  ${stage}`)
      }
      world.say('Scan the samples, one after another.')
      await eachScan(world, take, () => `${done.size} so far.`)
      world.say(`${done.size} brought to ${stage}.`)
    },
  },

  ...reviewCommands,

  import: {
    usage: `  npm run lab -- import results.csv [--reason "The marker was read again"]
      Takes a file of results, all or nothing, where nobody reviews them (LAB_REVIEW=one). A changed result needs a reason.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const file = wordOf(words, 'the file')
      const done = await ask(world, laboratoryCalls.importResults, {
        query: { fileName: basename(file), reason },
        body: readFileSync(file),
      })
      world.say(
        done.isRepeat
          ? `This file was imported before, as ${done.fileName}. Nothing has changed.`
          : `${done.sampleCount} samples, ${done.resultCount} new or changed results${done.isSampleData ? ', marked as sample data' : ''}.`,
      )
      sayGuessed(world, done.lookAt)
    },
  },

  generate: {
    usage: `  npm run lab -- generate --out folder [--seed 1] [KP4827190001 …]
      Writes a file of made-up results, marked as sample data; without barcodes, for all samples at work.`,
    words: [0, Infinity],
    options: ['out', 'seed'],
    run: async (barcodes, { out, seed = '1' }, world) => {
      if (!out) throw new Refused('Say with --out into which folder.')
      const body = { ...(barcodes.length && { barcodes }), seed: numberIn(seed, '--seed') }
      const csv = await (await send(world, laboratoryCalls.makeSampleResults, { body })).text()
      mkdirSync(out, { recursive: true })
      const file = join(out, `sample-data-${seed}.csv`)
      writeFileSync(file, csv)
      world.say(
        `${file}: ${csv.trimEnd().split('\n').length - 1} lines of sample data. Import it with: npm run lab -- import ${file}`,
      )
    },
  },

  identity: {
    usage: `  npm run lab -- identity KP4827190001 KP4827190002
      Whether the DNA profiles of two samples are of one animal.`,
    words: [2, 2],
    run: async ([one, other], _, world) => {
      if (!one || !other) throw new Refused('Name two samples by their barcodes.')
      const { verdict, meaning } = await ask(world, laboratoryCalls.compareLabSamples, { query: { one, other } })
      world.say(`${verdict.replaceAll('_', ' ')}: ${meaning}`)
    },
  },

  conflicts: {
    usage: `  npm run lab -- conflicts
      In what samples of one animal contradict each other, with what each of them says.`,
    words: [0, 0],
    run: async (_, __, world) => {
      for (let after: string | undefined | null; after !== null;) {
        const page: ReplyOf<typeof laboratoryCalls.listConflicts> = await ask(world, laboratoryCalls.listConflicts, {
          query: { after },
        })
        for (const { about, name, readings } of page.results)
          world.say(
            [
              about,
              name,
              ...readings.map(({ barcode, text, date }) => `${barcode} (${date.slice(0, 10)}): ${text}`),
            ].join('  '),
          )
        after = page.next
      }
    },
  },

  settle: {
    usage: `  npm run lab -- settle KP4827190001 --about 2002 --by "Dr A. Weber" --reason "The other swab was too weak"
      Settles it: this sample stands.
      --about  the number of the test, the panel of the DNA profiles, or "breed mix"`,
    words: [1, 1],
    options: ['about', 'by', 'reason'],
    run: async (words, output, world) => {
      const { barcode, name, isRepeat } = await ask(world, laboratoryCalls.settleConflict, {
        body: decisionOf(words, output),
      })
      world.say(isRepeat ? `${name} was settled so before.` : `${name} is settled: ${barcode} stands.`)
    },
  },

  reopen: {
    usage: `  npm run lab -- reopen KP4827190001 --about 2002 --by "Dr A. Weber" --reason "Both swabs are read again"
      Takes that back: the samples contradict each other again.`,
    words: [1, 1],
    options: ['about', 'by', 'reason'],
    run: async (words, output, world) => {
      const { name, isRepeat } = await ask(world, laboratoryCalls.reopenConflict, { body: decisionOf(words, output) })
      world.say(isRepeat ? `${name} was open again before.` : `${name} is open again.`)
    },
  },

  revoke: {
    usage: `  npm run lab -- revoke KR-7F3K-9Q2M-HX4T --reason "The swab was another dog's"
      Withdraws a report: whoever checks it reads the reason.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const number = wordOf(words, 'the report')
      await ask(world, laboratoryCalls.revokeReport, { body: { number, reason } })
      world.say(`${number} is revoked.`)
    },
  },

  withdraw: {
    usage: `  npm run lab -- withdraw KP4827190001 --reason "The swab was another dog's"
      Withdraws a sample, named by its barcode or by a report that rests on it alone: its results and all papers that
      rest on it fall, everybody who was told is told again, and a free kit is ordered.`,
    words: [1, 1],
    options: ['reason'],
    run: async (words, { reason }, world) => {
      const sample = wordOf(words, 'the sample')
      const { barcode, papers, kit } = await ask(world, laboratoryCalls.withdrawSample, { body: { sample, reason } })
      world.say(
        kit
          ? `${barcode} is withdrawn, and ${papers} papers are revoked: the free kit ${kit} is ordered.`
          : `${barcode} was withdrawn before. Nothing has changed.`,
      )
    },
  },

  release: {
    usage: `  npm run lab -- release KP4827190001 --by "Dr A. Weber" --reason "Surgery is tomorrow" [--days ${advanceDays.usual}]
      Shows what was read of a sample to the approved vet or agent who ordered it for a client, before the report.`,
    words: [1, 1],
    options: ['by', 'reason', 'days'],
    run: async (words, { by, reason, days }, world) => {
      const barcode = wordOf(words, 'the sample')
      const { endsAt } = await ask(world, advanceResultCalls.releaseAdvanceResult, {
        body: { barcode, by, reason, days: numberIn(days, '--days') },
      })
      world.say(`${barcode}: open to whoever ordered it until ${endsAt.slice(0, 10)}, or until it is reported.`)
    },
  },

  'release undo': {
    usage: `  npm run lab -- release undo KP4827190001 --by "Dr A. Weber" --reason "The plate is read again"
      Takes that back, and mails them the reason.`,
    words: [1, 1],
    options: ['by', 'reason'],
    run: async (words, { by, reason }, world) => {
      const barcode = wordOf(words, 'the sample')
      await ask(world, advanceResultCalls.withdrawAdvanceResult, { body: { barcode, by, reason } })
      world.say(`${barcode}: what was released early is taken back.`)
    },
  },

  'release list': {
    usage: `  npm run lab -- release list [KP4827190001]
      What was released early, by whom and why, and each time it was opened.`,
    words: [0, 1],
    run: async ([barcode], _, world) => {
      const { results } = await ask(world, advanceResultCalls.listAdvanceReleases, { query: { barcode } })
      for (const one of results)
        world.say(
          [
            one.barcode,
            one.state.padEnd(9),
            `until ${one.endsAt.slice(0, 10)}`,
            `${one.by}: ${one.reason}`,
            ...(one.withdrawn ? [`taken back by ${one.withdrawn.by}: ${one.withdrawn.reason}`] : []),
            one.openings.length ? `opened ${one.openings.join(', ')}` : 'not opened',
          ].join('  '),
        )
    },
  },
}

const usage = `The laboratory's side of a running shop.

${usageOf(commands)}

The shop is at PUBLIC_URL (http://localhost:PORT), or --url. LAB_API_KEY opens it; a demonstration keeps one in DATA_DIR.
`

/** Runs one command of the laboratory's; returns the process's exit code. */
export const runLab = (args: string[], world: World): Promise<number> => runCommand(args, { usage, commands }, world)
