import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { Suspense } from 'react'
import { GuidanceSection } from './GuidanceSection.tsx'
import { ScreenPage } from './ScreenPage.tsx'

/** A component’s page shows its stories in place; what is answered by mocks has a frame for each story. */
export default function Page() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { fileName } = preparedMeta.parameters
  if (!fileName.includes('design-system/')) return <ScreenPage />
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Suspense>
        <GuidanceSection storyFile={fileName} />
      </Suspense>
      <Stories />
    </>
  )
}
