import { addressOf } from '@shop/contract/call'
import { productEndpoints } from '@shop/contract/endpoints/product'
import { sitePageEndpoints } from '@shop/contract/endpoints/site-page'
import { expect, test } from 'vitest'
import { sharedShop } from './shop.ts'

/** What people type, and the product (its number) or the page (its path) that answers it. */
const queries: [string, number | string][] = [
  ['mixed breed', 969],
  ['mutt', 969],
  ['mongrel', 969],
  ['ancestry', 969],
  ['dog ancestry', 969],
  ['dog ancestry dna test', 969],
  ['what breed is my dog', 969],
  ['What breed is my dog?', 969],
  ['breed test for dogs', 969],
  ['mixed-breed dna test', 969],
  ['goldendoodle coat', 2128],
  ['doodle', 969],
  ['rescue dog', 969],
  ['cat ancestry', 3084],
  ['what breed is my cat', 3084],
  ['moggy', 3084],
  ['geno pet', 969],
  ['life plan', 1221],
  ['what should I feed my dog', 1221],
  ['nutrition', 1221],
  ['paternity test', 2140],
  ['who is the father of my puppies', 2140],
  ['parentage', 2140],
  ['cat paternity', 3085],
  ['dna profile', 2138],
  ['isag 2020', 2138],
  ['health panel', 36],
  ['health panel cat', 313],
  ['all tests', 36],
  ['litter pack', 402],
  ['multi pack', 402],
  ['membership', 902],
  ['mdr1', 2004],
  ['ivermectin', 2004],
  ['acepromazine', 2004],
  ['loperamide', 2004],
  ['anaesthetic', 2004],
  ['anesthetic', 2004],
  ['worming collie', 2004],
  ['collie drug sensitivity', 2004],
  ['degenerative myelopathy', 2001],
  ['DM', 2001],
  ['sod1', 2001],
  ['back legs weak', 2001],
  ['collie eye', 2002],
  ['cea', 2002],
  ['labrador collapse', 2005],
  ['exercise induced collapse', 2005],
  ['eic', 2005],
  ['going blind', 2026],
  ['pra', 2026],
  ['prcd', 2026],
  ['bleeding disorder', 2006],
  ['von willebrand', 2006],
  ['haemophilia', 2017],
  ['hemophilia', 2017],
  ['bladder stones', 2037],
  ['doberman heart', 2058],
  ['boxer heart', 2159],
  ['slipped disc', 2082],
  ['ivdd', 2082],
  ['dry eye', 2085],
  ['lens luxation', 2040],
  ['epilepsy', 2066],
  ['double merle', 2124],
  ['blue merle', 2124],
  ['fluffy frenchie', 2032],
  ['chocolate labrador', 2118],
  ['brindle', 2123],
  ['curly coat', 2129],
  ['shedding', 2130],
  ['always hungry labrador', 2137],
  ['hairless dog', 2132],
  ['short tail dog', 2131],
  ['cat kidney', 3002],
  ['pkd', 3002],
  ['polycystic kidney cat', 3002],
  ['maine coon heart', 3024],
  ['ragdoll hcm', 3023],
  ['cat blood type', 3050],
  ['fading kittens', 3050],
  ['extra toes', 3062],
  ['scottish fold', 3026],
  ['tortoiseshell', 3080],
  ['siamese points', 3075],
  ['refund', '/help'],
  ['return a kit', '/help'],
  ['gift', '/gift-cards'],
  ['gift card', '/gift-cards'],
  ['delivery', '/international-shipping'],
  ['shipping to canada', '/international-shipping'],
  ['how long do results take', '/help'],
  ['how to take a sample', '/how-to-take-dna-sample'],
  ['swab my dog', '/how-to-take-dna-sample'],
  ['track my sample', '/sample-tracker'],
  ['contact', '/contact-us'],
  ['privacy', '/privacy'],
  ['loyalty points', '/loyalty-program'],
  ['become a collection agent', '/resources/collection-agent-nomination'],
  ['what does carrier mean', '/carrier'],
]

/** In a shopper's own words: slips, nicknames, symptoms, questions, and more words than any page has. */
const ownWords: [string, number | string][] = [
  ['labradoodle', 969],
  ['cockapoo', 969],
  ['gsd degenerative myelopathy', 2001],
  ['german shepard back legs', 2001],
  ['golden retriever flaky skin', 2043],
  ['dog goes blind at night', 2026],
  ['sheltie eyes', 2002],
  ['dobie heart', 2058],
  ['ivermectine', 2004],
  ['heartworm medicine collie', 2004],
  ['von wilebrand', 2006],
  ['nosebleed', 2006],
  ['degenrative myelopathy', 2001],
  ['dachshund eye', 2071],
  ['kidney cysts persian', 3002],
  ['cat heart disease', 3024],
  ['kitten blood group', 3050],
  ['is my cat a maine coon', 3084],
  ['when will i get my results', '/help'],
  ['where is my order', '/help'],
  ['return policy', '/help'],
  ['where is my parcel', '/international-shipping'],
  ['do you ship to germany', '/international-shipping'],
  ['uk delivery', '/international-shipping'],
  ['forgot password', '/website-help'],
  ['payment methods', '/website-help'],
  ['lost my kit', '/contact-us'],
  ['microchip lookup', '/microchip-checker'],
  ['who can take the sample near me', '/collection-agents'],
  ['hip dysplasia', '/why-kinpaw'],
]

const answersTo = async (search: string) => {
  const ask = async (row: Parameters<typeof addressOf>[0], query: Record<string, string>) =>
    (await (await fetch(sharedShop().url + addressOf(row, { query }))).json()) as {
      results: { id?: number; path?: string }[]
    }
  // As the site's search box searches: wide.
  const [products, pages] = await Promise.all([
    ask(productEndpoints.listProducts, { search, isDetails: 'true' }),
    ask(sitePageEndpoints.searchPages, { search }),
  ])
  return [...products.results.slice(0, 3).map(({ id }) => id), ...pages.results.slice(0, 3).map(({ path }) => path)]
}

test.each([
  ['a hundred queries that people type', queries, 100],
  ['thirty in a shopper’s own words', ownWords, 30],
])('of %s, each has its answer among the first three', async (_, list, count) => {
  expect(list).toHaveLength(count)
  const missed: unknown[] = []
  for (const [search, wanted] of list) {
    const found = await answersTo(search)
    if (!found.some((one) => (typeof wanted === 'number' ? one === wanted : String(one).includes(wanted))))
      missed.push([search, wanted, found])
  }
  expect(JSON.stringify(missed, null, 1)).toBe('[]')
})
