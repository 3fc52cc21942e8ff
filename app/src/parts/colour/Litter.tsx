import type { CoatColour } from '@shop/contract/tool'
import { Accordion, Card, chakra, Table } from '@shop/design-system'
import { useSpelling } from '../../data/spelling.tsx'
import { chanceText } from '../tool/percent-text.ts'
import type { ColourWords } from './colour-words.ts'
import { Swatches } from './Swatches.tsx'

const mono = (genotype: string) => <chakra.code fontFamily="mono">{genotype}</chakra.code>
const chance = ({ percentFrom, percentTo }: { percentFrom: number; percentTo: number }) =>
  chanceText(percentFrom, percentTo)

/** Of a gene on the X chromosome, whose it is too. */
const genotypeCell = ({ genotype, sex }: { genotype: string; sex: CoatColour['offspring'][number]['sex'] }) => (
  <>
    {mono(genotype)}
    {sex && ` of ${sex}`}
  </>
)
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type LitterProps = { prediction: CoatColour; words: ColourWords }

/** A pair's young: the colours first, then how they come about. The chance is each one's own, whatever the litter's size. */
export function Litter({ prediction, words }: LitterProps) {
  const spell = useSpelling()
  const { colours, offspring, offspringCarries, offspringColours, offspringLoci, offspringMarks } = prediction
  const sexes = [...new Set(offspringColours.map(({ sex }) => sex))]
  return (
    <>
      <Card as="section" aria-labelledby="litter">
        <chakra.h2 id="litter" textStyle="h2">
          {colours.length === 1
            ? `Every ${words.young}: ${colours[0]}`
            : `${colours.length} ${spell('colours')} are possible`}
        </chakra.h2>
        <chakra.p color="ink2" marginBlockStart="1" marginBlockEnd="5">
          The chance is each {words.young}’s own. A litter of four need not show four {spell('colours')}.
        </chakra.p>
        {sexes.map((sex) => (
          <chakra.div key={sex} marginBlockStart={sex && sex !== sexes[0] ? '6' : '0'}>
            {sex && (
              <chakra.h3 textStyle="h4" marginBlockEnd="3">
                {capitalised(sex)}
              </chakra.h3>
            )}
            <Swatches
              colours={offspringColours
                .filter((one) => one.sex === sex)
                .map((one) => ({ name: one.colour, beside: chance(one) }))}
            />
          </chakra.div>
        ))}
      </Card>
      {offspringMarks.length > 0 && (
        <Table
          caption="White"
          columns={[
            { key: 'mark', label: 'How much', isRowHeader: true, cell: ({ colour }) => colour },
            { key: 'percent', label: 'Chance', isNumeric: true, cell: chance },
          ]}
          rows={offspringMarks}
          rowKey={({ colour }) => colour}
        />
      )}
      {offspringCarries.length > 0 && (
        <Table
          caption={`What ${words.youngs} may carry unseen`}
          columns={[
            { key: 'allele', label: 'Carries', isRowHeader: true, cell: ({ allele }) => allele },
            { key: 'percent', label: 'Chance', isNumeric: true, cell: chance },
          ]}
          rows={offspringCarries}
          rowKey={({ allele }) => allele}
        />
      )}
      <Accordion
        items={[
          {
            title: 'Gene by gene',
            content: (
              <Table
                caption={`${words.youngs}, gene by gene`}
                isCaptionHidden
                columns={[
                  { key: 'locus', label: 'Gene', isRowHeader: true, cell: ({ locus }) => locus },
                  { key: 'genotype', label: 'Genotype', cell: genotypeCell },
                  { key: 'percent', label: 'Chance', isNumeric: true, cell: chance },
                ]}
                rows={offspringLoci.flatMap(({ locus, outcomes }) =>
                  outcomes.map((outcome) => ({ locus, ...outcome })),
                )}
                rowKey={({ locus, genotype }) => `${locus} ${genotype}`}
              />
            ),
          },
          ...(offspring.length
            ? [
                {
                  title: `All ${offspring.length} genotypes together`,
                  content: (
                    <Table
                      caption={`${words.youngs} by all their genotypes`}
                      isCaptionHidden
                      columns={[
                        {
                          key: 'genotype',
                          label: 'Genotype',
                          isRowHeader: true,
                          cell: genotypeCell,
                        },
                        { key: 'colour', label: spell('Colour'), cell: ({ colour }) => colour },
                        {
                          key: 'percent',
                          label: 'Chance',
                          isNumeric: true,
                          cell: ({ percent }) => chanceText(percent),
                        },
                      ]}
                      rows={offspring}
                      rowKey={({ genotype }) => genotype}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
