import { LinkButton, Wrap } from '@shop/design-system'
import { useSettings } from '../../../data/settings.tsx'
import { roomsOf } from '../../../content/desk-rooms.ts'
import { DeskPage } from '../../../parts/desk/DeskPage.tsx'

/** `/desk`: where somebody at the desk begins. */
export function Today() {
  const { user } = useSettings()
  return (
    <DeskPage title="Today" lead="Your rooms at the desk.">
      <Wrap gap="3">
        {roomsOf(user?.roles ?? [])
          .filter(([room]) => room !== 'today')
          .map(([room, { name, path }]) => (
            <LinkButton key={room} variant="outline" href={path}>
              {name}
            </LinkButton>
          ))}
      </Wrap>
    </DeskPage>
  )
}
