import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import { PageMetadataContext } from '../../page-metadata.ts'

const CrumbLink = chakra('a', {
  base: {
    display: 'inline-block',
    minWidth: '0',
    truncate: true,
    paddingBlock: '1',
    color: 'ink2',
    textUnderlineOffset: '3px',
    _hover: { color: 'colorPalette.emphasized', textDecoration: 'underline' },
  },
})

export type Crumb = { label: string; href: string }

export type BreadcrumbsProps = {
  /** The way here, from the top. */
  trail: Crumb[]
  /** The page itself: named last, not a link. */
  current: string
}

/** The way to this page. A phone shows its parent and itself. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  const state = useContext(PageMetadataContext)
  state?.({ trail: [...trail.map(({ label, href }) => ({ name: label, href })), { name: current, href: null }] })
  return (
    <chakra.nav aria-label="Breadcrumb" textStyle="small">
      <chakra.ol display="flex" flexWrap={{ sm: 'wrap' }} alignItems="center" listStyleType="none">
        {trail.map(({ label, href }, index) => (
          <chakra.li
            key={href}
            display={{ base: index < trail.length - 1 ? 'none' : 'flex', sm: 'flex' }}
            alignItems="center"
            flexShrink={0}
            maxWidth={{ base: '60%', sm: 'full' }}
          >
            <CrumbLink href={href}>{label}</CrumbLink>
            <chakra.span marginInline="1.5" flexShrink={0} color="edge" aria-hidden>
              <ChevronRight size={14} />
            </chakra.span>
          </chakra.li>
        ))}
        <chakra.li aria-current="page" fontWeight="semibold" minWidth="0" truncate>
          {current}
        </chakra.li>
      </chakra.ol>
    </chakra.nav>
  )
}
