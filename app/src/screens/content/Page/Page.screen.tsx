import type { Copy } from '../../../content/copy.ts'
import { CopyPage } from '../../../parts/content/CopyPage.tsx'

/** A page that is copy and nothing else. */
export const Page = ({ copy }: { copy: Copy }) => <CopyPage copy={copy} />
