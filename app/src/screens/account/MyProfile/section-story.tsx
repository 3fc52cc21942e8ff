import { Toaster } from '@shop/design-system'
import type { Decorator } from '@storybook/react-vite'
import { ProfileSection } from './ProfileSection.tsx'
import { sections } from './sections.ts'

const copy = (id: string) => {
  const { title, lead } = sections.find((section) => section.id === id) ?? { title: '', lead: '' }
  return { id, title, lead }
}

/** For a section's own stories: in its card, as wide as on the page, beside the messages. */
export const inItsCard =
  (id: string): Decorator =>
  (Story) => (
    <div style={{ maxWidth: '46rem' }}>
      <ProfileSection {...copy(id)}>
        <Story />
      </ProfileSection>
      <Toaster />
    </div>
  )
