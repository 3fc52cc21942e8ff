import { describe, expect, test } from 'vitest'
import { linksOf, type MenuPlace, menuOf, type Who } from './menu.ts'

/**
 * The rules as a table, written from the specification (header-1, header-3 to header-7, header-12, audience-7 to
 * audience-11): who sees what, in which order, and where it leads. Three columns of two, signed in and not: breeder,
 * owner, vet. `x` sees it, `.` does not, `dog` sees it for dogs, `US` or `AU` there, `adm` with a role at the desk. `>` opens links.
 */
const rules = `
  main    | For dogs                  | > shop dog                             | x   x   | .  .   | x   x
  main    | For cats                  | > shop cat                             | x   x   | .  .   | x   x
  main    | Breeders’ benefits        | /breeder/for-dogs/breeder-benefits     | x   x   | .  .   | .   .
  main    | Help                      | > help                                 | x   x   | .  .   | x   x
  main    | Lumora                    | /kinpaw-lumora-genetics-merger         | x   x   | .  .   | x   x
  main    | Contact us                | /contact-us                            | x   x   | .  .   | x   x
  main    | Pet Owner Shop            | /pet-owner/products                    | .   .   | x  .   | .   .

  phone   | Help                      | > help                                 | .   .   | x  x   | .   .

  shop    | Best sellers              | /{shop}/for-{species}s/special-offers  | x   x   | .  .   | .   .
  shop    | Standalone single tests   | /{shop}/for-{species}s/dog-dna-tests   | dog dog | .  .   | .   .
  shop    | Full breed profiles       | /{shop}/for-{species}s/full-breed-profile | x x  | .  .   | x   x
  shop    | DNA tests                 | /{shop}/for-{species}s/dna-tests       | x   x   | .  .   | x   x
  shop    | DNA profile and parentage | /{shop}/for-{species}s/dna-profile-parentage | x x | . .  | x   x
  shop    | Geno Pet                  | /{shop}/for-{species}s/geno-pet        | dog dog | .  .   | dog dog
  shop    | Multi-packs               | /{shop}/for-{species}s/multi-packs     | x   x   | .  .   | .   .
  shop    | Breeds                    | /{shop}/for-{species}s/breeds          | x   x   | .  .   | .   .
  shop    | Build your own profile    | /{shop}/for-{species}s/build-your-own-profile | US US | . . | . .
  shop    | Other products            | /{shop}/for-{species}s/innovative      | AU  AU  | .  .   | AU  AU

  help    | Help me choose            | /find-a-test                           | x   x   | x  x   | x   x
  help    | Resources                 | /resources                             | x   x   | x  x   | x   x
  help    | FAQs                      | /help#faqs                             | x   x   | x  x   | x   x
  help    | Why Kinpaw                | /why-kinpaw                            | x   x   | x  x   | x   x
  help    | News                      | /news-and-blogs                        | x   x   | x  x   | x   x

  quick   | Activate a kit            | /activate                              | x   .   | .  .   | .   .
  quick   | My animals                | /my/my-animals                         | x   .   | .  .   | .   .
  quick   | Track a sample            | /tools/sample-tracker                  | .   x   | x  x   | x   x
  quick   | Activate a kit            | /activate                              | .   .   | x  x   | .   .
  quick   | Order supplies            | /my/order-supplies                     | .   .   | .  .   | x   .

  account | Log in                    | /login                                 | .   x   | .  x   | .   x
  account | Register                  | /register                              | .   x   | .  x   | .   x
  account | My account                | /my                                    | x   .   | x  .   | x   .
  account | My animals                | /my/my-animals                         | x   .   | x  .   | .   .
  account | My patients               | /my/my-patients                        | .   .   | .  .   | x   .
  account | Update your details       | /my/my-profile                         | x   .   | x  .   | x   .
  account | The desk                  | /desk                                  | adm .   | adm .  | adm .

  guides  | Forms                     | /resources/forms                       | x   x   | x  x   | x   x
  guides  | Fact sheets               | /resources/fact-sheet                  | x   x   | x  x   | x   x
  guides  | Report authenticator      | /tools/report-authentication           | x   x   | x  x   | x   x
  guides  | International shipping    | /resources/international-shipping      | x   x   | x  x   | x   x
  guides  | Show sponsorship          | /resources/show-sponsorship            | x   x   | x  x   | x   x
  guides  | Website help              | /resources/website-help                | x   x   | x  x   | x   x
  agents  | Become a collection agent | /resources/collection-agent-nomination | x   x   | x  x   | x   x
  agents  | Find a collection agent   | /resources/collection-agents           | x   x   | x  x   | x   x
  agents  | Microchip parent checker  | /tools/microchip-checker               | x   x   | x  x   | x   x
  company | About us                  | /why-kinpaw                            | x   x   | x  x   | x   x
  company | FAQs                      | /help#faqs                             | x   x   | x  x   | x   x
  company | News                      | /news-and-blogs#news                   | x   x   | x  x   | x   x
  company | Blogs                     | /news-and-blogs#blogs                  | x   x   | x  x   | x   x
  company | Gift cards                | /gift-cards                            | x   x   | x  x   | x   x
  company | Newsletter                | /newsletter                            | x   x   | x  x   | x   x
  company | Contact us                | /contact-us                            | x   x   | x  x   | x   x
  company | Partners                  | /partners                              | x   x   | x  x   | x   x
  legal   | Privacy and disclosure    | /privacy-and-disclosure                | x   x   | x  x   | x   x
  legal   | Terms and conditions      | /terms-and-conditions                  | x   x   | x  x   | x   x
  portal  | Help                      | /help                                  | x   x   | x  x   | x   x
  portal  | Contact us                | /contact-us                            | x   x   | x  x   | x   x
  portal  | Privacy                   | /privacy-and-disclosure                | x   x   | x  x   | x   x
  portal  | Terms                     | /terms-and-conditions                  | x   x   | x  x   | x   x
`
  .trim()
  .split(/\n\s*/)
  .filter(Boolean)
  .map((line) => {
    const [place, label = '', address = '', ...cells] = line.split('|').map((cell) => cell.trim())
    const columns = cells.flatMap((pair) => pair.split(/\s+/))
    return { place: place as MenuPlace, label, address, columns }
  })

