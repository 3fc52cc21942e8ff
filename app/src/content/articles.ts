import type { CoatWallTile } from '@shop/design-system'
import { paths } from '../paths.ts'
import type { Article, CopyMeta } from './copy.ts'

/** How many minutes each takes to read, by its file; counted from the text when the app is built. */
const minutes = import.meta.glob<number>('./articles/*.mdx', { query: '?minutes', import: 'default', eager: true })

export const minutesToRead = ({ slug }: Pick<Article, 'slug'>): string => {
  const count = minutes[`./articles/${slug}.mdx`] ?? 1
  return count === 1 ? '1 minute to read' : `${count} minutes to read`
}

const coat = (pattern: CoatWallTile['pattern'], seed: number, ...colours: string[]): CoatWallTile => ({
  pattern,
  colours,
  seed,
})

// A body system and a kit have the colours that their products have in the shop.
const nerve = coat('system-nerve', 1, '#ece6f0', '#7d6a92', '#b5a5c6')

/** Newest first. */
export const articles: Article[] = [
  {
    slug: 'what-percent-of-a-breed-means',
    kind: 'blog',
    title: 'What 38 percent of a breed means',
    description:
      'How a breed mix is worked out from DNA, why littermates get different numbers, and which shares deserve your trust.',
    lead: 'A breed mix looks like something that was weighed. It is an estimate, and a good one, once you know what kind.',
    published: '2026-11-19',
    coat: coat('kit-breeds', 1, '#f7e9dc', '#a8632f', '#dcab7c'),
    tests: 'ancestry',
  },
  {
    slug: 'one-laboratory',
    kind: 'news',
    title: 'Two laboratories, one bench',
    description: 'Two laboratories have merged. What stays, what is new, and why nobody needs a new account.',
    lead: 'We have merged. What stays, what is new, and why nobody needs a new account.',
    published: '2026-11-16',
    coat: coat('bicolour', 3),
  },
  {
    slug: 'what-a-parentage-test-can-say',
    kind: 'blog',
    title: 'What a parentage test can say',
    description: 'A DNA parentage test excludes; it does not prove. What qualifies, excluded and inconclusive mean.',
    lead: 'It can rule a father out within a handful of markers. It can never rule one in, and that is less of a problem than it sounds.',
    published: '2026-11-09',
    coat: coat('kit-profile', 1, '#ece8f3', '#65548c', '#b3a5cf'),
    tests: 'parentage',
  },
  {
    slug: 'two-merles-are-one-too-many',
    kind: 'blog',
    title: 'Two merles are one too many',
    description:
      'Why two copies of merle can cost a dog its hearing, why the coat does not always show it, and how to breed with one copy.',
    lead: 'One copy makes a coat that people fall in love with. Two copies can cost a dog its hearing, and the coat does not always warn you.',
    published: '2026-11-02',
    coat: coat('merle', 7, '#aab4c4', '#3c4350'),
    tests: 'merle',
  },
  {
    slug: 'every-test-names-its-source',
    kind: 'news',
    title: 'Every test now names its source',
    description:
      'Each test page shows the paper or the OMIA entry that describes it, and says so where the sources disagree.',
    lead: 'Open any test in the shop and scroll down: you will find the science that it rests on.',
    published: '2026-10-26',
    coat: coat('ticked', 4),
  },
  {
    slug: 'carrier-is-not-a-verdict',
    kind: 'blog',
    title: 'A carrier is not a verdict',
    description:
      'What it means that a dog or cat carries one copy of a recessive variant, and how to breed with it responsibly.',
    lead: 'The word sounds like an illness. It is a fact about half of one gene, and a good breeding plan has room for it.',
    published: '2026-10-12',
    coat: coat('tricolour', 2),
    tests: 'PKD1',
  },
  {
    slug: 'at-risk-is-not-a-diagnosis',
    kind: 'blog',
    title: 'At risk is not a diagnosis',
    description:
      'Why some variants raise a chance without deciding anything, with degenerative myelopathy as the example.',
    lead: 'Two dogs, the same two letters on the report, and only one of them ever falls ill. What is a test worth then?',
    published: '2026-09-28',
    coat: nerve,
    tests: 'degenerative myelopathy',
  },
  {
    slug: 'the-kittens-blood-group',
    kind: 'blog',
    title: 'Ask the queen for her blood group',
    description:
      'Why a cat breeder should know the blood groups of both parents before mating, and what a DNA test can and cannot tell.',
    lead: 'Cats have blood groups too, and one combination of parents can cost a litter. It is a question to ask before the mating.',
    published: '2026-09-14',
    coat: coat('system-blood', 1, '#f4e4e1', '#a8554c', '#d29a92'),
    tests: 'AB blood group',
  },
  {
    slug: 'before-your-collie-is-medicated',
    kind: 'blog',
    title: 'Before your Collie is medicated',
    description:
      'What the MDR1 variant does, which dogs have it, why the dose decides, and what to tell every vet your dog meets.',
    lead: 'Some herding dogs lack a pump that keeps drugs out of the brain. They are perfectly well until somebody treats them, so the time for the test is before.',
    published: '2026-08-31',
    coat: coat('sable', 9),
    tests: 'MDR1',
  },
]

/** What is above and beside an article's copy. */
export function articleMeta(slug: string): CopyMeta {
  const article = articles.find((one) => one.slug === slug)
  if (!article) throw new Error(`No article is called ${slug}`)
  const { kind, title, description, lead } = article
  return {
    title,
    description,
    lead,
    article,
    eyebrow: kind === 'news' ? 'News' : 'Blog',
    trail: [{ label: 'News and blogs', href: paths.news }],
  }
}

/** What to read after an article: the newest others of its kind, and one of the other kind. */
export function readNext(article: Article): Article[] {
  const others = articles.filter(({ slug }) => slug !== article.slug)
  const [same, other] = [true, false].map((isSame) => others.filter(({ kind }) => (kind === article.kind) === isSame))
  const [first, second] = same ?? []
  return [first, second, ...(other ?? [])].flatMap((one) => one ?? []).slice(0, 3)
}
