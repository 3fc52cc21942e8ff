import type { WordsMeta } from './words.ts'
import { paths } from '../paths.ts'

/** An article as the list of them shows it. Its words are in articles/, in the file of its slug's name. */
export type Article = Required<Pick<WordsMeta, 'title' | 'description' | 'lead' | 'published' | 'picture'>> & {
  slug: string
  kind: 'news' | 'blog'
}

/** Newest first. */
export const articles: Article[] = [
  {
    slug: 'one-laboratory',
    kind: 'news',
    title: 'Two laboratories, one bench',
    description: 'Two laboratories have merged. What stays, what is new, and why nobody needs a new account.',
    lead: 'We have merged. What stays, what is new, and why nobody needs a new account.',
    published: '2026-11-16',
    picture: 'lab',
  },
  {
    slug: 'what-a-parentage-test-can-say',
    kind: 'blog',
    title: 'What a parentage test can say',
    description: 'A DNA parentage test excludes; it does not prove. What qualifies, excluded and inconclusive mean.',
    lead: 'It can rule a father out within a handful of markers. It can never rule one in, and that is less of a problem than it sounds.',
    published: '2026-11-09',
    picture: 'litter',
  },
  {
    slug: 'every-test-names-its-source',
    kind: 'news',
    title: 'Every test now names its source',
    description:
      'Each test page shows the laboratory or paper its facts come from, and says so where the sources disagree.',
    lead: 'Open any test in the shop and scroll down: you will find the page we have it from.',
    published: '2026-10-26',
    picture: 'results',
  },
  {
    slug: 'carrier-is-not-a-verdict',
    kind: 'blog',
    title: 'A carrier is not a verdict',
    description:
      'What it means that a dog or cat carries one copy of a recessive variant, and how to breed with it responsibly.',
    lead: 'The word sounds like an illness. It is a fact about half of one gene, and a good breeding plan has room for it.',
    published: '2026-10-12',
    picture: 'breeder',
  },
  {
    slug: 'at-risk-is-not-a-diagnosis',
    kind: 'blog',
    title: 'At risk is not a diagnosis',
    description:
      'Why some variants raise a chance without deciding anything, told by the example of degenerative myelopathy.',
    lead: 'Two dogs, the same two letters on the report, and only one of them ever falls ill. What is a test worth then?',
    published: '2026-09-28',
    picture: 'vet',
  },
  {
    slug: 'the-kittens-blood-group',
    kind: 'blog',
    title: 'Ask the queen for her blood group',
    description:
      'Why a cat breeder should know the blood groups of both parents before mating, and what a DNA test can and cannot tell.',
    lead: 'Cats have blood groups too, and one combination of parents can cost a litter. It is a question to ask before the mating.',
    published: '2026-09-14',
    picture: 'cat',
  },
]

/** What stands above and beside an article's words. */
export function articleMeta(slug: string): WordsMeta {
  const article = articles.find((one) => one.slug === slug)
  if (!article) throw new Error(`No article is called ${slug}`)
  const { kind, title, description, lead, published, picture } = article
  const others = articles.filter((one) => one !== article && one.kind === kind)
  return {
    title,
    description,
    lead,
    published,
    picture,
    eyebrow: kind === 'news' ? 'News' : 'Blog',
    trail: [{ label: 'News and blogs', href: paths.news }],
    next: [...others.slice(0, 3), ...articles.filter((one) => one.kind !== kind).slice(0, 1)].map((one) => ({
      label: one.title,
      href: paths.article(one.slug),
    })),
  }
}
