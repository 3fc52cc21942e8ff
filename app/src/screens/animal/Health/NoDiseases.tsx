import type { AnimalProfile } from '@shop/contract/animal'
import type { ReactNode } from 'react'
import { Finding } from '../../../parts/result/Finding.tsx'
import { Upgrades } from '../../../parts/product/Upgrades.tsx'

type NoDiseasesProps = { profile: AnimalProfile; barcode: string; picker: ReactNode }

/** A sample that was tested for other things. */
export const NoDiseases = ({ profile, barcode, picker }: NoDiseasesProps) => (
  <>
    <Finding
      title={`${profile.petName} has not been tested for diseases`}
      lead="This sample was read for other things. Health tests can be added from the same swab, where there are any for it."
      aside={picker}
    />
    <Upgrades profile={profile} barcode={barcode} />
  </>
)
