import { Title } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { useInView } from '../use-in-view.ts'
import { useStories } from './stories.ts'

type Pages = { pages: string[]; file: string }

const Summary = ({ pages: { length }, file, name }: Pages & { name: string }) => (
  <>
    {length === 1 ? '1 page' : `${length} pages`},{' '}
    <a href={file} download={`${name}.pdf`}>
      download the PDF
    </a>
  </>
)

type DocumentProps = { story: PreparedStory }

/** A document's pages beside each other; they are fetched when it comes into view. */
function Document({ story }: DocumentProps) {
  const { ref, wasInView } = useInView<HTMLElement>()
  const [drawn, setDrawn] = useState<Pages>()
  useEffect(() => {
    const { loaders } = story.moduleExport as { loaders: [() => Promise<Pages>] }
    if (wasInView) void loaders[0]().then(setDrawn)
  }, [wasInView, story])
  return (
    <section ref={ref}>
      <h2 id={story.id}>
        <a href={`./?path=/story/${story.id}`} target="_top">
          {story.name}
        </a>
      </h2>
      <p className="pages-about">
        {drawn ? <Summary {...drawn} name={story.id.replace(/.*--/, '')} /> : 'Fetching it'}
      </p>
      <ol className="pages sb-unstyled" aria-label={`Pages of ${story.name}`}>
        {drawn?.pages.map((page, at) => (
          <li key={page.length}>
            <img src={page} alt={`${story.name}, page ${at + 1} of ${drawn.pages.length}`} />
            Page {at + 1}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Every document that the shop and its laboratory write, page by page. */
export const DocumentsPage = () => (
  <>
    <Title>Documents</Title>
    <p>As they leave the printer: certificates and reports of the laboratory, forms, and invoices.</p>
    {useStories().map((story) => (
      <Document key={story.id} story={story} />
    ))}
  </>
)
