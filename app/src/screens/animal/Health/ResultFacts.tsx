import { formatDate } from '@shop/contract/dates'
import type { Result, ResultSheet } from '@shop/contract/result'
import { DescriptionList } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { breedsText, capitalised, penetranceText } from '../../../parts/result/evidence.ts'
import { BesideTests } from '../../../parts/result/BesideTests.tsx'
import { Sources } from '../../../parts/result/Sources.tsx'

function basisOf({ basis }: Result): string {
  if (basis.kind === 'tested') return 'Tested in this sample'
  const { generations } = basis
  const back =
    generations === null || generations === 1 ? 'both parents are clear' : `clear for ${generations} generations`
  return `Clear by parentage: ${back}, and the parents’ DNA fits`
}

/** Where a result comes from; what is not known stays unsaid. */
export function ResultFacts({ result, sheet }: { result: Result; sheet: ResultSheet }) {
  const { country } = useSettings()
  return (
    <DescriptionList
      items={[
        { term: 'Gene', description: result.gene, isMono: true },
        { term: 'Variant', description: result.variant, isMono: true },
        { term: 'Genotype', description: result.genotype, isMono: true },
        { term: 'Inheritance', description: result.modeOfInheritance },
        {
          term: 'Read together with',
          description: result.together && result.together.tests.length > 1 && (
            <BesideTests together={result.together} productId={result.product.id} />
          ),
        },
        { term: 'Usual onset', description: capitalised(result.ageOfOnset) },
        { term: 'Penetrance', description: penetranceText(result) },
        { term: 'How common', description: result.prevalence },
        { term: 'Validated in', description: breedsText(result) },
        { term: 'Body system', description: result.bodySystem },
        { term: 'How we know', description: basisOf(result) },
        { term: 'Laboratory', description: result.laboratory },
        { term: 'Date', description: formatDate(result.date, country) },
        { term: 'Panel version', description: result.panelVersion },
        { term: 'Identity', description: sheet.isIdentityVerified ? 'Verified' : 'Not verified' },
        {
          term: result.sources.length === 1 ? 'Source' : 'Sources',
          description: result.sources.length > 0 && <Sources sources={result.sources} />,
        },
      ]}
    />
  )
}
