import { readFileSync } from 'node:fs'

/** The rows of one of the specification's checklists in docs/conformance, by column name. For tests only. */
export function checklist(name: 'calls' | 'messages' | 'routes' | 'rules'): Record<string, string>[] {
  const text = readFileSync(new URL(`../docs/conformance/${name}.tsv`, import.meta.url), 'utf8')
  const [head = '', ...lines] = text.split('\n').filter(Boolean)
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}
