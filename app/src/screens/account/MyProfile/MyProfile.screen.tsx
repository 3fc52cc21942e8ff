import { Card, SkeletonGroup, SkeletonText, Stack } from '@shop/design-system'
import { useMe } from '../../../data/user.ts'
import { MyPage } from '../../../parts/page/MyPage.tsx'
import { FailedState } from '../../../parts/failure/FailedState.tsx'
import { OnlyInPerson } from './OnlyInPerson.tsx'
import { Layout } from './MyProfile.recipe.ts'
import { ProfileSection } from './ProfileSection.tsx'
import type { LoadPage, SectionProps } from './section-props.ts'
import { SectionNav } from './SectionNav.tsx'
import { sections } from './sections.ts'

/** `/my/my-profile`: who the user is, how they sign in, and what we store of them. Each part is saved on its own. */
export function MyProfile({ loadPage = (path) => location.assign(path) }: { loadPage?: LoadPage }) {
  const { data: me, error, isValidating, mutate } = useMe()
  return (
    <MyPage name="My profile" lead="Who you are and how you sign in. Each part is saved on its own.">
      {me ? (
        <Full me={me} loadPage={loadPage} />
      ) : error ? (
        <FailedState error={error} onRetry={() => void mutate()} isRetrying={isValidating} />
      ) : (
        <Loading />
      )}
    </MyPage>
  )
}

function Full({ me, loadPage }: SectionProps) {
  const shown = sections.filter(
    ({ isInPersonOnly, isForVets }) => !(isInPersonOnly && me.viewedBy) && !(isForVets && me.type !== 'vet'),
  )
  return (
    <Layout>
      <SectionNav sections={shown} />
      <Stack gap={{ base: '5', md: '6' }}>
        {shown.map(({ Content, ...section }) => (
          <ProfileSection key={section.id} {...section}>
            <Content me={me} loadPage={loadPage} />
          </ProfileSection>
        ))}
        {me.viewedBy && <OnlyInPerson name={me.firstName} />}
      </Stack>
    </Layout>
  )
}

const Loading = () => (
  <SkeletonGroup label="Fetching your profile">
    <Layout>
      <SkeletonText lines={6} />
      <Stack gap="6">
        {[3, 6, 4].map((lines) => (
          <Card key={lines}>
            <SkeletonText lines={lines} />
          </Card>
        ))}
      </Stack>
    </Layout>
  </SkeletonGroup>
)
