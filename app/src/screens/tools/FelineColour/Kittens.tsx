import type { FelineColour } from '@shop/contract/tool'
import { Accordion, Card, chakra, Table } from '@shop/design-system'
import { Swatches } from './Swatches.tsx'

/** 12.5 as "12.5%", 33.333 as "33.3%". */
const percentText = (percent: number) => `${Math.round(percent * 10) / 10}%`
const mono = (genotype: string) => <chakra.code fontFamily="mono">{genotype}</chakra.code>

/** A pair's kittens: the colours first, then how they come about. The chance is each kitten's, whatever the litter's size. */
export const Kittens = ({ prediction }: { prediction: FelineColour }) => (
  <>
    <Card as="section" aria-labelledby="kittens">
      <chakra.h2 id="kittens" textStyle="h2">
        {prediction.offspringColours.length === 1
          ? `Every kitten: ${prediction.offspringColours[0]?.colour}`
          : `${prediction.offspringColours.length} colours are possible`}
      </chakra.h2>
      <chakra.p color="ink2" marginBlockStart="1" marginBlockEnd="5">
        The chance is each kitten’s own. A litter of four need not show four colours.
      </chakra.p>
      <Swatches
        colours={prediction.offspringColours.map(({ colour, percent }) => ({
          name: colour,
          beside: percentText(percent),
        }))}
      />
    </Card>
    {prediction.offspringCarries.length > 0 && (
      <Table
        caption="What kittens may carry unseen"
        columns={[
          { key: 'allele', label: 'Carries', isRowHeader: true, cell: ({ allele }) => allele },
          { key: 'percent', label: 'Chance', isNumeric: true, cell: ({ percent }) => percentText(percent) },
        ]}
        rows={prediction.offspringCarries}
        rowKey={({ allele }) => allele}
      />
    )}
    <Accordion
      items={[
        {
          title: 'Gene by gene',
          content: (
            <Table
              caption="Kittens, gene by gene"
              isCaptionHidden
              columns={[
                { key: 'locus', label: 'Gene', isRowHeader: true, cell: ({ locus }) => locus },
                { key: 'genotype', label: 'Genotype', cell: ({ genotype }) => mono(genotype) },
                { key: 'percent', label: 'Chance', isNumeric: true, cell: ({ percent }) => percentText(percent) },
              ]}
              rows={prediction.offspringLoci.flatMap(({ locus, outcomes }) =>
                outcomes.map((outcome) => ({ locus, ...outcome })),
              )}
              rowKey={({ locus, genotype }) => `${locus} ${genotype}`}
            />
          ),
        },
        {
          title: `All ${prediction.offspring.length} genotypes together`,
          content: (
            <Table
              caption="Kittens by their four genotypes"
              isCaptionHidden
              columns={[
                { key: 'genotype', label: 'Genotype', isRowHeader: true, cell: ({ genotype }) => mono(genotype) },
                { key: 'colour', label: 'Colour', cell: ({ colour }) => colour },
                { key: 'percent', label: 'Chance', isNumeric: true, cell: ({ percent }) => percentText(percent) },
              ]}
              rows={prediction.offspring}
              rowKey={({ genotype }) => genotype}
            />
          ),
        },
      ]}
    />
  </>
)
