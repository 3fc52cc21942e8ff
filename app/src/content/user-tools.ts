import { defaults } from '@shop/contract/constants'
import type { Audience } from '../layouts/audience.ts'
import { paths } from '../paths.ts'

export type ToolGroup = 'animals' | 'orders' | 'tools' | 'account'
type Copy = { label: string; text: string }
type Entry = Copy & {
  /** Another address for some; none while it has no page, and then it is not offered. */
  href?: string | ((audience: Audience) => string)
  group: ToolGroup
  /** Everybody's when none is named. */
  audiences?: readonly Audience[]
  /** Vets see patients wherever others see animals (audience-7). */
  forVets?: Copy
}

const breeder = ['breeder'] as const
const keepers = ['breeder', 'owner'] as const
const professionals = ['breeder', 'vet'] as const
const vet = ['vet'] as const

/** The user's tools by the names of SPEC (tools-8): where each is, and for whom. */
const entries = {
  'my-animals': {
    label: 'My animals',
    text: 'Every dog and cat you have tested, and what was found.',
    href: paths.myAnimals,
    group: 'animals',
    audiences: keepers,
  },
  'my-patients': {
    label: 'My patients',
    text: 'Every dog and cat you have tested, and what was found.',
    href: paths.myPatients,
    group: 'animals',
    audiences: vet,
  },
  'shared-animals': {
    label: 'Shared animals',
    text: 'Animals whose results you share with others, or others with you.',
    href: paths.sharedAnimals,
    group: 'animals',
    audiences: professionals,
    forVets: { label: 'Shared patients', text: 'Patients whose results were shared with you, or by you.' },
  },
  'owner-shared-animals': {
    label: 'Shared with me',
    text: 'Results your breeder or your vet has shared with you.',
    href: paths.sharedAnimals,
    group: 'animals',
    audiences: ['owner'],
  },
  'transfer-animals': {
    label: 'Transfer an animal',
    text: 'Hand over an animal and its results to its new home.',
    href: paths.transferAnimal,
    group: 'animals',
    audiences: keepers,
  },
  // Ours: SPEC knows animals one by one.
  litters: {
    label: 'Litters',
    text: 'A litter entered at once: who stays, who is sold, and what was found.',
    href: paths.litters,
    group: 'animals',
    audiences: breeder,
  },
  'collected-animals': {
    label: 'Collected animals',
    text: 'Animals you took samples of for their breeders and owners.',
    href: paths.collectedAnimals,
    group: 'animals',
    audiences: professionals,
    forVets: { label: 'Collected patients', text: 'Patients you took samples of for their breeders and owners.' },
  },
  'club-access': {
    label: 'Club access',
    text: 'Animals your club holds for its members, to take into your account.',
    href: paths.clubProducts,
    group: 'animals',
    audiences: breeder,
  },
  'archived-animals': {
    label: 'Archived animals',
    text: 'Put away, not gone: bring one back whenever you like.',
    href: paths.archivedAnimals,
    group: 'animals',
    forVets: { label: 'Archived patients', text: 'Put away, not gone: bring one back whenever you like.' },
  },

  'order-tests': {
    label: 'Order tests',
    text: 'Find the right test and have its kit sent to you.',
    href: (audience) => (audience === 'owner' ? paths.ownerProducts : paths.dnaTests(audience, 'dog')),
    group: 'orders',
  },
  'order-history': {
    label: 'Your orders',
    text: 'Every order with what was in it, and its receipt.',
    href: paths.orders,
    group: 'orders',
  },
  'redeem-tests': {
    label: 'Activate a kit',
    text: 'A kit has arrived? Tell us whose sample goes into it.',
    href: paths.activate,
    group: 'orders',
    audiences: keepers,
  },
  'multipack-transfer': {
    label: 'Transfer multi-pack tests',
    text: 'Pass on tests of a multi-pack to another breeder.',
    href: paths.transferMultipack,
    group: 'orders',
    audiences: breeder,
  },
  'vet-invoices': {
    label: 'Invoices',
    text: 'What is on the practice’s account, and what is paid.',
    href: paths.invoices,
    group: 'orders',
    audiences: vet,
  },
  'order-supplies': {
    label: 'Order supplies',
    text: 'Swabs, envelopes and leaflets for the practice.',
    href: paths.orderSupplies,
    group: 'orders',
    audiences: vet,
  },
  'agent-products': {
    label: 'Collection agent products',
    text: 'What you need to take samples for other people.',
    href: paths.agentProducts,
    group: 'orders',
    audiences: professionals,
  },
  'how-to-order': {
    label: 'How to order',
    text: 'From the cart to the result, one step after another.',
    href: paths.websiteHelp,
    group: 'orders',
  },

  'breeding-strategy': {
    label: 'Breeding strategy',
    text: 'What a dam and a sire may pass on, before you decide.',
    href: paths.breedingStrategy,
    group: 'tools',
    audiences: breeder,
  },
  'parentage-request': {
    label: 'Parentage requests',
    text: 'See whether a litter’s named dam and sire fit its DNA.',
    href: paths.parentageRequests,
    group: 'tools',
    audiences: breeder,
  },
  'feline-colour-tool': {
    label: 'Feline colour tool',
    text: 'A cat’s coat colour, worked out from its genes.',
    href: paths.felineColour,
    group: 'tools',
    audiences: breeder,
  },
  // Ours, beside the cats'.
  'canine-colour-tool': {
    label: 'Canine colour tool',
    text: 'A dog’s colour, pattern and merle, worked out from its genes.',
    href: paths.canineColour,
    group: 'tools',
    audiences: breeder,
  },
  'view-advance-results': {
    label: 'Advance results',
    text: 'Results of tests you ordered ahead for other people.',
    href: paths.advanceResults,
    group: 'tools',
    audiences: professionals,
  },
  'microchip-parent-checker': {
    label: 'Microchip parent checker',
    text: 'Type a chip number and see which parents are on file.',
    href: paths.myMicrochipChecker,
    group: 'tools',
  },
  'report-authentication': {
    label: 'Report authenticator',
    text: 'Check that a report someone shows you is genuine.',
    href: paths.reportAuthentication,
    group: 'tools',
  },
  'collection-agents': {
    label: 'Collection agents',
    text: 'Somebody near you who takes a sample the official way.',
    href: paths.myAgents,
    group: 'tools',
  },

  'my-profile': {
    label: 'My profile',
    text: 'Your details, your password and your addresses.',
    href: paths.myProfile,
    group: 'account',
  },
  'acm-form': {
    label: 'ACM forms',
    text: 'For samples that an approved collector has to witness.',
    href: paths.acmForms,
    group: 'account',
    audiences: professionals,
  },
  'fact-sheets': {
    label: 'Fact sheets',
    text: 'Each condition on one page, to read or to hand on.',
    href: paths.myFactSheets,
    group: 'account',
  },
  // Ours: SPEC has the pages, and no names for the tools.
  'work-spreadsheets': {
    label: 'Work spreadsheets',
    text: 'Activate many kits at once, with one file.',
    href: paths.workSpreadsheets,
    group: 'account',
    audiences: professionals,
  },
  shows: {
    label: 'Shows',
    text: 'Register your show, and follow the samples taken there.',
    href: paths.shows,
    group: 'account',
    audiences: breeder,
  },
  'case-studies': {
    label: 'Case studies',
    text: 'How other practices came from a question to an answer.',
    href: paths.caseStudies,
    group: 'account',
    audiences: vet,
  },
} satisfies Record<string, Entry>

