import type { ProductDetail } from '@shop/contract/product'
import { chakra, Section } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { priceDifference, testsText } from '../../../parts/product/price-difference.ts'
import { ShortList } from '../../../parts/product/ShortList.tsx'
import { paths } from '../../../paths.ts'

const Profiles = chakra('div', {
  base: {
    '& ul': { listStyleType: 'none', bg: 'card', border: 'hairline', borderRadius: 'card', overflow: 'hidden' },
    '& li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      paddingBlock: '3',
      paddingInline: { base: '4', md: '5' },
    },
    '& li + li': { borderTop: 'hairline' },
    '& li:has(a:hover)': { bg: 'paper' },
    '& li a': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& li a::after': { content: '""', position: 'absolute', inset: '0' },
    '& li a:hover': { color: 'colorPalette.emphasized' },
    '& .profile-more': { display: 'block', marginBlockStart: '0.5', fontSize: 'sm', color: 'ink2' },
    '& .profile-price': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold' },
    '& .profile-price span': { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'ink2' },
    // What else could be bought is nothing to print.
    _print: { display: 'none' },
  },
})

/** The breed profiles that a test is in, each with what it costs more than the test alone. */
export function ProductProfiles({ product }: { product: ProductDetail }) {
  const { country } = useSettings()
  const { profiles } = product
  if (!profiles.length) return null
  const list = (some: readonly (typeof profiles)[number][]) => (
    <ul>
      {some.map((profile) => (
        <li key={profile.id}>
          <div>
            <a href={paths.product(profile)}>{profile.name}</a>
            <span className="profile-more">
              {profile.testCount > 1 ? `With ${testsText(profile.testCount - 1, 'more')}` : 'This test'}
            </span>
          </div>
          <p className="profile-price">
            {profile.price.label} <span>{priceDifference(profile.price, product.price, country)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
  return (
    <Profiles>
      <Section
        title="Also in these profiles"
        lead="Testing for more than one thing? A breed’s profile reads all its tests from one swab, for less than a few of them alone."
      >
        <ShortList items={profiles} first={4}>
          {list}
        </ShortList>
      </Section>
    </Profiles>
  )
}
