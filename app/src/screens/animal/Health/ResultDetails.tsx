import type { AnimalProfile } from '@shop/contract/animal'
import type { Result, ResultSheet } from '@shop/contract/result'
import type { ResultStatus } from '@shop/contract/verdict'
import { AllelePair, Callout, chakra, LinkButton, Stack } from '@shop/design-system'
import type { Audience } from '../../../layouts/audience.ts'
import { breedsText } from '../../../parts/result/evidence.ts'
import { allelePairs, alleleToneOf } from '../../../parts/result/genotype.ts'
import { useAnimalCopy } from '../../../parts/animal/animal-copy.ts'
import { TestLinks } from '../../../parts/result/TestLinks.tsx'
import { Settled } from '../../../parts/result/ConflictNotes.tsx'
import { CareNotes } from './CareNotes.tsx'
import { ResultFacts } from './ResultFacts.tsx'
import { strategyHref } from './view.ts'

const Base = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
    columnGap: '10',
    rowGap: '6',
    alignItems: 'start',
    paddingInline: { base: '5', md: '6' },
    paddingBlock: '5',
    borderTop: 'hairline',
    '& .details-pair': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '3' },
    '& .details-pair p': { textStyle: 'small', color: 'ink2', maxWidth: '48' },
    '& h4': { fontWeight: 'semibold' },
    '& h4 + p': { marginBlockStart: '1', textWrap: 'pretty' },
  },
})

const whenToAsk: Record<ResultStatus, string> = {
  affected: 'Soon. Show your vet this result or its report: they know what to look out for, and what helps.',
  at_risk: 'Soon. Show your vet this result or its report: they know what to look out for, and what helps.',
  conflicting: 'If something worries you, do not wait for us: tell your vet that two samples were read differently.',
  carrier: 'There is no hurry. Mention it at the next visit, and before you plan a litter.',
  no_result: 'If this disease worries you, ask your vet. A new sample may give a result.',
  clear: 'Not because of this result. It speaks of one variant only, so signs of illness still deserve a visit.',
}

function copiesOf({ kind, genotype, loci }: Result): string | undefined {
  if (genotype === null) return 'This marker could not be read.'
  const [pair] = loci
  // It does not fit the animal, is contradicted or was set aside: its meaning has the reason.
  if (!pair) return undefined
  if (kind === 'trait' || loci.length > 1) return 'One copy from each parent.'
  const variants = pair.filter((allele) => allele.kind === 'variant').length
  if (pair.some((allele) => allele.kind === 'absent'))
    return variants
      ? 'His only copy is the variant: a male has one X chromosome.'
      : 'His only copy is normal: a male has one X chromosome.'
  return [
    'Two normal copies, one from each parent.',
    'One normal copy, and one variant.',
    'Two copies of the variant, one from each parent.',
  ][variants]
}

type ResultDetailsProps = { result: Result; view: Audience; profile: AnimalProfile; sheet: ResultSheet }

/** One step down from the sentence: the genotype as a picture, what it means for whom, and where it comes from. */
export function ResultDetails({ result, view, profile, sheet }: ResultDetailsProps) {
  const copy = useAnimalCopy()
  const pairs = allelePairs(result)
  const href = view === 'breeder' ? strategyHref(profile, [result]) : null
  const forItself = { title: view === 'vet' ? `For this ${copy.one}` : `For ${profile.petName}`, text: result.meaning }
  const forYoung = result.offspringMeaning && { title: 'For breeding', text: result.offspringMeaning }
  const meanings = view === 'breeder' ? [forYoung, forItself] : [forItself, forYoung]
  return (
    <Base>
      <Stack gap="5">
        <div className="details-pair">
          {pairs.map((alleles, index) => (
            <AllelePair
              key={index}
              size="lg"
              alleles={alleles}
              tone={alleleToneOf(result)}
              label={index ? '' : (result.genotype ?? 'No genotype')}
            />
          ))}
          <p>{copiesOf(result)}</p>
        </div>
        {meanings.map(
          (part) =>
            part && (
              <div key={part.title}>
                <h4>{part.title}</h4>
                <p>{part.text}</p>
              </div>
            ),
        )}
        {view === 'owner' && result.status && (
          <div>
            <h4>When to talk to your vet</h4>
            <p>{whenToAsk[result.status]}</p>
          </div>
        )}
        {result.status !== 'no_result' && result.conflict?.settlement && <Settled conflict={result.conflict} />}
        {result.medicine && <CareNotes medicine={result.medicine} result={result} profile={profile} view={view} />}
        {result.isValidatedInBreed === false && result.status !== 'no_result' && (
          <Callout tone="info">
            We have read of this test in other breeds: {breedsText(result)}. In the {profile.breed?.name} it may say
            less.
          </Callout>
        )}
        {result.caution && <Callout tone="caution">{result.caution}</Callout>}
        {href && (
          <div>
            <LinkButton variant="outline" size="sm" href={href}>
              Plan a mating with this result
            </LinkButton>
          </div>
        )}
        <div>
          <h4>What this test tells</h4>
          <p>{result.plainSentence}.</p>
        </div>
        <TestLinks result={result} profile={profile} />
      </Stack>
      <ResultFacts result={result} sheet={sheet} />
    </Base>
  )
}
