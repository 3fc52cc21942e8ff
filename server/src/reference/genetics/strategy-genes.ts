import type { BreedingStrategy } from '@shop/contract/tool'
import { tooManyVariants } from './gene-copy.ts'
import { type AllelesByTest, crossGene, diplotypesOf, type GeneGroup, groupOfTests, unreadIn } from './gene-group.ts'
import type { Pair } from './pair.ts'

type Together = BreedingStrategy['together'][number]

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const allelesIn = (pairs: readonly Pair[], parent: 'dam' | 'sire'): AllelesByTest =>
  new Map(
    pairs.flatMap(({ product, [parent]: alleles }) => (product && alleles ? [[product.id, alleles] as const] : [])),
  )

/** What a table of a gene leaves unsaid of one parent. */
function parentNotes(group: GeneGroup, parent: 'dam' | 'sire', alleles: AllelesByTest): string[] {
  const unread = unreadIn(group, alleles)
  const diplotypes = diplotypesOf(group, alleles)
  const known = diplotypes === null ? [] : diplotypes
  return [
    ...(unread.length
      ? [`The ${parent} has no result of ${and.format(unread.map(({ name }) => name))}, so the chances are ranges.`]
      : []),
    ...(known.length > 1
      ? [
          `The ${parent} has one copy each of two different variants. Whether they came from different parents the tests do not show, so the chances are ranges; the results of the ${parent}’s parents tell.`,
        ]
      : []),
    ...(diplotypes ? [] : [`Of the ${parent}, ${tooManyVariants(group.gene)}`]),
  ]
}

function together(all: GeneGroup, pairs: readonly Pair[]): Together {
  const ids = new Set(pairs.flatMap(({ product }) => product?.id ?? []))
  const group = groupOfTests(all, ids)
  const parents = { dam: allelesIn(pairs, 'dam'), sire: allelesIn(pairs, 'sire') }
  const crossed = crossGene(group, parents)
  const missing = all.members.filter(({ productId }) => !ids.has(productId))
  return {
    name: group.name,
    gene: group.gene,
    tests: group.members.map(({ productId, name }) => ({ id: productId, name })),
    outcomes: (crossed ?? []).map(({ rule, from, to }) => ({
      reading: rule.reading,
      status: rule.status,
      percentFrom: from * 100,
      percentTo: to * 100,
      meaning: rule.meaning,
    })),
    notes: [
      ...parentNotes(group, 'dam', parents.dam),
      ...parentNotes(group, 'sire', parents.sire),
      ...(missing.length
        ? [
            `${capital(and.format(missing.map(({ name }) => name)))} ${missing.length > 1 ? 'read' : 'reads'} this gene too and ${missing.length > 1 ? 'are' : 'is'} not in this plan: the chances hold where neither parent has ${missing.length > 1 ? 'their variants' : 'its variant'}.`,
          ]
        : []),
    ],
    warnings: [...new Set((crossed ?? []).flatMap(({ rule }) => rule.warning ?? []))],
    sources: [...new Set(group.rules.flatMap(({ sources }) => sources))],
  }
}

/** What offspring can be by two tests or more of one gene, which two different variants decide together. */
export const strategyGenes = (pairs: readonly Pair[]): Together[] =>
  [...Map.groupBy(pairs, ({ group }) => group)].flatMap(([group, own]) =>
    group && own.length > 1 ? [together(group, own)] : [],
  )
