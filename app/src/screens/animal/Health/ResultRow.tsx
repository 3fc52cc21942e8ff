import type { AnimalProfile } from '@shop/contract/animal'
import type { Result, ResultSheet } from '@shop/contract/result'
import { verdictLabel } from '@shop/contract/verdict'
import { AllelePair, Card, ResultStatus } from '@shop/design-system'
import { ChevronDown } from 'lucide-react'
import { memo, useState } from 'react'
import type { Audience } from '../../../layouts/audience.ts'
import { allelePairs, alleleToneOf } from '../../../parts/result/genotype.ts'
import type { HealthGroupName } from '../../../parts/result/health-groups.ts'
import { ResultDetails } from './ResultDetails.tsx'
import { Row } from './ResultRow.recipe.ts'
import { shortMeaning } from './view.ts'

type ResultRowProps = {
  result: Result
  group: HealthGroupName
  view: Audience
  profile: AnimalProfile
  sheet: ResultSheet
}

/**
 * A result in plain words; opened, everything behind it. A panel has hundreds: what is behind one is made when it is
 * first opened, and typing into the filter leaves alone those that stay.
 */
export const ResultRow = memo(function ResultRow({ result, group, view, profile, sheet }: ResultRowProps) {
  const [wasOpened, setOpened] = useState(false)
  const { product, gene, genotype, status, basis } = result
  const isAttention = group === 'attention'
  const row = (
    <Row size={isAttention ? 'lg' : 'md'}>
      <summary onClick={() => setOpened(true)}>
        <span className="row-copy">
          {isAttention && status && <ResultStatus status={status} label={verdictLabel(status)} />}
          <h3>{product.name}</h3>
          {group !== 'clear' && <span className="row-text">{shortMeaning(view, result)}</span>}
        </span>
        <span className="row-genotype">
          {gene && <code>{gene}</code>}
          {allelePairs(result).map((alleles, index) => (
            <AllelePair
              key={index}
              alleles={alleles}
              tone={alleleToneOf(result)}
              label={index ? '' : (genotype ?? 'No genotype')}
            />
          ))}
        </span>
        {!isAttention && (
          <span className="row-status">
            {status && (
              <ResultStatus
                status={status}
                size="sm"
                label={basis.kind === 'parentage' ? 'Clear by parentage' : verdictLabel(status)}
              />
            )}
          </span>
        )}
        <ChevronDown className="row-chevron" size={20} aria-hidden />
      </summary>
      {wasOpened && <ResultDetails result={result} view={view} profile={profile} sheet={sheet} />}
    </Row>
  )
  return isAttention ? (
    <Card size="flush" tone="affected">
      {row}
    </Card>
  ) : (
    row
  )
})
