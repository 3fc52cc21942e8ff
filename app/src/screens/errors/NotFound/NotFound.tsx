import { chakra, ErrorPage, Illustration, Link } from '@shop/design-system'
import { usePageExists } from '../../../layouts/page-exists.ts'
import { PageTitle } from '../../../parts/PageTitle.tsx'
import { SearchProducts } from '../../../parts/SearchProducts/SearchProducts.tsx'
import { paths } from '../../../paths.ts'

const Ways = chakra('span', {
  base: {
    display: 'grid',
    gap: '5',
    textStyle: 'body',
    marginBlockStart: '6',
    '& .ways-links': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: '6', rowGap: '2' },
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
  const pageExists = usePageExists()
  return (
    <>
      <PageTitle title="This page has wandered off" />
      <ErrorPage
        code={404}
        title="This page has wandered off"
        text="It may have moved, or the address lost a letter on the way. Search for it, or pick up the trail below."
        illustration={<Illustration name="lost" />}
        actions={null}
      />
      <Ways>
        <SearchProducts />
        <span className="ways-links">
          {links
            .filter(({ href }) => pageExists(href))
            .map(({ label, href }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
        </span>
      </Ways>
    </>
  )
}
