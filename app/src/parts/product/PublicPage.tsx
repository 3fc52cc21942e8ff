import { chakra, Link } from '@shop/design-system'
import { brand } from '../../brand.ts'
import { slugOf } from '../../paths.ts'

export type PublicPageProps = {
  kind: 'products' | 'breeds'
  name: string
  /** The public site; the brand's, or none. */
  site?: string | null
}

/** The way to a product's or a breed's page on the public site, for a brand that has one. */
export function PublicPage({ kind, name, site = brand.publicSite }: PublicPageProps) {
  if (!site) return null
  return (
    <chakra.p marginBlockStart="6">
      <Link href={`${site}/${kind}/${slugOf(name)}`} isExternal>
        {name} on {new URL(site).host}
      </Link>
    </chakra.p>
  )
}