export type UserToolName = keyof typeof entries
export type UserTool = Copy & { name: UserToolName; href: string; group: ToolGroup }

export const userToolNames = Object.keys(entries) as UserToolName[]

/** The tools that are an audience's by SPEC, in order, also those without a page. */
export const toolNamesOf = (audience: Audience): UserToolName[] =>
  userToolNames.filter((name) => {
    const { audiences }: Entry = entries[name]
    return !audiences || audiences.includes(audience)
  })

/** An audience's tools that have a page, in order. */
export const toolsOf = (audience: Audience): UserTool[] =>
  toolNamesOf(audience).flatMap((name) => {
    const { label, text, href, group, forVets }: Entry = entries[name]
    if (!href) return []
    const copy = audience === 'vet' && forVets ? forVets : { label, text }
    return { name, ...copy, href: typeof href === 'string' ? href : href(audience), group }
  })

/** The tool a path belongs to, also below its own page. */
export const toolAt = (pathname: string, audience: Audience): UserTool | undefined =>
  toolsOf(audience).find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))

/** The tool to continue with: the last opened, else SPEC's default, which for vets is the patients. */
export const toolToOpen = (tools: UserTool[], last: string | null): UserTool | undefined =>
  tools.find(({ name }) => name === last) ??
  tools.find(({ name }) => name === defaults.userTool || name === 'my-patients')

/** What people of an audience begin with, until they have tools of their own. */
const usual: Record<Audience, UserToolName[]> = {
  breeder: ['my-animals', 'redeem-tests', 'litters', 'breeding-strategy'],
  owner: ['my-animals', 'redeem-tests', 'order-tests', 'order-history'],
  vet: ['my-patients', 'order-tests', 'order-supplies', 'vet-invoices'],
}

/** The four tools that were opened most; those not opened yet follow in their usual order. */
export function mostUsed(tools: UserTool[], uses: Record<string, number>, audience: Audience): UserTool[] {
  const usesOf = ({ name }: UserTool) => (Object.hasOwn(uses, name) ? (uses[name] ?? 0) : 0)
  const placeOf = ({ name }: UserTool) => usual[audience].indexOf(name) >>> 0
  return tools.toSorted((a, b) => usesOf(b) - usesOf(a) || placeOf(a) - placeOf(b)).slice(0, 4)
}
