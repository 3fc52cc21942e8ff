import { Callout } from '@shop/design-system'

/** In place of what an admin who acts as the user may not do. */
export const OnlyInPerson = ({ name }: { name: string }) => (
  <Callout title={`Only ${name} can do this`}>
    You see what they see, but only they can request, offer, accept or change something here.
  </Callout>
)
