import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { ScreenPage } from './ScreenPage.tsx'

/** A component's page shows its stories in place; what is answered by mocks has a frame for each story. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  if (!preparedMeta.parameters.fileName.includes('design-system/')) return <ScreenPage />
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
