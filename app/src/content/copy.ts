import type { Who } from '@shop/contract/call'
import type { EnquiryKind } from '@shop/contract/enquiry'
import type { CoatWallTile, Crumb, IllustrationName } from '@shop/design-system'
import type { ComponentType } from 'react'
import { paths } from '../paths.ts'

/** What is above and beside a page's copy: each MDX file exports one as `meta`. */
export type CopyMeta = {
  /** The page's heading. */
  title: string
  /** In the tab, where it is not the heading. */
  name?: string
  /** It is at two addresses, for dogs and for cats, which search engines tell apart by its name. */
  isForEachSpecies?: boolean
  /** For search engines: one sentence. */
  description: string
  eyebrow?: string
  lead?: string
  picture?: IllustrationName
  /** A page with a layout of its own: the whole width, and a wall of these coats beside its heading. */
  tiles?: CoatWallTile[]
  /** The article whose copy this is. */
  article?: Article
  /** The pages above it. */
  trail?: Crumb[]
  /** Where to go from here. Those whose page is not built yet are left out. */
  next?: { label: string; href: string }[]
  /** Lists its headings beside the copy, for a page that is looked things up in. */
  hasContents?: boolean
  /** An ISO date. */
  updated?: string
}

/** An article as the list of them shows it. Its copy is in articles/, in the file of its slug's name. */
export type Article = Required<Pick<CopyMeta, 'title' | 'description' | 'lead'>> & {
  slug: string
  kind: 'news' | 'blog'
  /** An ISO date. */
  published: string
  /** Its picture: the coat, the body system or the kit that it speaks of. */
  coat: CoatWallTile
  /** The search of the shop that finds the tests it speaks of, if it does of any. */
  tests?: string
}

/** Plain elements and the copy's own (`Steps`, `Questions`), by the name that MDX uses. */
// oxlint-disable-next-line typescript/no-explicit-any -- each has its own props, which MDX does not check
export type CopyComponents = Record<string, ComponentType<any>>

/** A file of copy, as MDX compiles it. */
export type Copy = {
  meta: CopyMeta
  /** In order, each with its place in the page. */
  headings: { id: string; text: string; level: number }[]
  default: ComponentType<{ components: CopyComponents }>
}

/** `file` is its name in this folder, without the ending. Anyone may read it, unless `who` restricts it. */
export type CopyFile = { path: string; file: string; load: () => Promise<Copy>; who?: Who; form?: EnquiryKind }

const files = import.meta.glob<Copy>(['./pages/*.mdx', './articles/*.mdx'], { query: '?page' })

function at(path: string, file: string): CopyFile {
  const load = files[`./${file}.mdx`]
  if (!load) throw new Error(`There is no ${file}.mdx`)
  return { path, file, load }
}

/** Every article is at the address of its file's name. */
const articles = Object.keys(files).flatMap((key) => {
  const slug = /^\.\/articles\/(.+)\.mdx$/.exec(key)?.[1]
  return slug ? [at(paths.article(slug), `articles/${slug}`)] : []
})

/** The pages of copy, each with its address and, where one follows the copy, the kind of its form. */
export const copyFiles: CopyFile[] = [
  at(paths.why, 'pages/why'),
  at(paths.merger, 'pages/merger'),
  { ...at(paths.contact, 'pages/contact'), form: 'contact' },
  at(paths.help, 'pages/help'),
  at(paths.terms, 'pages/terms'),
  at(paths.privacy, 'pages/privacy'),
  at(paths.partners, 'pages/partners'),
  at(paths.loyaltyProgram, 'pages/loyalty-program'),
  at(paths.takeSample, 'pages/take-sample'),
  at(paths.showSecretaries, 'pages/show-secretaries'),
  at(paths.research, 'pages/research-innovation'),
  { ...at(paths.researchApplication, 'pages/research-apply'), form: 'research' },
  { ...at(paths.showSponsorship, 'pages/show-sponsorship'), form: 'sponsorship' },
  { ...at(paths.becomeAgent, 'pages/agent-nomination'), form: 'agent-nomination' },
  ...(['dog', 'cat'] as const).map((species): CopyFile => ({
    ...at(paths.responsibleBreeders(species), 'pages/responsible-breeders'),
    form: 'responsible-breeder',
  })),
  at(paths.forensics, 'pages/forensics'),
  at(paths.forms, 'pages/forms'),
  at(paths.internationalShipping, 'pages/international-shipping'),
  at(paths.websiteHelp, 'pages/website-help'),
  ...(['dog', 'cat'] as const).map((species) =>
    at(paths.speciesPage('breeder', species, 'breeder-benefits'), 'pages/breeder-benefits'),
  ),
  ...(['dog', 'cat'] as const).map((species) =>
    at(paths.speciesPage('vet', species, 'case-studies'), `pages/case-studies-${species}s`),
  ),
  { ...at(paths.caseStudies, 'pages/case-studies'), who: ['vet'] },
  ...articles,
]
