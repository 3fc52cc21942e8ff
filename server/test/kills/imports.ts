import { createHash, randomInt, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { runLab } from '../../src/entry/lab/command-line.ts'
import { labImportFiles, labImports, labNotices } from '../../src/schema/laboratory.ts'
import { results } from '../../src/schema/result.ts'
import { samples } from '../../src/schema/sample.ts'
import { fileOf, kennel, withLab } from '../lab.ts'
import { flawsIn, type Work } from './books.ts'
import type { Workplace } from './killable-shop.ts'
import { insistentFetch, type Meter, untilThere } from './patience.ts'

type Scene = { sha256: string; barcodes: string[]; email: string }

/** More than two parts, and less than one (laboratory/import-results.ts). */
const sizes = [randomInt(201, 250), 3, 12]

/** The laboratory imports files of results, large ones in parts: each from two windows at once, and again. */
export function importWork({ shop, folder, url }: Workplace, meter: Meter): Work {
  const told: Scene[] = []
  const { db } = shop
  const world = { url, key: withLab.LAB_API_KEY, fetch: insistentFetch(url, meter) }

  /** One window: repeats the command while the file is being imported by somebody else. */
  async function importFile(file: string) {
    for (;;) {
      const output: string[] = []
      const code = await runLab(['import', file], { ...world, say: (line) => void output.push(line) })
      if (code === 0) return output.join('\n')
      if (!/is being imported|has gone on with this file/.test(output.join())) throw new Error(output.join('\n'))
      await sleep(500)
    }
  }

  return {
    doOne: async (at) => {
      const { user, barcodes, lines } = await untilThere(() => kennel(shop, sizes[at % sizes.length] ?? 1))
      const text = fileOf(lines)
      const file = join(folder, `${randomUUID()}.csv`)
      writeFileSync(file, text)
      const output = await Promise.all([importFile(file), importFile(file)])
      output.push(await importFile(file))
      if (!output.at(-1)?.includes('imported before')) throw new Error(output.join('\n'))
      told.push({ sha256: createHash('sha256').update(text).digest('hex'), barcodes, email: user.email })
    },

    stuck: async () => [
      ...(await db.select({ id: labImportFiles.importId }).from(labImportFiles)).map(({ id }) => `import ${id}`),
      ...(await db.select({ run: labNotices.run }).from(labNotices).where(isNull(labNotices.toldAt))).map(
        ({ run }) => `news of import ${run}`,
      ),
    ],

    check: async (mails) => {
      const { flaws, once } = flawsIn()
      for (const { sha256, barcodes, email } of told) {
        const imports = await db.select().from(labImports).where(eq(labImports.sha256, sha256))
        once(`import ${sha256}`, imports.length)
        once(`results counted of ${sha256}`, imports[0]?.resultCount ?? 0, barcodes.length)
        const found = await db
          .select({ barcode: results.barcode })
          .from(results)
          .where(inArray(results.barcode, barcodes))
        const counts = Map.groupBy(found, ({ barcode }) => barcode)
        for (const barcode of barcodes) once(`result of ${barcode}`, counts.get(barcode)?.length ?? 0)
        const isReported = and(inArray(samples.barcode, barcodes), eq(samples.stage, 'reported'))
        once(`samples reported of ${sha256}`, await db.$count(samples, isReported), barcodes.length)
        once(`mails about ${sha256}`, mails(email).length)
        once(`news of ${sha256}`, mails(email, 'lab-').length)
      }
      return flaws
    },
  }
}
