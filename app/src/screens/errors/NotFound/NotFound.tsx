import { chakra, ErrorPage, Illustration, Link } from '@shop/design-system'
import { PageTitle } from '../../../parts/page/PageTitle.tsx'
import { SearchProducts } from '../../../parts/product/SearchProducts.tsx'
import { paths } from '../../../paths.ts'

const Base = chakra('div', {
  base: {
    // The search belongs to the message, so the message leaves it room on the first screen.
    '& > :first-of-type': { minHeight: '0', paddingBlockEnd: '8' },
    '& .ways': { maxWidth: 'form', marginInline: 'auto', paddingBlockEnd: '12' },
    '& .ways p': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      columnGap: '6',
      rowGap: '2',
      marginBlockStart: '5',
    },
  },
})

const links = [
  { label: 'Tests for dogs', href: paths.dnaTests('breeder', 'dog') },
  { label: 'Tests for cats', href: paths.dnaTests('breeder', 'cat') },
  { label: 'Dog breeds', href: paths.breeds('dog') },
  { label: 'Contact us', href: paths.contact },
]

/** No page is at this address: a search, and the ways most visitors were looking for. */
export function NotFound() {
  return (
    <Base>
      <PageTitle title="This page has wandered off" />
      <ErrorPage
        code={404}
        title="This page has wandered off"
        text="It may have moved, or the address lost a letter on the way. Search for what you were after, or pick up the trail below."
        illustration={<Illustration name="lost" />}
      />
      <div className="ways">
        <SearchProducts />
        <p>
          {links.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </Base>
  )
}
