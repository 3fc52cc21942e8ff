import type { Copy } from '../../../content/copy.ts'
import { ArticlePage } from '../../../parts/content/ArticlePage.tsx'
import { CopyPage } from '../../../parts/content/CopyPage.tsx'

/** A page that is copy and nothing else: an article, or any other. */
export function Page({ copy }: { copy: Copy }) {
  const { article } = copy.meta
  return article ? <ArticlePage copy={copy} article={article} /> : <CopyPage copy={copy} />
}
