import type { Copy } from '../../../content/copy.ts'
import { CopyPage } from '../../../parts/content/CopyPage.tsx'

/** A page that is words and nothing else. */
export const Page = ({ copy }: { copy: Copy }) => <CopyPage copy={copy} />
