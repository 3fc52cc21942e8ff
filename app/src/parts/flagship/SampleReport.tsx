import type { Flagships } from '@shop/contract/flagship'
import { chakra, LinkButton, Section } from '@shop/design-system'
import { sampleCopy } from '../../content/flagships.ts'

const Leaf = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.6fr)' },
    columnGap: '12',
    rowGap: '6',
    alignItems: 'center',
    padding: { base: '5', md: '10' },
    borderRadius: '28px',
    bg: 'colorPalette.subtle',
    '& .leaf-text': { display: 'grid', gap: '3', justifyItems: 'start' },
    '& h3': { textStyle: 'h3' },
    '& .leaf-text p': { color: 'ink2', textWrap: 'pretty' },
    '& .leaf-mark': { textStyle: 'small' },
    // The pages lie beside each other; one is leafed through to with a finger, the wheel or the arrow keys.
    '& ol': {
      display: 'flex',
      gap: '4',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      listStyleType: 'none',
      marginInline: { base: '-5', md: '0' },
      paddingInline: { base: '5', md: '1' },
      paddingBlock: '1',
      scrollPaddingInline: { base: '1.25rem', md: '0.25rem' },
      borderRadius: 'control',
    },
    '& li': { flex: '0 0 auto', width: { base: '82%', sm: '62%', md: '22rem' }, scrollSnapAlign: 'start' },
    '& li:only-child': { marginInline: 'auto' },
    '& figure a': {
      display: 'block',
      borderRadius: 'control',
      overflow: 'hidden',
      bg: '#fff',
      boxShadow: '0 6px 24px rgb(40 20 30 / 0.14)',
    },
    '& img': { display: 'block', width: 'full', height: 'auto' },
    '& figcaption': { marginBlockStart: '2', textStyle: 'small', color: 'ink2', textAlign: 'center' },
    _print: { display: 'none' },
  },
})

/** As the server draws them: 918 by 1188 pixels. */
const size = { width: 918, height: 1188 }

/** A report of the demonstration to leaf through. Its pictures are fetched when they come near the window. */
export function SampleReport({ name, file, pages }: Flagships['samples'][number]) {
  const { title, text } = sampleCopy[name]
  return (
    <Section title="A report to leaf through" lead="This is what you get, page by page.">
      <Leaf>
        <div className="leaf-text">
          <h3>{title}</h3>
          <p>{text}</p>
          <p className="leaf-mark">Sample data from our demonstration: no real animal was tested.</p>
          <LinkButton href={file} variant="outline" size="sm">
            Open as PDF
          </LinkButton>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
        <ol tabIndex={pages.length > 1 ? 0 : undefined} aria-label={`Pages of ${title}`}>
          {pages.map((page, index) => (
            <li key={page}>
              <figure>
                <a href={page}>
                  <img
                    src={page}
                    {...size}
                    loading="lazy"
                    decoding="async"
                    alt={`${title}, page ${index + 1}: see it larger`}
                  />
                </a>
                {pages.length > 1 && (
                  <figcaption>
                    Page {index + 1} of {pages.length}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ol>
      </Leaf>
    </Section>
  )
}
