import type { Diversity } from '@shop/contract/result'
import { Card, DescriptionList, Section } from '@shop/design-system'
import { chanceText } from '../../../parts/tool/percent-text.ts'
import { inbreedingText } from '../../../parts/result/inbreeding-text.ts'

type DiversityNotesProps = { diversity: Diversity; petName: string }

/** How mixed the DNA is, with how little a few hundred markers show of it. */
export const DiversityNotes = ({ diversity, petName }: DiversityNotesProps) => (
  <Section
    size="sm"
    title="How mixed the DNA is"
    lead="A rough measure by these SNPs alone, which are a small sample of the DNA. It ranks no animal: read it beside the pedigree."
  >
    <Card>
      <DescriptionList
        items={[
          {
            term: 'Heterozygosity',
            description: `${petName} has two different alleles at ${chanceText(diversity.heterozygosityPercent)} of ${diversity.markers} SNPs`,
          },
          { term: 'Coefficient of inbreeding', description: inbreedingText(diversity) },
        ]}
      />
    </Card>
  </Section>
)
