import type { Audience } from '../layouts/audience.ts'
import { paths } from '../paths.ts'

export type ResourceName = keyof typeof entries
export type Resource = { name: ResourceName; label: string; text: string; href: string }
type Group = { title: string; names: ResourceName[] }

type Entry = Omit<Resource, 'name'> & {
  /** Left out of other audiences' accounts; the public index shows it to everybody. */
  audience?: Audience
  /** Also one of the user's tools, which are on their own page of resources anyway. */
  isTool?: true
}

/** Everything there is to read, print and look up, each with what one finds there. */
const entries = {
  answers: {
    label: 'Resource Centre',
    text: 'Our guides, and every question we are asked, answered once and properly.',
    href: paths.help,
  },
  sample: {
    label: 'How to take a sample',
    text: 'Six steps with pictures, from the quiet hour to the letter box.',
    href: paths.takeSample,
  },
  shipping: {
    label: 'International shipping',
    text: 'Where our kits go, how long the post takes and what it costs.',
    href: paths.internationalShipping,
  },
  website: {
    label: 'Website help',
    text: 'Accounts, carts, points and two-step login, and what to do when something is stuck.',
    href: paths.websiteHelp,
  },
  factSheets: {
    label: 'Fact sheets',
    text: 'Every test on one page: gene, inheritance, and what each genotype means. Made to be printed.',
    href: paths.factSheets,
    isTool: true,
  },
  articles: {
    label: 'News and blogs',
    text: 'Carriers, merle, blood groups, breed percentages: explained step by step, with sources.',
    href: paths.news,
  },
  forensics: {
    label: 'Forensics',
    text: 'What a DNA profile can say in a dispute, and how a trace keeps its worth.',
    href: paths.forensics,
  },
  research: {
    label: 'Research and innovation',
    text: 'What nobody knows yet, and how you can help to find out.',
    href: paths.research,
  },
  openData: {
    label: 'Open data',
    text: 'Our whole catalogue as tables to download: tests, alleles, genes, breeds and sources.',
    href: paths.openData,
  },
  forms: {
    label: 'Forms to print',
    text: 'Sample collection, identity verification, transfer of ownership, show orders.',
    href: paths.forms,
  },
  agents: {
    label: 'Collection agents',
    text: 'Somebody near you who takes the sample and reads the microchip.',
    href: paths.agents,
    isTool: true,
  },
  becomeAgent: {
    label: 'Become a collection agent',
    text: 'Put yourself forward, or someone whose steady hands you know.',
    href: paths.becomeAgent,
  },
  shows: {
    label: 'For show secretaries',
    text: 'Display stands, fact sheets for your breeds and order forms: what we send, and when to ask.',
    href: paths.showSecretaries,
  },
  sponsorship: {
    label: 'Show sponsorship',
    text: 'Tell us about your show, and ask for a stand or for support.',
    href: paths.showSponsorship,
  },
  partners: {
    label: 'Partners',
    text: 'Clubs, shows, collection agents and practices, and where our facts come from.',
    href: paths.partners,
  },
  dogCases: {
    label: 'Case studies: dogs',
    text: 'A drug sensitivity, a collapse, and a genotype that was not the diagnosis.',
    href: paths.speciesPage('vet', 'dog', 'case-studies'),
    audience: 'vet',
  },
  catCases: {
    label: 'Case studies: cats',
    text: 'A dominant kidney disease, a blood group, and a clear result with a murmur.',
    href: paths.speciesPage('vet', 'cat', 'case-studies'),
    audience: 'vet',
  },
  tracker: {
    label: 'Track a sample',
    text: 'Type its barcode and see where it is, from the kit to the report.',
    href: paths.sampleTracker,
  },
  authenticator: {
    label: 'Report authenticator',
    text: 'Check that a report someone shows you is genuine and still valid.',
    href: paths.reportAuthentication,
    isTool: true,
  },
  microchips: {
    label: 'Microchip parent checker',
    text: 'Type a chip number and see which parents are on file.',
    href: paths.microchipChecker,
    isTool: true,
  },
} satisfies Record<string, Entry>

const groups: Group[] = [
  { title: 'Before and after the swab', names: ['answers', 'sample', 'agents', 'shipping'] },
  { title: 'To read, and to hand on', names: ['factSheets', 'articles', 'forms', 'research', 'openData'] },
  { title: 'For clubs, shows and collectors', names: ['shows', 'sponsorship', 'becomeAgent', 'partners'] },
  { title: 'For practices and experts', names: ['dogCases', 'catCases', 'forensics'] },
  { title: 'To look something up', names: ['tracker', 'authenticator', 'microchips', 'website'] },
]

/** The resources in their groups. An account's own page leaves out other audiences' resources, and its own tools. */
export const resourcesFor = (audience: Audience | null): { title: string; resources: Resource[] }[] =>
  groups
    .map(({ title, names }) => ({
      title,
      resources: names
        .map((name): Entry & { name: ResourceName } => ({ name, ...entries[name] }))
        .filter((entry) => !audience || (!entry.isTool && (!entry.audience || entry.audience === audience))),
    }))
    .filter(({ resources }) => resources.length > 0)

export const resourceCopy = {
  public: {
    name: 'Resources',
    title: 'Everything worth knowing, in one place',
    description:
      'Guides, fact sheets, forms, case studies and tools about DNA tests for dogs and cats: what each is, and where to find it.',
    lead: 'What to read before you swab, what to print, whom to ask, and where to look something up.',
  },
  mine: {
    name: 'Resources',
    title: 'Your tools, and everything to read',
    lead: 'What your account can do on its own page, and below it all we have written, drawn and made to print.',
    tools: 'Your tools',
  },
}
