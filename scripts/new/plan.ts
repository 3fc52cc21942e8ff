/** What `npm run new` writes. Paths begin at the root of the repository. */
export type Plan = {
  /** New files: their text by path. */
  files: Record<string, string>
  /** Files that are changed or needed: a function of their text, which throws where it is otherwise than expected. */
  edits: Record<string, (text: string) => string>
  /** What the migration of a new table is called. */
  migration?: string
  /** What is left to write: a sentence each. */
  next: string[]
}