const places = [...new Set(rules.map(({ place }) => place))]
const audiences = ['breeder', 'owner', 'vet'] as const
const species = ['dog', 'cat'] as const
type Species = (typeof species)[number]

function sees(cell: string | undefined, who: Who, of: Species): boolean {
  if (cell === 'dog') return of === 'dog'
  if (cell === 'adm') return who.isAtDesk
  if (cell === 'US') return who.country === 'US'
  // "Only when the country is AU", and "only for users whose address country is Australia" (audience-9).
  if (cell === 'AU') return who.country === 'AU' && who.addressCountry === 'AU'
  return cell === 'x'
}

/** What somebody sees in a place by the rules: labels with addresses, or with the links they open. */
function expected(place: MenuPlace, who: Who, of: Species): unknown[] {
  const column = audiences.indexOf(who.audience) * 2 + (who.isSignedIn ? 0 : 1)
  return rules
    .filter((rule) => rule.place === place && sees(rule.columns[column], who, of))
    .map(({ label, address }) => {
      const [, opened, opensFor = 'dog'] = /^> (\w+) ?(\w+)?$/.exec(address) ?? []
      if (opened) return { label, links: expected(opened as MenuPlace, who, opensFor as Species) }
      return { label, href: address.replace('{shop}', who.audience).replace('{species}', of) }
    })
}

const visitors: Who[] = audiences.flatMap((audience) =>
  ['US', 'AU', 'GB'].flatMap((country) => [
    { audience, country, isSignedIn: false, isAtDesk: false, addressCountry: null },
    ...[true, false].flatMap((isAtDesk) =>
      [null, 'US', 'AU'].map((addressCountry) => ({ audience, country, isSignedIn: true, isAtDesk, addressCountry })),
    ),
  ]),
)

test('the table is whole: every row says something to each of the six', () => {
  expect(rules).toHaveLength(58)
  expect(rules.filter(({ columns }) => columns.length !== 6)).toEqual([])
})

describe.each(visitors)(
  '$audience in $country, signed in: $isSignedIn, at the desk: $isAtDesk, lives in: $addressCountry',
  (who) => {
    test.each(places.flatMap((place) => species.map((of) => [place, of] as const)))('%s, %s', (place, of) => {
      expect(menuOf(place, who, of)).toEqual(expected(place, who, of))
    })
  },
)

const visitor: Who = { audience: 'vet', isSignedIn: true, isAtDesk: false, country: 'GB', addressCountry: null }

test('ordering for somebody is offered to whoever orders on account, and to nobody else', () => {
  const offered = (who: Who) => linksOf('account', who).some(({ href }) => href === '/my/order-ahead')
  expect(offered({ ...visitor, ordersOnAccount: true })).toBe(true)
  expect(offered({ ...visitor, audience: 'breeder', ordersOnAccount: true })).toBe(true)
  expect(offered({ ...visitor, ordersOnAccount: false })).toBe(false)
})

test('links are the nodes that lead somewhere', () => {
  expect(linksOf('main', visitor).map(({ label }) => label)).toEqual(['Lumora', 'Contact us'])
})
