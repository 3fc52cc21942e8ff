import { Card, chakra, Link } from '@shop/design-system'
import { useSectionInView } from './use-section-in-view.ts'

const Base = chakra('nav', {
  base: {
    position: { lg: 'sticky' },
    insetBlockStart: { lg: '32', xl: '24' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
      columnGap: '4',
      listStyleType: 'none',
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      lineHeight: 'snug',
      fontSize: { base: 'sm', lg: 'md' },
      textDecoration: 'none',
      borderInlineStartWidth: { lg: '3px' },
      borderColor: 'line',
      borderRadius: { lg: '0' },
      paddingInlineStart: { lg: '4' },
      color: { lg: 'ink2' },
      _hover: { textDecoration: 'underline' },
      '&[aria-current]': { lg: { borderColor: 'colorPalette.solid', color: 'colorPalette.emphasized' } },
    },
  },
})

/** The way around a long page: at its side where there is room, above it on a phone. */
export function SectionNav({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const inView = useSectionInView(sections)
  return (
    <Base aria-label="On this page">
      <Card size="sm" tone="sand" css={{ lg: { padding: '0', bg: 'transparent', border: 'none', borderRadius: '0' } }}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`} aria-current={id === inView ? 'location' : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Base>
  )
}
