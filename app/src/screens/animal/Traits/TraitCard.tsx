import { formatDate } from '@shop/contract/dates'
import type { AnimalProfile } from '@shop/contract/animal'
import type { Result } from '@shop/contract/result'
import { Accordion, AllelePair, Callout, Card, chakra, DescriptionList } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { allelePairs, alleleToneOf } from '../../../parts/result/genotype.ts'
import { BesideTests } from '../../../parts/result/BesideTests.tsx'
import { TestLinks } from '../../../parts/result/TestLinks.tsx'
import { traitName } from '../../../parts/result/trait-name.ts'
import { Sources } from '../../../parts/result/Sources.tsx'

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    '& .trait-pairs': { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockEnd: '4' },
    '& h3': { textStyle: 'h4', overflowWrap: 'anywhere' },
    '& .trait-reading': { fontWeight: 'semibold', marginBlockStart: '1' },
    '& .trait-text': { marginBlockStart: '1', marginBlockEnd: '3', textWrap: 'pretty' },
    '& .trait-more': { marginBlockStart: 'auto', borderTop: 'hairline', marginBlockEnd: '-3' },
    '& .trait-more details': { borderBottom: 'none' },
    '& .trait-more summary': { textStyle: 'label', minHeight: '12' },
  },
})

/** What is bold above it is not said again. */
const withoutReading = (meaning: string, reading: string | null | undefined) =>
  reading && meaning.startsWith(`${reading}. `) ? meaning.slice(reading.length + 2) : meaning

/** A trait: the pair, what it shows, and behind it where that is known from. */
export function TraitCard({ trait, profile }: { trait: Result; profile: AnimalProfile }) {
  const { country } = useSettings()
  const { product, genotype, meaning, offspringMeaning, caution, sources, together } = trait
  const all = [...new Set([...(together?.sources ?? []), ...sources])]
  return (
    <Card height="full">
      <Body>
        <div className="trait-pairs">
          {allelePairs(trait).map((alleles, index) => (
            <AllelePair
              key={index}
              size="lg"
              alleles={alleles}
              tone={alleleToneOf(trait)}
              label={index ? '' : (genotype ?? 'No genotype')}
            />
          ))}
        </div>
        <h3>{traitName(product.name)}</h3>
        {together?.reading && (
          <p className="trait-reading">{together.isSettled ? together.reading : `${together.reading}, not settled`}</p>
        )}
        <p className="trait-text">{withoutReading(meaning, together?.reading)}</p>
        <div className="trait-more">
          <Accordion
            items={[
              {
                title: 'How we know',
                content: (
                  <>
                    <p>{trait.plainSentence}.</p>
                    {caution && <Callout tone="caution">{caution}</Callout>}
                    <DescriptionList
                      items={[
                        {
                          term: 'Read together with',
                          description: together && together.tests.length > 1 && (
                            <BesideTests together={together} productId={product.id} />
                          ),
                        },
                        { term: 'For offspring', description: offspringMeaning },
                        { term: 'Gene', description: trait.gene, isMono: true },
                        { term: 'Variant', description: trait.variant, isMono: true },
                        { term: 'Genotype', description: genotype, isMono: true },
                        { term: 'Inheritance', description: trait.modeOfInheritance },
                        { term: 'Laboratory', description: trait.laboratory },
                        { term: 'Date', description: formatDate(trait.date, country) },
                        { term: 'Panel version', description: trait.panelVersion },
                        { term: 'Sources', description: all.length > 0 && <Sources sources={all} /> },
                      ]}
                    />
                    <TestLinks result={trait} profile={profile} />
                  </>
                ),
              },
            ]}
          />
        </div>
      </Body>
    </Card>
  )
}
