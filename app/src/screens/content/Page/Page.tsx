import type { Words } from '../../../content/words.ts'
import { WordsPage } from '../../../parts/WordsPage/WordsPage.tsx'

/** A page that is words and nothing else. */
export const Page = ({ words }: { words: Words }) => <WordsPage words={words} />
