import type { BreedingStrategy } from '@shop/contract/tool'
import { Callout, Card } from '@shop/design-system'
import { Sources } from '../../../parts/result/Sources.tsx'
import { Chance } from './Chance.tsx'
import { OutcomeSheet } from './OutcomeSheet.tsx'

/** Tests of one gene, read together: what each puppy or kitten can be, whichever variants bring it about. */
export const GeneOutcome = ({ gene }: { gene: BreedingStrategy['together'][number] }) => (
  <Card as="article" breakInside="avoid" aria-label={`${gene.name}, read together`}>
    <OutcomeSheet>
      <div>
        <h2>{gene.name}, read together</h2>
        <p className="mode">
          {gene.gene}: {gene.tests.map(({ name }) => name).join(', ')}
        </p>
      </div>
      {gene.outcomes.length > 0 && (
        <ul>
          {gene.outcomes.map((outcome) => (
            <Chance key={outcome.reading} outcome={outcome} what={outcome.reading} />
          ))}
        </ul>
      )}
      {gene.notes.map((note) => (
        <p key={note} className="mode">
          {note}
        </p>
      ))}
      {gene.warnings.map((warning) => (
        <Callout key={warning} tone="caution">
          {warning}
        </Callout>
      ))}
      {gene.sources.length > 0 && <Sources sources={gene.sources} />}
    </OutcomeSheet>
  </Card>
)
