import { type TeachingCaseName, teachingCases } from '@shop/contract/teaching-case'
import { verdictLabel } from '@shop/contract/verdict'
import { DescriptionList, Link, LinkButton, ResultStatus } from '@shop/design-system'
import { paths } from '../../paths.ts'

type CaseFactsProps = {
  of: TeachingCaseName
  signalment: string
  question: string
  /** In place of the patient's genotype alone: "Queen b1/b1, tom A/A". */
  genotype?: string
}

/** A made-up patient: who, the question, and what the test read. */
export function CaseFacts({ of, signalment, question, genotype }: CaseFactsProps) {
  const one = teachingCases[of]
  return (
    <DescriptionList
      items={[
        { term: 'What this is', description: 'An example, not a patient' },
        { term: 'Signalment', description: signalment },
        { term: 'Question', description: question },
        { term: 'Test', description: <Link href={paths.factSheet(one)}>{one.name}</Link> },
        { term: 'Gene', description: one.gene, isMono: true },
        { term: 'Variant', description: one.variant, isMono: true },
        { term: 'Genotype', description: genotype ?? one.genotype, isMono: true },
        {
          term: 'Reported as',
          description: one.status ? (
            <ResultStatus status={one.status} label={verdictLabel(one.status)} size="sm" />
          ) : (
            'A genotype and its meaning: a blood group is not a disease, so it has no verdict'
          ),
        },
      ]}
    />
  )
}

/** Where a case leads: the test to order, and what each of its results means. */
export function CaseTest({ of }: { of: TeachingCaseName }) {
  const { speciesId, ...one } = teachingCases[of]
  return (
    <div className="actions">
      <LinkButton href={paths.product({ ...one, species: { name: speciesId === 1 ? 'Canine' : 'Feline' } })}>
        See this test
      </LinkButton>
      <LinkButton variant="outline" href={paths.factSheet(one)}>
        What each genotype means
      </LinkButton>
    </div>
  )
}
