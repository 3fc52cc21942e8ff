import { describe, expect, test } from 'vitest'
import { linksOf, type MenuPlace, menuOf, type Who } from './menu.ts'

const always = () => true
const who = (audience: Who['audience'], isSignedIn: boolean, country = 'GB'): Who => ({ audience, isSignedIn, country })
const labels = (place: MenuPlace, visitor: Who, species?: 'dog' | 'cat') =>
  linksOf(place, visitor, always, species).map(({ label }) => label)
const main = (visitor: Who) => menuOf('main', visitor, always).map(({ label }) => label)

describe('the main menu', () => {
  const breeder = ['For dogs', 'For cats', 'Breeders’ benefits', 'Help', 'Lumora', 'Contact us']
  const vet = ['For dogs', 'For cats', 'Help', 'Lumora', 'Contact us']
  test.each([
    ['breeder', false, breeder],
    ['breeder', true, breeder],
    ['vet', false, vet],
    ['vet', true, vet],
    ['owner', false, []],
    ['owner', true, ['Pet Owner Shop']],
  ] as const)('%s, signed in: %s', (audience, isSignedIn, expected) => {
    expect(main(who(audience, isSignedIn))).toEqual(expected)
  })
})

describe('"Shop by"', () => {
  const profiles = ['Full breed profiles', 'DNA tests', 'DNA profile and parentage']
  const dogs = ['Best sellers', 'Standalone single tests', ...profiles, 'Geno Pet', 'Multi-packs', 'Breeds']
  const cats = ['Best sellers', ...profiles, 'Multi-packs', 'Breeds']
  const cases = [
    ['breeder', 'dog', 'GB', dogs],
    ['breeder', 'dog', 'US', [...dogs, 'Build your own profile']],
    ['breeder', 'dog', 'AU', [...dogs, 'Other products']],
    ['breeder', 'cat', 'GB', cats],
    ['breeder', 'cat', 'US', [...cats, 'Build your own profile']],
    ['breeder', 'cat', 'AU', [...cats, 'Other products']],
    ['vet', 'dog', 'GB', [...profiles, 'Geno Pet']],
    ['vet', 'dog', 'US', [...profiles, 'Geno Pet']],
    ['vet', 'dog', 'AU', [...profiles, 'Geno Pet', 'Other products']],
    ['vet', 'cat', 'GB', profiles],
    ['vet', 'cat', 'US', profiles],
    ['vet', 'cat', 'AU', [...profiles, 'Other products']],
    ['owner', 'dog', 'US', []],
    ['owner', 'cat', 'AU', []],
  ] as const
  for (const isSignedIn of [true, false])
    test.each(cases)(`%s, %s, %s, signed in: ${isSignedIn}`, (audience, species, country, expected) => {
      expect(labels('shop', who(audience, isSignedIn, country), species)).toEqual(expected)
    })

  test('leads to the pages of the audience and the species', () => {
    const inShop = (audience: 'breeder' | 'vet', species: 'dog' | 'cat') =>
      linksOf('shop', who(audience, false, 'AU'), always, species).every(({ href }) =>
        href.startsWith(`/${audience}/for-${species}s/`),
      )
    expect([inShop('breeder', 'dog'), inShop('breeder', 'cat'), inShop('vet', 'dog'), inShop('vet', 'cat')]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})

test.each([
  ['breeder', true, ['Activate a kit', 'My animals']],
  ['breeder', false, ['Track a sample']],
  ['owner', true, ['Track a sample', 'Activate a kit']],
  ['owner', false, ['Track a sample', 'Activate a kit']],
  ['vet', true, ['Track a sample', 'Order supplies']],
  ['vet', false, ['Track a sample']],
] as const)('links by audience: %s, signed in: %s', (audience, isSignedIn, expected) => {
  expect(labels('quick', who(audience, isSignedIn))).toEqual(expected)
})

test.each([
  ['breeder', ['My animals', 'Update your details']],
  ['owner', ['My animals', 'Update your details']],
  ['vet', ['My patients', 'Update your details']],
] as const)('the account of a %s; log in and register for those who are not signed in', (audience, expected) => {
  expect(labels('account', who(audience, true))).toEqual(expected)
  expect(labels('account', who(audience, false))).toEqual(['Log in', 'Register'])
})

test('help', () => expect(labels('help', who('vet', false))).toEqual(['Resources', 'FAQs', 'Why Kinpaw', 'News']))

test('the footer is everybody’s', () => {
  const footer = (visitor: Who) =>
    (['papers', 'agents', 'company', 'legal'] as const).flatMap((place) => labels(place, visitor))
  expect(footer(who('breeder', false))).toHaveLength(17)
  expect(footer(who('owner', true, 'AU'))).toEqual(footer(who('breeder', false)))
})

test('a page that is not built is not linked, and a menu left empty is not shown', () => {
  const onlyContact = (href: string) => href === '/contact-us'
  expect(menuOf('main', who('vet', true), onlyContact)).toEqual([{ label: 'Contact us', href: '/contact-us' }])
})
