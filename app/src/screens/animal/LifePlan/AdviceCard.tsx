import type { LifePlanContent } from '@shop/contract/life-plan'
import { verdictLabel } from '@shop/contract/verdict'
import { Callout, Card, chakra, Link, ResultStatus } from '@shop/design-system'
import { Sources } from '../../../parts/result/Sources.tsx'
import { paths } from '../../../paths.ts'

type Advice = LifePlanContent['advice'][number]

const Body = chakra('article', {
  base: {
    display: 'grid',
    gap: '4',
    '& .advice-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '2',
    },
    '& h3': { textStyle: 'h4', overflowWrap: 'anywhere' },
    '& h4': { fontWeight: 'semibold' },
    '& p': { maxWidth: 'prose', textWrap: 'pretty' },
    '& .advice-parts': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: '8',
      rowGap: '4',
    },
    '& .advice-drugs': { display: 'flex', flexWrap: 'wrap', gap: '2', listStyleType: 'none', marginBlockStart: '2' },
    '& .advice-drugs li': {
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'pill',
      bg: 'sand',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
    '& .advice-questions': { listStyleType: 'disc', paddingInlineStart: '5', marginBlockStart: '1' },
    '& .advice-sources': { textStyle: 'small', color: 'ink2', borderTop: 'hairline', paddingBlockStart: '3' },
  },
})

const partsOf = ({ whatItIs, onset, signs, whatHelps, forBreeding }: Advice) =>
  [
    { title: 'What it is', text: whatItIs },
    { title: 'Usual beginning', text: onset },
    { title: 'Watch for', text: signs },
    { title: 'What helps', text: whatHelps },
    { title: 'For breeding', text: forBreeding },
  ].filter(({ text }) => text)

/** What follows from one result: what to watch for, what helps, which medicines to be careful with, and what to ask. */
export function AdviceCard({ advice }: { advice: Advice }) {
  const { product, genotype, status, meaning, emergency, drugs, askTheVet, sources, readOn } = advice
  return (
    <Card>
      <Body>
        <div className="advice-head">
          <h3>{product.name}</h3>
          {status && <ResultStatus status={status} label={verdictLabel(status)} />}
        </div>
        <p>
          {genotype && <chakra.code textStyle="mono">{genotype}</chakra.code>} {meaning}
        </p>
        <div className="advice-parts">
          {partsOf(advice).map(({ title, text }) => (
            <div key={title}>
              <h4>{title}</h4>
              <p>{text}</p>
            </div>
          ))}
        </div>
        {drugs.length > 0 && (
          <div>
            <h4>Medicines to be careful with</h4>
            <p>Show this list to your vet before any treatment. Do not stop a medicine on your own.</p>
            <ul className="advice-drugs" aria-label="Medicines to be careful with">
              {drugs.map((drug) => (
                <li key={drug}>{drug}</li>
              ))}
            </ul>
          </div>
        )}
        {emergency && (
          <Callout tone="warning" title="When to go at once">
            {emergency}
          </Callout>
        )}
        {askTheVet.length > 0 && (
          <div>
            <h4>Ask your vet</h4>
            <ul className="advice-questions">
              {askTheVet.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="advice-sources">
          <p>{readOn ? 'Our sources, read in our own words:' : 'Our sources:'}</p>
          <Sources sources={sources} />
          <p>
            <Link href={paths.factSheet(product)}>Fact sheet of this test</Link>
          </p>
        </div>
      </Body>
    </Card>
  )
}
