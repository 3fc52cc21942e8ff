import { AnimalPage } from '../../../parts/animal/AnimalPage.tsx'
import { OutsideReports } from '../../../parts/outside-report/OutsideReports.tsx'
import { WithResults } from '../../../parts/result/WithResults.tsx'
import { HealthReport } from './HealthReport.tsx'

/** `/my/animals/:id/health?sample=KP…&view=vet`: what was found in a sample's disease tests, by what matters. */
export const Health = () => (
  <AnimalPage page="health">
    {(profile) => (
      <>
        <WithResults profile={profile} page="health">
          {(known) => <HealthReport key={known.sample.barcode} profile={profile} {...known} />}
        </WithResults>
        <OutsideReports profile={profile} />
      </>
    )}
  </AnimalPage>
)
