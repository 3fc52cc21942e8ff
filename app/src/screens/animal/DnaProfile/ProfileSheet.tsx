import type { AnimalProfile } from '@shop/contract/animal'
import { formatDate } from '@shop/contract/dates'
import type { DnaProfile } from '@shop/contract/result'
import { Button, Card, chakra, DescriptionList, Section, Table } from '@shop/design-system'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../../../data/settings.tsx'
import { Explained } from '../../../parts/result/Explained.tsx'
import { Finding } from '../../../parts/result/Finding.tsx'
import { SheetNotes } from '../../../parts/result/SheetNotes.tsx'
import { CopyButton } from '../../../parts/page/CopyButton.tsx'
import { DiversityNotes } from './DiversityNotes.tsx'
import { Fingerprint } from './Fingerprint.tsx'
import { useAnimalWords } from '../../../parts/animal/animal-words.tsx'

const Code = chakra('code', { base: { textStyle: 'mono' } })

/** As many as one takes in before asking for all. */
const shownMarkers = 8

const Sheet = chakra('div', {
  base: { paddingInline: { md: '6' }, bg: { md: 'card' }, border: { md: 'hairline' }, borderRadius: 'card' },
})

/** For a registry's form or a spreadsheet: one marker a line, tabs between. */
const profileText = ({ panel, markers }: Pick<DnaProfile, 'panel' | 'markers'>) =>
  [`Panel\t${panel}`, ...markers.map(({ name, alleles }) => `${name}\t${alleles.join('/')}`)].join('\n')

type ProfileSheetProps = { dna: DnaProfile; profile: AnimalProfile; picker: ReactNode }

export function ProfileSheet({ dna, profile, picker }: ProfileSheetProps) {
  const { country } = useSettings()
  const words = useAnimalWords()
  const [isUnfolded, setUnfolded] = useState(false)
  const { panel, markers } = dna
  const shown = isUnfolded ? markers : markers.slice(0, shownMarkers)
  return (
    <>
      <Finding
        title={`${profile.petName} in ${markers.length} markers`}
        lead={
          dna.conflict
            ? words(
                'Another sample has the profile of a different animal, so this one does not identify anybody and no parents are compared by it.',
              )
            : 'No two animals share a profile, identical twins aside. It identifies this one for life, and parentage is compared by it.'
        }
        aside={picker}
      />
      <SheetNotes
        sheet={{
          isSampleData: dna.isSampleData,
          isPartial: false,
          barcode: dna.barcode,
          conflicts: dna.conflict ? [dna.conflict] : [],
        }}
      />
      <Card>
        <Fingerprint dna={dna} label={`The profile as a picture: ${markers.length} markers, listed below`} />
        <chakra.div marginBlockStart="5">
          <DescriptionList
            items={[
              { term: 'Panel', description: panel },
              { term: 'Sample', description: dna.barcode, isMono: true },
              { term: 'Laboratory', description: dna.laboratory },
              { term: 'Date', description: formatDate(dna.date, country) },
              {
                term: 'Identity',
                description: dna.isIdentityVerified
                  ? 'Verified: the microchip was read when the sample was taken'
                  : 'Not verified: nobody checked the microchip when the sample was taken',
              },
            ]}
          />
        </chakra.div>
      </Card>
      {dna.diversity && !dna.conflict && <DiversityNotes diversity={dna.diversity} petName={profile.petName} />}
      <Section size="sm" title="The markers" action={<CopyButton text={profileText(dna)}>Copy as text</CopyButton>}>
        <Sheet>
          <Table
            caption={`${profile.petName}’s markers on ${panel}`}
            isCaptionHidden
            rows={shown}
            rowKey={({ name }) => name}
            columns={[
              { key: 'marker', label: 'Marker', isRowHeader: true, cell: ({ name }) => name },
              {
                key: 'alleles',
                label: 'Alleles',
                cell: ({ alleles }) => <Code>{alleles.length ? alleles.join(' / ') : 'No result'}</Code>,
              },
            ]}
          />
        </Sheet>
        {shown.length < markers.length && (
          <chakra.div marginBlockStart="4">
            <Button variant="outline" onClick={() => setUnfolded(true)}>
              Show all {markers.length} markers
            </Button>
          </chakra.div>
        )}
      </Section>
      <Explained title="Profiles compare only on the same panel">
        STR profiles (ISAG 2006) and SNP profiles (ISAG 2020) read different markers. For a comparison of parents, all
        of them need a profile on one panel.
      </Explained>
    </>
  )
}
