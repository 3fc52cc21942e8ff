import type { AnimalProfile } from '@shop/contract/animal'
import type { Medicine } from '@shop/contract/medicine'
import type { Result } from '@shop/contract/result'
import { chakra, LinkButton, Stack } from '@shop/design-system'
import type { Audience } from '../../../layouts/audience.ts'
import { Emergency, MedicineOrigin, type MedicinePart, MedicineParts } from '../../../parts/medicine/MedicineParts.tsx'
import { medicineCardFile } from '../../../data/report.ts'

const forCarriers: MedicinePart[] = ['whatItIs', 'forBreeding']
const forOwners: MedicinePart[] = ['whatItIs', 'signs', 'course', 'whatHelps', 'askTheVet', 'drugs', 'forBreeding']
const forVets: MedicinePart[] = ['forVets', 'drugs', 'signs', 'course', 'whatHelps', 'forBreeding']

type CareNotesProps = { medicine: Medicine; result: Result; profile: AnimalProfile; view: Audience }

/** What to look out for and to ask, from medicine that names its sources. It gives no amounts and replaces no vet. */
export function CareNotes({ medicine, result, profile, view }: CareNotesProps) {
  // One copy makes nobody ill: there is nothing to watch for.
  const isCarrier = result.status === 'carrier'
  return (
    <Stack gap="5">
      {!isCarrier && <Emergency medicine={medicine} />}
      <MedicineParts
        medicine={medicine}
        heading="h4"
        parts={isCarrier ? forCarriers : view === 'vet' ? forVets : forOwners}
        drugCard={
          <chakra.div marginBlockStart="3">
            <LinkButton
              variant="outline"
              size="sm"
              href={medicineCardFile(profile.id, result.product.id)}
              target="_blank"
            >
              A card for the wallet
            </LinkButton>
          </chakra.div>
        }
      />
      <MedicineOrigin medicine={medicine} />
    </Stack>
  )
}
