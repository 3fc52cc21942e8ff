import { byVerdict } from '@shop/contract/verdict'
import type { GeneMember, GeneReading, GeneRule } from './gene-group.ts'
import type { Verdict } from './verdict.ts'

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** "Long coat" within a sentence. */
export const within = (reading: string) => reading.charAt(0).toLowerCase() + reading.slice(1)
const quoted = (rules: readonly GeneRule[]) =>
  or.format([...new Set(rules.map(({ reading }) => `“${within(reading)}”`))])
const namesOf = (members: readonly GeneMember[]) => and.format(members.map(({ name }) => name))

export const tooManyVariants = (gene: string) =>
  `more variants of ${gene} were found than two chromosomes with one each can carry, so the laboratory has to say how they lie.`

/** An animal's genotypes as they are written, by the test's id. */
export type GenotypesByTest = ReadonlyMap<number, string>

/** "with Long hair M4 (N/M4)": the other tests in which something was found; nothing where there is none. */
function partnersOf({ group }: GeneReading, productId: number, genotypes: GenotypesByTest): string[] {
  return group.members.flatMap((member) => {
    const genotype = genotypes.get(member.productId)
    const hasVariant = genotype?.split('/').some((allele) => member.symbols.has(allele))
    return member.productId !== productId && hasVariant ? [`${member.name} (${genotype})`] : []
  })
}

const openText = ({ couldBe, unread }: GeneReading, rules: readonly GeneRule[] = couldBe): string[] =>
  rules.length
    ? [
        `${namesOf(unread)} ${unread.length > 1 ? 'have' : 'has'} no result to go by, so ${quoted(rules)} ${new Set(rules.map(({ reading }) => reading)).size > 1 ? 'are' : 'is'} not excluded.`,
      ]
    : []

const ifApart = 'if the two variants were inherited from different parents'

/** What a trait's genotype makes of the animal, beside the other results of its gene. */
export function traitTogether(reading: GeneReading, productId: number, genotypes: GenotypesByTest): string {
  const { group, found, otherwise } = reading
  const partners = partnersOf(reading, productId, genotypes)
  const read = group.members.filter((member) => genotypes.has(member.productId)).length
  const beside = partners.length
    ? `Read together with ${and.format(partners)}: `
    : read > 1
      ? 'Read together with the other tests of this gene: '
      : ''
  const say = (text: string) => (beside ? beside + text : text.charAt(0).toUpperCase() + text.slice(1))
  if (!found) return say(tooManyVariants(group.gene))
  const meant = otherwise
    ? `${within(found.reading)} ${ifApart}, else ${within(otherwise.reading)}. The parents’ results tell which.`
    : `${within(found.reading)}.`
  return [say(meant), found.meaning, ...openText(reading)].join(' ')
}

/** The graver of two verdicts; none is between a carrier's and a marker that failed. */
const graver = (one: Verdict['status'], other: Verdict['status']) =>
  byVerdict({ status: one }, { status: other }) <= 0 ? one : other

/**
 * What a disease's genotype means beside the other results of its gene: two different variants, one copy of each, may be
 * as much as two copies of one. Of an animal without the variant nothing is added.
 */
export function diseaseTogether(
  reading: GeneReading,
  own: Verdict,
  productId: number,
  genotypes: GenotypesByTest,
): Verdict {
  const { group, found, otherwise } = reading
  const member = group.members.find((one) => one.productId === productId)
  const hasVariant = genotypes
    .get(productId)
    ?.split('/')
    .some((allele) => member?.symbols.has(allele))
  if (!hasVariant) return own
  const partners = partnersOf(reading, productId, genotypes)
  if (!found) return { ...own, meaning: `${own.meaning} But ${tooManyVariants(group.gene)}` }
  const open = openText(
    reading,
    reading.couldBe.filter(({ status }) => byVerdict({ status }, own) < 0),
  )
  if (!partners.length) return open.length ? { ...own, meaning: [own.meaning, ...open].join(' ') } : own
  const one = 'One copy of this variant, and one of another of the same gene'
  const meant = otherwise
    ? `${within(found.reading)} ${ifApart}, which the tests do not show; else ${within(otherwise.reading)}.`
    : `${within(found.reading)}.`
  return {
    status: graver(found.status, own.status),
    meaning: [
      `${one}, ${and.format(partners)}: ${meant}`,
      found.meaning,
      ...(otherwise ? ['The parents’ results tell which.'] : []),
      ...open,
    ].join(' '),
    offspringMeaning: [
      own.offspringMeaning?.replace(/ With a clear mate, none gets two copies\.$/, ''),
      'If the two variants came from different parents, every offspring gets one of them: choose a mate that is clear of both.',
    ]
      .filter(Boolean)
      .join(' '),
  }
}
