import { Card, chakra, Link } from '@shop/design-system'
import { type ReactNode, useId } from 'react'

/** Two side by side where there is room. */
export const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '4', md: '5' },
    marginBlockStart: { base: '4', md: '5' },
    // One left over takes the whole line.
    '& > section:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
})

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    '& h2': { textStyle: 'h4', marginBlockEnd: '3' },
    '& .glance-more': { marginBlockStart: 'auto', paddingBlockStart: '4' },
    '& .glance-quiet': { color: 'ink2', textWrap: 'pretty' },
    '& .glance-list': { listStyleType: 'none' },
    '& .glance-list span.glance-quiet': { display: 'block', fontSize: 'sm' },
    '& .glance-list > li': { display: 'flex', gap: '3', paddingBlock: '1.5', alignItems: 'center' },
    '& .glance-end': { marginInlineStart: 'auto', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})

type GlanceCardProps = { title: string; more?: { label: string; href: string }; children: ReactNode }

/** A part of what is known, and the way to all of it. */
export function GlanceCard({ title, more, children }: GlanceCardProps) {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Body>
        <h2 id={titleId}>{title}</h2>
        {children}
        {more && (
          <p className="glance-more">
            <Link href={more.href}>{more.label}</Link>
          </p>
        )}
      </Body>
    </Card>
  )
}
